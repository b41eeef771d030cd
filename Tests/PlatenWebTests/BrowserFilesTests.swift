#if Web
import Foundation
import Platen
import PlatenGraph
import Testing

@testable import PlatenWeb

/// Files that a page sends to the program, and those that it gets.
@MainActor @Suite struct BrowserFilesTests {
  private final class Link: BrowserLink {
    var sent: [String] = []
    func send(_ text: String) { sent.append(text) }
    func close(_ reason: CloseReason) {}
  }

  private func open(several: Bool) -> FileDialog { FileDialog(kind: .open(allowsSeveral: several), title: "Open") }

  private func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

  @Test func partsOfFilesAreJoined() throws {
    let files = BrowserFiles()
    var answer: FileDialogAnswer?
    _ = files.present(open(several: true)) { answer = $0 }
    files.take(base64("one "), of: 0, named: "../a.txt", in: 1)
    files.take(base64("two"), of: 0, named: "../a.txt", in: 1)
    files.take(base64("b"), of: 1, named: "a.txt", in: 1)
    #expect(answer == nil)
    files.end(1, count: 2)
    guard case .chosen(let urls)? = answer else { throw CancellationError() }
    #expect(urls.map(\.lastPathComponent) == ["a.txt", "a.txt"])
    #expect(try urls.map { try String(contentsOf: $0, encoding: .utf8) } == ["one two", "b"])
  }

  @Test func filesEndWithTheView() throws {
    var files: BrowserFiles? = BrowserFiles()
    var answer: FileDialogAnswer?
    _ = files?.present(open(several: false)) { answer = $0 }
    files?.take(base64("x"), of: 0, named: "a.txt", in: 1)
    files?.end(1, count: 1)
    guard case .chosen(let urls)? = answer else { throw CancellationError() }
    #expect(FileManager.default.fileExists(atPath: urls[0].path))
    files = nil
    #expect(!FileManager.default.fileExists(atPath: urls[0].path))
  }

  @Test func filesEndWhenTheViewIsEndedThoughItIsStillReferenced() throws {
    let view = BrowserView(id: "v", session: "s", host: ViewHost(Text("Here")))
    var answer: FileDialogAnswer?
    _ = view.files.present(open(several: false)) { answer = $0 }
    view.files.take(base64("x"), of: 0, named: "a.txt", in: 1)
    view.files.end(1, count: 1)
    guard case .chosen(let urls)? = answer else { throw CancellationError() }
    #expect(FileManager.default.fileExists(atPath: urls[0].path))
    view.end(.shuttingDown)
    #expect(!FileManager.default.fileExists(atPath: urls[0].path))
  }

