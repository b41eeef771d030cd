import Foundation
import SwiftUI
import Testing

/// Rules of a form that are stored with their messages.
private struct StoredRule: Codable, Equatable {
  var limit: Int
  var message: LocalizedStringResource
}

@MainActor @Suite struct ArchivedTextTests {
  private func restored(_ rule: StoredRule) throws -> StoredRule {
    try JSONDecoder().decode(StoredRule.self, from: JSONEncoder().encode(rule))
  }

  @Test func aMessageIsRestoredWithItsKeyAndItsArguments() throws {
    let rule = StoredRule(limit: 5, message: "At most \(5) letters of \("Ada"), \(0.5, specifier: "%.2f") each")
    let copy = try restored(rule)
    #expect(copy == rule && copy.message.key == "At most %lld letters of %@, %.2f each")
    #expect(String(localized: copy.message) == String(localized: rule.message))
  }

  @Test func theTableAndTheLanguageAreKept() throws {
    let message = LocalizedStringResource(
      "name.empty", defaultValue: "Enter a name", table: "Rules", locale: Locale(identifier: "de_DE"))
    let copy = try restored(StoredRule(limit: 0, message: message)).message
    #expect(copy == message && copy.table == "Rules" && copy.locale.identifier == "de_DE")
    #expect(String(localized: copy.localizedStringResource) == "Enter a name")
  }

  @Test func otherArgumentsBecomeTheirWords() throws {
    let message: LocalizedStringResource = "Costs \(12.5, format: .number.precision(.fractionLength(2)))"
    let copy = try restored(StoredRule(limit: 0, message: message)).message
    #expect(String(localized: copy) == String(localized: message))
  }
}
