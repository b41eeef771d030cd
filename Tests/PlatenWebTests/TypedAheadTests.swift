#if Web
import Foundation
import Platen
import RegexBuilder
import Testing

@testable import PlatenWeb

/// What is typed in a field while the program moves the focus to the next one, and the page does not know yet.
@MainActor @Suite struct TypedAheadTests {
  private final class Link: BrowserLink {
    var sent: [String] = []
    func send(_ text: String) { sent.append(text) }
    func close(_ reason: CloseReason) {}
  }

  private struct Form: View {
    enum Place { case first, second, third }
    @State private var first = ""
    @State private var second = ""
    @State private var third = ""
    @FocusState private var place: Place?

    var body: some View {
      VStack {
        TextField("First", text: $first).focused($place, equals: .first)
          .onChange(of: first) { if first.count == 2 { place = .second } }
        TextField("Second", value: $second, format: .mask("##/##")).focused($place, equals: .second)
          .onChange(of: second) { if second.count == 4 { place = .third } }
        SecureField("Third", text: $third).focused($place, equals: .third)
      }
    }
  }

  private let host = ViewHost(Form())
  private let view: BrowserView
  private let link = Link()
  private let fields: [NodeID]
  private var action = 0

  init() {
    view = BrowserView(id: "v", session: "s", host: host)
    _ = view.page()
    view.attach(link, epoch: "e", isResumed: true)
    var fields: [NodeID] = []
    host.root.forEach { node in if case .field = node.content { fields.append(node.id) } }
    self.fields = fields
  }

  private var texts: [String] {
    fields.map { id in if case .field(let field)? = host.node(id)?.content { field.text } else { "" } }
  }

  private mutating func act(_ name: String, on index: Int) throws {
    action += 1
    view.receive(try ClientMessage(Array("[\"\(name)\",\(action),\(fields[index].rawValue)]".utf8)))
  }

  private mutating func focus(_ index: Int) throws { try act("o", on: index) }

  private mutating func followed(_ index: Int) throws { try act("f", on: index) }

  /// A letter typed at the end of a text as the page has it.
  private func type(_ letter: String, behind text: String, in index: Int, number: Int, base: Int = 0) throws {
    let count = text.utf16.count
    let message =
      "[\"e\",\(fields[index].rawValue),\(number),\(base),\(count),\(count),\"\(letter)\",\(count + 1),\(count + 1),\(count + 1)]"
    view.receive(try ClientMessage(Array(message.utf8)))
  }

  /// The program then moves the focus to the second field.
  private mutating func fillFirstField() throws {
    try focus(0)
    try type("a", behind: "", in: 0, number: 1)
    try type("b", behind: "a", in: 0, number: 2)
  }

  @Test mutating func whatIsTypedBeforeThePageConfirmsTheFocusIsInsertedThere() throws {
    try focus(0)
    for (index, letter) in ["a", "b", "1", "2", "3"].enumerated() {
      try type(letter, behind: String("ab123".prefix(index)), in: 0, number: index + 1)
    }
    #expect(texts == ["ab", "12/3", ""])
    // The page receives the text of the first field.
    #expect(link.sent.last?.contains("[\"f\",\(fields[0].rawValue),5") == true)
    try followed(1)
    // The page has an empty field and types at its end.
    try type("4", behind: "", in: 1, number: 1)
    #expect(texts == ["ab", "12/34", ""])
    try type("5", behind: "4", in: 1, number: 2)
    #expect(texts == ["ab", "12/34", "•"])
  }

  /// The page has received a part of what was inserted, and types on that.
  @Test mutating func whatThePageHasReceivedInPartIsContinued() throws {
    try fillFirstField()
    try type("1", behind: "ab", in: 0, number: 3)
    let version = try #require(self.version(of: 1))
    try type("2", behind: "ab1", in: 0, number: 4)
    try followed(1)
    try type("3", behind: "1", in: 1, number: 1, base: version)
    #expect(texts == ["ab", "12/3", ""])
    try type("4", behind: "13", in: 1, number: 2)
    #expect(texts == ["ab", "12/34", ""])
  }

  /// The version of a field's text that was sent last.
  private func version(of index: Int) -> Int? {
    let pattern = Regex {
      "[\"s\",\(fields[index].rawValue),0,"; Capture { OneOrMore(.digit) }
    }
    return link.sent.last.flatMap { $0.firstMatch(of: pattern) }.flatMap { Int($0.output.1) }
  }

  @Test mutating func whatIsTypedInAFieldThatTheUserChoosesStaysThere() throws {
    try fillFirstField()
    try focus(0)
    try type("c", behind: "ab", in: 0, number: 3)
    #expect(texts == ["abc", "", ""])
  }

  @Test mutating func aFieldThatIsFilledWithoutTheFocusKeepsItsText() throws {
    try focus(0)
    try type("1", behind: "", in: 1, number: 1)
    #expect(texts == ["", "1", ""])
  }

  @Test mutating func deletionsFollowTheTypedText() throws {
    try fillFirstField()
    try type("1", behind: "ab", in: 0, number: 3)
    view.receive(try ClientMessage(Array("[\"e\",\(fields[0].rawValue),4,0,2,3,\"\",2,2,2,\"b\"]".utf8)))
    #expect(texts == ["ab", "", ""])
    try type("2", behind: "ab", in: 0, number: 5)
    #expect(texts == ["ab", "2", ""])
  }

  @Test mutating func returnIsOfTheFieldWithTheFocus() throws {
    try fillFirstField()
    try act("r", on: 0)
    #expect(host.focus.node?.id == fields[1])
  }

  /// What is being composed stays in its field: the input method writes there.
  @Test mutating func aCompositionStaysWhereItIs() throws {
    try fillFirstField()
    view.receive(try ClientMessage(Array("[\"e\",\(fields[0].rawValue),3,0,2,2,\"k\",3,3,3,\"\",2,3]".utf8)))
    #expect(texts == ["abk", "", ""])
  }
}
#endif