  @Test func theFolderOfAProcessThatWasKilledIsRemovedByTheNextOne() throws {
    let parent = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(Token.random())")
    defer { try? FileManager.default.removeItem(at: parent) }
    let store = FileStore(in: parent)
    let kept = try #require(store.makeFolder())
    let left = parent.appendingPathComponent("platen-files-left")
    try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
    try Data("x".utf8).write(to: left.appendingPathComponent("a.txt"))
    let other = parent.appendingPathComponent("other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    FileStore(in: parent).removeLeftovers()
    #expect(!FileManager.default.fileExists(atPath: left.path))
    #expect(FileManager.default.fileExists(atPath: kept.path), "its process is running")
    #expect(FileManager.default.fileExists(atPath: other.path))
    store.remove()
    #expect(!FileManager.default.fileExists(atPath: kept.path))
  }

  @Test func allViewsTogetherKeepNoMoreThanTheServerAllows() throws {
    let parent = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(Token.random())")
    defer { try? FileManager.default.removeItem(at: parent) }
    let store = FileStore(in: parent)
    #expect(store.keep(FileStore.mostBytes - 2))
    let files = BrowserFiles(store: store)
    var answers: [FileDialogAnswer] = []
    _ = files.present(open(several: false)) { answers.append($0) }
    files.take(base64("xyz"), of: 0, named: "a.txt", in: 1)
    files.end(1, count: 1)
    #expect(answers == [.unsupported])
    _ = files.present(open(several: false)) { answers.append($0) }
    files.take(base64("xy"), of: 0, named: "a.txt", in: 2)
    files.end(2, count: 1)
    #expect(answers.count == 2 && answers.last != .unsupported)
    #expect(store.freeBytes == 0)
    files.removeAll()
    #expect(store.freeBytes == 2, "what ends leaves its part to others")
  }

  @Test func aViewThatTakesNoFilesIsSentNone() throws {
    struct Page: View {
      var body: some View {
        Text("Here")
        Text("Off").dropDestination(for: URL.self) { _, _ in true }.disabled(true)
        Text("Images").onDrop(of: [.png], isTargeted: nil) { _ in true }
      }
    }
    let view = BrowserView(id: "v", session: "s", host: ViewHost(Page()))
    _ = view.page()
    let link = Link()
    view.attach(link, epoch: "e", isResumed: true)
    func isAsked(_ number: Int, for words: String, _ types: String) throws -> Bool {
      link.sent = []
      let target = view.host.root.first { $0.dropTarget != nil && $0.plainText == words }
      let node = try #require(target ?? view.host.root.first { $0.plainText == words })
      view.receive(.action(number, .drop(node.id, .zero, type: "Files", data: types)))
      return link.sent.joined().contains(#"["U","#)
    }
    #expect(try !isAsked(1, for: "Here", "text/plain"), "nothing takes it")
    #expect(try !isAsked(2, for: "Off", "text/plain"), "it is disabled")
    #expect(try !isAsked(3, for: "Images", "text/plain"), "it takes others")
    #expect(try isAsked(4, for: "Images", "image/png"))
  }

  @Test func whatWasNotAskedForIsIgnored() {
    let files = BrowserFiles()
    files.take(base64("x"), of: 0, named: "a.txt", in: 1)
    files.end(1, count: 1)
    var answers: [FileDialogAnswer] = []
    _ = files.present(open(several: false)) { answers.append($0) }
    // A second file, where one is asked for.
    files.take(base64("x"), of: 0, named: "a.txt", in: 1)
    files.take(base64("y"), of: 1, named: "b.txt", in: 1)
    files.end(1, count: 2)
    _ = files.present(open(several: false)) { answers.append($0) }
    files.take("no base 64", of: 0, named: "a.txt", in: 2)
    files.end(2, count: 1)
    _ = files.present(open(several: false)) { answers.append($0) }
    files.end(3, count: nil)
    #expect(answers == [.unsupported, .unsupported, .cancelled])
  }

  @Test func aSavedFileIsDownloadedAndRemoved() throws {
    let files = BrowserFiles()
    var message = ServerMessage()
    files.send = { $0(&message) }
    var answer: FileDialogAnswer?
    _ = files.present(FileDialog(kind: .save(name: "note.txt"), title: "Save")) { answer = $0 }
    guard case .chosen(let urls)? = answer, let url = urls.first else { throw CancellationError() }
    try Data("note".utf8).write(to: url)
    files.didWrite(url)
    #expect(message.text() == #"[["D","note.txt","application/octet-stream","bm90ZQ=="]]"#)
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func filesOfTheServerAreNotMoved() {
    let files = BrowserFiles()
    var answer: FileDialogAnswer?
    _ = files.present(FileDialog(kind: .folder(isForNewFiles: false), title: "Move")) { answer = $0 }
    #expect(answer == .unsupported)
  }

  @Test func namesHaveNoPath() {
    #expect(BrowserFiles.plainName("../../etc/passwd") == "passwd")
    #expect(BrowserFiles.plainName(#"C:\Users\a.txt"#) == "a.txt")
    #expect(BrowserFiles.plainName("..") == "file" && BrowserFiles.plainName("") == "file")
  }

  @Test func filesThatAreDroppedAreSentAndThenDropped() async throws {
    final class Log {
      var urls: [URL] = []
      var images = 0
    }
    struct Page: View {
      let log: Log
      var body: some View {
        Text("Here").dropDestination(for: URL.self) { urls, _ in
          log.urls += urls
          return true
        }
        Text("Images").onDrop(of: [.png], isTargeted: nil) { providers in
          log.images += providers.count
          return true
        }
      }
    }
    let log = Log()
    let view = BrowserView(id: "v", session: "s", host: ViewHost(Page(log: log)))
    _ = view.page()
    func target(_ words: String) throws -> Int {
      let node = view.host.root.first { $0.dropTarget != nil && $0.plainText == words }
      guard let node else { throw CancellationError() }
      return node.id.rawValue
    }
    func send(_ text: String) throws { view.receive(try ClientMessage(Array(text.utf8))) }
    try send(#"["T",1,\#(try target("Here")),1,2,"Files","text/plain,image/png"]"#)
    #expect(log.urls.isEmpty)
    try send(#"["F",2,1,0,"a.txt","\#(base64("one"))"]"#)
    try send(#"["F",3,1,1,"b.png","\#(base64("two"))"]"#)
    try send(#"["E",4,1,2]"#)
    #expect(log.urls.map(\.lastPathComponent) == ["a.txt", "b.png"])
    #expect(try log.urls.map { try String(contentsOf: $0, encoding: .utf8) } == ["one", "two"])
    // Only what the view takes.
    try send(#"["T",5,\#(try target("Images")),1,2,"Files","text/plain,image/png"]"#)
    try send(#"["F",6,2,0,"a.txt","\#(base64("one"))"]"#)
    try send(#"["F",7,2,1,"b.png","\#(base64("two"))"]"#)
    try send(#"["E",8,2,2]"#)
    #expect(log.images == 1)
  }

  @Test func modifierKeysAreReportedWhereTheyAreObserved() throws {
    final class Log { var keys: [Int] = [] }
    struct Page: View {
      let log: Log
      var body: some View {
        Text("Here").onModifierKeysChanged(initial: false) { log.keys.append($1.rawValue) }
      }
    }
    let log = Log()
    let view = BrowserView(id: "v", session: "s", host: ViewHost(Page(log: log)))
    let page = view.page()
    #expect(page.root.attributes["data-modifiers"] != nil)
    view.receive(try ClientMessage(Array(#"["U",1,"","",2]"#.utf8)))
    view.receive(try ClientMessage(Array(#"["U",2,"","",0]"#.utf8)))
    #expect(log.keys == [2, 0])
  }

  @Test func messagesOfFilesAndDragsAreRead() throws {
    #expect(
      try ClientMessage(#"["F",2,1,0,"a.txt","eA=="]"#.utf8)
        == .action(2, .filePart(dialog: 1, file: 0, name: "a.txt", data: "eA==")))
    #expect(try ClientMessage(#"["E",3,1,-1]"#.utf8) == .action(3, .filesChosen(dialog: 1, count: nil)))
    #expect(try ClientMessage(#"["D",4,7]"#.utf8) == .action(4, .dragPrepared(NodeID(rawValue: 7))))
    #expect(try ClientMessage(#"["O",5,-1,0,0]"#.utf8) == .action(5, .dragOver(nil, .zero)))
    #expect(
      try ClientMessage(#"["T",6,7,1,2,"text/plain","x"]"#.utf8)
        == .action(6, .drop(NodeID(rawValue: 7), CGPoint(x: 1, y: 2), type: "text/plain", data: "x")))
    #expect(try ClientMessage(#"["X",7]"#.utf8) == .action(7, .dragEnd))
  }
}
#endif
