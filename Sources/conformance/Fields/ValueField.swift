import Foundation
import PlatenTesting
import SwiftUI

/// The ways in which a text comes into a field.
enum EntryWay: CaseIterable {
  /// Key by key.
  case typed
  case pasted
  /// The first half, then the second.
  case pastedInTwo

  var name: String {
    switch self {
    case .typed: "typed"
    case .pasted: "pasted"
    case .pastedInTwo: "pasted in two parts"
    }
  }
}

/// A field with a value, from key to binding.
@MainActor final class ValueField<Style: ParseableFormatStyle>
where Style.FormatInput: Equatable, Style.FormatOutput == String {
  struct Result: Equatable, CustomStringConvertible {
    /// The bound value when editing has ended.
    var value: Style.FormatInput?
    /// The field's text then.
    var text: String

    var description: String { "“\(text)” \(value.map { "\($0)" } ?? "no value")" }
  }

  private final class Model {
    var value: Style.FormatInput?
  }

  private struct Content: View {
    let model: Model
    let style: Style
    var body: some View {
      TextField("Value", value: Binding(get: { model.value }, set: { model.value = $0 }), format: style)
        .liveFormatting()
    }
  }

  private let model = Model()
  private let screen: Screen

  /// A field whose value is `value` at first.
  init(_ style: Style, _ locale: Locale, value: Style.FormatInput? = nil) async {
    model.value = value
    screen = await Screen(Content(model: model, style: style), locale: locale)
  }

  /// Enters a text into the empty field and ends editing.
  func enter(_ text: String, _ way: EntryWay) -> Result {
    result { field in
      switch way {
      case .typed: try field.type(text)
      case .pasted: try field.paste(text)
      case .pastedInTwo:
        let half = text.index(text.startIndex, offsetBy: text.count / 2)
        try field.paste(String(text[..<half]))
        try field.paste(String(text[half...]))
      }
    }
  }

  /// Types a text without the digit in its middle into the empty field, then that digit in its place, and ends editing.
  func enterMiddleLast(_ text: String) -> Result {
    result { field in
      let digits = text.indices.filter { text[$0].isNumber }
      guard digits.count > 2 else { return try field.type(text) }
      let middle = digits[digits.count / 2]
      try field.type(String(text[..<middle] + text[text.index(after: middle)...]))
      let digitsBehind = text[middle...].count(where: \.isNumber) - 1
      // The caret before the digits behind the missing one, wherever the format has moved them.
      let shown = try field.text
      let place = shown.indices.filter { shown[$0].isNumber }.suffix(digitsBehind).first ?? shown.endIndex
      let offset = place.utf16Offset(in: shown)
      try field.select(offset..<offset)
      try field.type(String(text[middle]))
    }
  }

  /// Empties the field, edits it and ends editing.
  func result(of edit: (FieldHandle) throws -> Void) -> Result {
    edited { field in
      model.value = nil
      try field.replace(with: "")
      try edit(field)
    }
  }

  /// Edits the field as it is and ends editing.
  func edited(_ edit: (FieldHandle) throws -> Void) -> Result {
    do {
      let field = try screen.field("Value")
      try edit(field)
      try field.submit()
      return Result(value: model.value, text: try field.text)
    } catch {
      return Result(value: nil, text: "\(error)")
    }
  }
}
