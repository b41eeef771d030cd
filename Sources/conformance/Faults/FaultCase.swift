import Foundation
import PlatenTesting
import SwiftUI

/// What a user has entered when a fault was reported, and what the field has to have then.
@MainActor struct FaultCase {
  var entered: String
  var expected: String
  /// Enters it into a field, and answers what the field has.
  var run: () async throws -> String

  /// A text that comes in each of the ways: the field has the value when editing has ended, and shows what the style
  /// writes for it, or `shown`.
  static func text<Style: ParseableFormatStyle>(
    _ style: Style, _ text: String, ways: [EntryWay] = EntryWay.allCases, is value: Style.FormatInput,
    shown: String? = nil
  ) -> [FaultCase] where Style.FormatInput: Equatable, Style.FormatOutput == String {
    let expected = ValueField<Style>.Result(value: value, text: shown ?? style.format(value))
    return ways.map { way in
      FaultCase(entered: "\(text), \(way.name)", expected: "\(expected)") {
        "\(await ValueField(style, english).enter(text, way))"
      }
    }
  }

  /// A text that has no value.
  static func noValue<Style: ParseableFormatStyle>(
    _ style: Style, _ text: String, ways: [EntryWay] = EntryWay.allCases
  ) -> [FaultCase] where Style.FormatInput: Equatable, Style.FormatOutput == String {
    ways.map { way in
      FaultCase(entered: "\(text), \(way.name)", expected: "no value") {
        await ValueField(style, english).enter(text, way).value.map { "\($0)" } ?? "no value"
      }
    }
  }

  /// An edit of a field with a value: the text when editing has ended.
  static func edit<Style: ParseableFormatStyle>(
    _ style: Style, of value: Style.FormatInput, _ name: String, shown: String,
    _ edit: @escaping (FieldHandle) throws -> Void
  ) -> FaultCase where Style.FormatInput: Equatable, Style.FormatOutput == String {
    FaultCase(entered: "\(style.format(value)), \(name)", expected: shown) {
      await ValueField(style, english, value: value).edited(edit).text
    }
  }

  static let english = Locale(identifier: "en_US")
}
