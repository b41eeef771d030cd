import Foundation
import GalleryPages
import PlatenTesting
import SwiftUI
import Testing

/// The scenario that is run against every front end, run here without a screen.
@MainActor struct ScenarioTests {
  private struct Scenario: Decodable {
    struct Step: Decodable {
      var focus: String?
      var type: String?
      var paste: String?
      var key: String?
      var times: Int?
      var expect: [String: String]?
    }

    struct Result: Codable, Equatable {
      var age: Int?
      var amount: Double?
      var email: String
      var mobile: String
      var name: String
      var notes: String
      var phone: String
    }

    var steps: [Step]
    var result: Result
  }

  private static let keys: [String: KeyEquivalent] = [
    "left": .leftArrow, "right": .rightArrow, "home": .home, "end": .end, "backspace": .delete, "return": .return,
    "tab": .tab,
  ]

  @Test func theSignUpFormEndsWithTheSameValues() async throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Drive/scenario.json")
    let scenario = try JSONDecoder().decode(Scenario.self, from: Data(contentsOf: url))
    let screen = await Screen(SignUpForm())
    var current = ""
    for step in scenario.steps {
      if let label = step.focus { try screen.field(label).focus() }
      if let text = step.type { try screen.type(text) }
      if let text = step.paste {
        current = try #require(screen.focusedLabel)
        try screen.field(current).paste(text)
      }
      if let name = step.key {
        let key = try #require(Self.keys[name])
        for _ in 0..<(step.times ?? 1) { try screen.press(key) }
      }
      for (label, text) in step.expect ?? [:] { #expect(try screen.field(label).text == text) }
    }
    let shown = try #require(screen.texts.first { $0.hasPrefix("{") })
    #expect(try JSONDecoder().decode(Scenario.Result.self, from: Data(shown.utf8)) == scenario.result)
  }
}
