#if Web
import EditingModule
import Foundation
import Platen
import Testing
import TextEditing

@testable import PlatenWeb

/// A program whose page is the page's script and module, run by Node: what that writes are the requests of a browser.
@MainActor final class PageProgram {
  private final class Link: BrowserLink {
    var sent: [String] = []
    func send(_ text: String) { sent.append(text) }
    func close(_ reason: CloseReason) {}
  }

  private let host: ViewHost
  private let view: BrowserView
  private var link = Link()
  /// The same program without a page.
  private let native: ViewHost

  init(_ form: some View) {
    host = ViewHost(form)
    native = ViewHost(form)
    view = BrowserView(id: "v", session: "s", host: host)
    _ = native.update()
  }

  /// Runs a script of the client's tests, and answers what it requests until it ends; returns what it has reported.
  func run(_ script: String, _ arguments: [String]) async throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let page = Process()
    page.executableURL = URL(filePath: "/usr/bin/env")
    page.arguments = ["node", folder.appending(path: "ClientTests/\(script)").path(percentEncoded: false)] + arguments
    let (questions, answers, errors) = (Pipe(), Pipe(), Pipe())
    (page.standardOutput, page.standardInput, page.standardError) = (questions, answers, errors)
    try page.run()
    for await line in Self.lines(of: questions.fileHandleForReading) {
      answers.fileHandleForWriting.write(Data((try answer(line) + "\n").utf8))
    }
    page.waitUntilExit()
    let said = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(page.terminationStatus == 0, "\(said)")
    return said
  }

  /// What the page is answered to a line.
  private func answer(_ line: String) throws -> String {
    switch line {
    case "open", "resume":
      view.detach(link)
      link = Link()
      view.attach(link, epoch: "e", isResumed: line == "resume")
    case "state": return try states(of: host)
    case _ where line.hasPrefix("native "): return try answerNatively(line)
    default: view.receive(try ClientMessage(Array(line.utf8.dropFirst("message ".utf8.count))))
    }
    let sent = link.sent
    link.sent = []
    return "[\(sent.joined(separator: ","))]"
  }

  /// Carries out a command in the program without a page, or moves its focus; answers the field's state.
  private func answerNatively(_ line: String) throws -> String {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    let node = try #require(native.root.first { NodeRenderer.identifier(of: $0.id) == words[1] })
    switch words[2] {
    case "focus": native.focus.move(to: node.id)
    case "leave": native.focus.move(to: nil)
    default: native.send(.edit(try #require(ModuleCommand.read(words[2]))), to: node.id)
    }
    _ = native.update()
    guard case .field(let field) = node.content else { return "[]" }
    return String(decoding: try JSONEncoder().encode(state(of: field)), as: UTF8.self)
  }

  private func states(of host: ViewHost) throws -> String {
    var fields: [String: [JSON]] = [:]
    host.root.forEach { node in
      if case .field(let field) = node.content { fields[NodeRenderer.identifier(of: node.id)] = state(of: field) }
    }
    return String(decoding: try JSONEncoder().encode(fields), as: UTF8.self)
  }

  private func state(of field: FieldContent) -> [JSON] {
    [.text(field.text), .number(field.selection.anchor), .number(field.selection.head)]
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
}
#endif
