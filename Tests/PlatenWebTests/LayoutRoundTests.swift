#if Web
import Foundation
import Platen
import PlatenGraph
import Testing

@testable import PlatenWeb

extension HorizontalAlignment {
  private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  fileprivate static let colon = HorizontalAlignment(Colon.self)
}

/// How often a layout asks a page about sizes, and where it puts its views: over a slow link each time is seen.
@MainActor @Suite struct LayoutRoundTests {
  private struct Pairs: View {
    var first = "Name:"

    var body: some View {
      VStack(alignment: .colon, spacing: 0) {
        HStack(spacing: 8) {
          Text(first)
          Text("Ada Lovelace").alignmentGuide(.colon) { $0[.leading] }
        }
        HStack(spacing: 8) {
          Text("City of birth:")
          Text("London").alignmentGuide(.colon) { $0[.leading] }
        }
      }
    }
  }

  private let host: ViewHost
  private let layouts: BrowserLayouts
  private let flexibility: FlexibilityMap

  init() {
    host = ViewHost(Pairs())
    _ = host.update()
    layouts = BrowserLayouts(host)
    var flexibility = FlexibilityMap()
    flexibility.add(host.root, in: RenderContext())
    self.flexibility = flexibility
  }

  private var containers: [Node] {
    var found: [Node] = []
    host.root.forEach { if $0.measuredLayout != nil { found.append($0) } }
    return found
  }

  /// What a page of letters of 8 pixels in lines of 24 answers.
  private func answer(_ question: Substring) throws -> String {
    let parts = question.split(separator: ":", omittingEmptySubsequences: false)
    let node = try #require(Int(parts[0]).flatMap { host.node(NodeID(rawValue: $0)) })
    guard case .leaf(.text(let text)) = node.content else {
      Issue.record("A container is asked about: \(node.content)")
      return "\(question)=0:0"
    }
    let ideal = text.plainText.count * 8
    let width = parts[1].isEmpty || parts[1] == "i" ? ideal : min(ideal, max(Int(parts[1]) ?? 0, 40))
    let lines = (ideal + width - 1) / width
    return "\(question)=\(width):\(lines * 24)"
  }

  /// Answers questions until there are none, and returns how many messages had some.
  private func settle(offering width: Int) throws -> Int {
    for node in containers { layouts.receive(node.id, width: width, height: -1, sizes: "") }
    for round in 0..<20 {
      var message = ServerMessage()
      layouts.write(to: &message, flexibility)
      let operations = try #require(try JSONSerialization.jsonObject(with: Data(message.text().utf8)) as? [[Any]])
      let questions = operations.filter { $0[0] as? String == "L" }
      if questions.isEmpty { return round }
      for question in questions {
        let id = try #require(question[1] as? Int)
        let asked = try #require(question[2] as? String)
        let sizes = try asked.split(separator: ";").map(answer).joined(separator: ";")
        layouts.receive(NodeID(rawValue: id), width: width, height: -1, sizes: sizes)
      }
    }
    return 20
  }

  private func place(of text: String) -> [String: String] {
    var found: [String: String] = [:]
    host.root.forEach { node in
      if case .leaf(.text(let content)) = node.content, content.plainText == text { found = layouts.style(of: node.id) }
    }
    return found
  }

  @Test func layoutsInLayoutsAskOnceWhereThereIsSpace() throws {
    #expect(containers.count == 3)
    #expect(try settle(offering: 300) == 1)
    #expect(place(of: "Ada Lovelace")["left"] == "48px")
    #expect(place(of: "London")["left"] == "120px")
    #expect(place(of: "London")["width"] == "48px")
  }

  @Test func anotherWidthWithEnoughSpaceAsksNothing() throws {
    _ = try settle(offering: 300)
    #expect(try settle(offering: 280) == 0)
    #expect(place(of: "London")["left"] == "120px")
  }

  @Test func aNarrowerLayoutAsksAboutLinesThatBreak() throws {
    _ = try settle(offering: 300)
    let rounds = try settle(offering: 140)
    #expect((1...3).contains(rounds), "\(rounds)")
    #expect(place(of: "Ada Lovelace")["height"] == "48px")
  }
}
#endif
