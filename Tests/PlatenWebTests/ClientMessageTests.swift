#if Web
import Platen
import Testing

@testable import PlatenWeb

@Suite struct ClientMessageTests {
  private func message(_ text: String) throws(ClientMessage.Failure) -> ClientMessage {
    try ClientMessage(Array(text.utf8))
  }

  @Test func readsEveryKind() throws {
    #expect(
      try message(#"["h",5,"view","epoch","a%20b/c?d"]"#)
        == .hello(
          version: 5, view: "view", epoch: "epoch", address: try #require(PageAddress("a%20b/c?d")), former: nil))
    #expect(
      try message(#"["h",1,"view","epoch"]"#)
        == .hello(version: 1, view: "view", epoch: "epoch", address: PageAddress([]), former: nil))
    #expect(
      try message(#"["h",6,"view","epoch","","before",true]"#)
        == .hello(
          version: 6, view: "view", epoch: "epoch", address: PageAddress([]),
          former: FormerView(view: "before", isReload: true)))
    #expect(try message(#"["b","view"]"#) == .late(view: "view"))
    #expect(try message(#"["A",3,"b/c",2]"#) == .action(3, .navigate(PageAddress(["b", "c"]), depth: 2)))
    #expect(try message(#"["o",3,-1]"#) == .action(3, .focus(nil)))
    #expect(try message(#"["o",3,7]"#) == .action(3, .focus(NodeID(rawValue: 7))))
    #expect(try message(#"["p",4,7]"#) == .action(4, .press(NodeID(rawValue: 7))))
    #expect(try message(#"["t",4,7,true]"#) == .action(4, .setOn(NodeID(rawValue: 7), true)))
    #expect(try message(#"["r",4,7]"#) == .action(4, .submit(NodeID(rawValue: 7))))
    #expect(try message(#"["x",4,"Escape",2]"#) == .action(4, .key("Escape", modifiers: 2)))
    #expect(
      try message(#"["K",4,"a","A",2,false]"#)
        == .action(4, .capturedKey("a", characters: "A", modifiers: 2, isRepeated: false)))
    #expect(try message(#"["g",4,true]"#) == .action(4, .find(isReplacing: true)))
    #expect(
      try message(#"["W",4,true,false,true,800,600,1500]"#)
        == .action(
          4,
          .surroundings(
            isNarrow: true, isDark: false, isStill: true, window: CGSize(width: 800, height: 600), scale: 1500)))
    #expect(throws: ClientMessage.Failure.wrongArguments) { try message(#"["W",4,true,false,true,800,-1,1500]"#) }
    #expect(
      try message(#"["G",5,7,80,40,10,-20]"#)
        == .action(5, .resize(NodeID(rawValue: 7), CGRect(x: 10, y: -20, width: 80, height: 40))))
    #expect(try message(#"["N",6,7,0,250]"#) == .action(6, .near(NodeID(rawValue: 7), from: 0, to: 250)))
    #expect(
      try message(#"["L",7,8,300,-1,"9::i=40:18"]"#)
        == .action(7, .measured(NodeID(rawValue: 8), width: 300, height: -1, sizes: "9::i=40:18")))
    #expect(try message(#"["z",7,2,1]"#) == .undo(NodeID(rawValue: 7), sequence: 2, base: 1))
    #expect(try message(#"["Z",7,3,1]"#) == .redo(NodeID(rawValue: 7), sequence: 3, base: 1))
    #expect(
      try message(#"["v",7,2,5,"abc",null,1,3]"#)
        == .whole(NodeID(rawValue: 7), sequence: 2, base: 5, text: "abc", markCount: nil, anchor: 1, head: 3))
  }

  @Test func readsEdits() throws {
    let edit = FieldEdit(
      sequence: 2, base: 1, start: 3, end: 4, text: "é\n", length: 9, anchor: 5, head: 4, kind: .backspace,
      marked: 3..<5)
    #expect(try message(#" [ "e", 7, 2, 1, 3, 4, "é\n", 9, 5, 4, "b", 3, 5 ] "#) == .edit(NodeID(rawValue: 7), edit))
    #expect(try message(#"["e",7,2,1,3,4,"\u00e9\n",9,5,4,"b",3,5]"#) == .edit(NodeID(rawValue: 7), edit))
  }

  @Test(arguments: [
    "", " ", "[", "]", "[]", "[1]", "{}", "null", #""h""#, #"["h"]"#, #"["h",1,2,3]"#, #"["h",1,"a","b",0]"#,
    #"["e",1]"#,
    #"["e",1,1,0,5,2,"",0,0,0]"#, #"["e",1,1,0,-1,2,"",0,0,0]"#, #"["e",1,1,0,0,0,"",0,0,0,"q"]"#,
    #"["e",1,1,0,0,0,"",0,0,0,"",5,2]"#, #"["t",1,2,3]"#, #"["p",1,1.5]"#, #"["p",1,1e3]"#,
    #"["p",1,9999999999999999]"#,
    #"["p",1,1],"#, #"["p",1,1]]"#, #"["p",1,,1]"#, #"["x",1,"\x",0]"#, #"["x",1,"\u12",0]"#, #"["x",1,"#,
    #"["x",1,"a"#,
    "[\"x\",1,\"a\nb\",0]", #"[["p"],1,1]"#, #"["p",tru,1]"#,
  ])
  func refusesWhatIsMalformed(text: String) {
    #expect(throws: ClientMessage.Failure.self) { try message(text) }
  }

  @Test func anEndlessArrayIsRefusedEarly() {
    #expect(throws: JSONReader.Failure.tooMany) {
      try JSONReader.values(of: Array(("[" + String(repeating: "1,", count: 100_000) + "1]").utf8))
    }
  }

  @Test func halfASurrogatePairBecomesAReplacementOfTheSameLength() throws {
    #expect(
      try JSONReader.values(of: Array(#"["\ud83d","\ud83d\ude00","\ude00x"]"#.utf8))
        == [.string("\u{FFFD}"), .string("😀"), .string("\u{FFFD}x")])
  }

  /// Every input is a message or a failure.
  @Test func neverTrapsOnRandomBytes() {
    var generator = SystemRandomNumberGenerator()
    let valid = Array(#"["e",7,2,1,3,4,"é\u00e9\ud83d\ude00",9,5,4,"b",3,5]"#.utf8)
    for _ in 0..<5_000 {
      var bytes = valid
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: index)
        default: bytes.insert(bytes[index], at: index)
        }
      }
      _ = try? ClientMessage(bytes)
    }
  }
}
#endif
