import Foundation
import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

/// The calls that delegates receive, in the scenario of every front end, without a screen.
@MainActor struct DelegateScenarioTests {
  private struct Scenario: Decodable {
    struct Part: Decodable {
      let name: String
      let on: [String]?
      let steps: [[String: String]]
      let log: [String]
    }

    let parts: [Part]
  }

  private static let keys: [String: KeyEquivalent] = ["backspace": .delete, "return": .return, "tab": .tab]

  private func perform(_ step: [String: String], on screen: Screen) throws {
    for (action, word) in step {
      switch action {
      case "focus": try screen.field(word).focus()
      case "type": try screen.type(word)
      case "key": try screen.press(try #require(Self.keys[word]))
      case "press": try screen.button(word).press()
      case "paste": try screen.field(try #require(screen.focusedLabel)).paste(word)
      case "compose": try screen.field(try #require(screen.focusedLabel)).compose(word)
      case "commit": try screen.field(try #require(screen.focusedLabel)).endComposition()
      default: Issue.record("unknown step \(action)")
      }
    }
  }

  @Test func delegatesAreNotifiedAsInOtherFrontEnds() async throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Drive/delegates.json")
    let scenario = try JSONDecoder().decode(Scenario.self, from: Data(contentsOf: url))
    let screen = await Screen(DelegateLogPage())
    var expected: [String] = []
    for part in scenario.parts where part.on?.contains("testing") ?? true {
      for step in part.steps { try perform(step, on: screen) }
      expected += part.log
    }
    let written = try #require(screen.texts.first { $0.hasPrefix("{") })
    let log = try JSONDecoder().decode([String: [String]].self, from: Data(written.utf8))["log"]
    #expect(log == expected)
  }
}
