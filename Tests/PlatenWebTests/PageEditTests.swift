#if Web
import Foundation
import Platen
import Testing

@testable import PlatenWeb

/// Random edits in the page's script and in its module, run by Node, against the program's own sessions: at each pause
/// both have the same texts and the same selection, whatever the network has done.
///
/// `PLATEN_PAGE_EDITS` is the number of edits, and `PLATEN_PAGE_SEED` where the random numbers begin.
@MainActor @Suite struct PageEditTests {
  private final class Link: BrowserLink {
    var sent: [String] = []
    func send(_ text: String) { sent.append(text) }
    func close(_ reason: CloseReason) {}
  }

  private struct Form: View {
    @State private var card = ""
    @State private var number: Double?
    @State private var price: Decimal?
    @State private var day: Date?
    @State private var serial = ""
    @State private var phone = ""
    @State private var note = ""

    var body: some View {
      VStack {
        TextField("Card", value: $card, format: .cardNumber)
        TextField("Number", value: $number, format: .number)
        TextField("Price", value: $price, format: .currency(code: "USD"))
        TextField("Day", value: $day, format: Date.FormatStyle(date: .numeric, time: .omitted))
        TextField("Serial", value: $serial, format: .mask("SN ####-####", guide: "_"))
        TextField("Phone", value: $phone, format: .phoneNumber)
        TextField("Note", text: $note)
        TextField("Same note", text: $note)
      }
      .liveFormatting()
    }
  }

  private let host = ViewHost(Form())
  private let view: BrowserView
  private var isOpen = false

  init() { view = BrowserView(id: "v", session: "s", host: host) }

  /// What the page is answered to a line.
  private func answer(_ line: String, over link: inout Link) throws -> String {
    switch line {
    case "open", "resume":
      view.detach(link)
      link = Link()
      view.attach(link, epoch: "e", isResumed: line == "resume")
    case "state": return try state()
    default: view.receive(try ClientMessage(Array(line.utf8.dropFirst("message ".utf8.count))))
    }
    let sent = link.sent
    link.sent = []
    return "[\(sent.joined(separator: ","))]"
  }

  private func state() throws -> String {
    var fields: [String: [JSON]] = [:]
    host.root.forEach { node in
      guard case .field(let field) = node.content else { return }
      let selection = field.selection
      fields[NodeRenderer.identifier(of: node.id)] = [
        .text(field.text), .number(selection.anchor), .number(selection.head),
      ]
    }
    return String(decoding: try JSONEncoder().encode(fields), as: UTF8.self)
  }

  private enum JSON: Encodable {
    case text(String)
    case number(Int)
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      }
    }
  }

  /// The lines that a program writes, read on a thread of their own: other tests go on meanwhile.
  private nonisolated static func lines(of handle: FileHandle) -> AsyncStream<String> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        var rest = Data()
        while case let data = handle.availableData, !data.isEmpty {
          rest += data
          while let end = rest.firstIndex(of: 0x0A) {
            continuation.yield(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
            rest = Data(rest[(end + 1)...])
          }
        }
        continuation.finish()
      }
    }
  }

  @Test func thePageAndTheProgramAgreeAfterRandomEdits() async throws {
    let environment = ProcessInfo.processInfo.environment
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let page = Process()
    page.executableURL = URL(filePath: "/usr/bin/env")
    page.arguments = [
      "node", folder.appending(path: "ClientTests/random-edits.mjs").path(percentEncoded: false),
      environment["PLATEN_PAGE_EDITS"] ?? "1500", environment["PLATEN_PAGE_SEED"] ?? "14",
    ]
    let (questions, answers, errors) = (Pipe(), Pipe(), Pipe())
    (page.standardOutput, page.standardInput, page.standardError) = (questions, answers, errors)
    try page.run()
    var link = Link()
    for await line in Self.lines(of: questions.fileHandleForReading) {
      answers.fileHandleForWriting.write(Data((try answer(line, over: &link) + "\n").utf8))
    }
    page.waitUntilExit()
    let said = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(page.terminationStatus == 0, "\(said)")
    if environment["PLATEN_PAGE_EDITS"] != nil { print(said) }
  }
}
#endif
