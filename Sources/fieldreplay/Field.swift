import Foundation
import TextEditing

/// A field under replay: its format, and the conversion between its text and its value.
struct Field {
  var options = EditingOptions()
  /// The live format; not used if the line requests Apple's behaviour.
  var format: EditFormat?
  var isLive = true
  /// Whether the value is optional: a text that has none makes it null when it is committed.
  var isOptional = false
  /// The value of a text; `null` when it has none.
  var value: (String) -> JSONValue = { .string($0) }
  /// Whether a text is complete.
  var isComplete: (String) -> Bool = { _ in true }
  /// The text for a value that the program sets. Throws for a value of the wrong kind.
  var text: (JSONValue) throws -> String = { value in
    switch value {
    case .string(let string): return string
    case .null: return ""
    default: throw ReplayError("setValue must be a string or null for this field")
    }
  }
  /// The value that the program sets, as the field keeps it.
  var normalized: (JSONValue) -> JSONValue = { $0 == .null ? .string("") : $0 }
  /// The text at the end of editing; `nil` to keep it.
  var commit: (String) -> String? = { _ in nil }

  init(_ value: JSONValue) throws {
    let reader = try JSONReader(value, path: "field")
    guard let kind = try reader.string("kind") else { throw ReplayError("field.kind is missing") }
    switch kind {
    case "text": try readText(reader)
    case "mask": try readMask(reader)
    case "number": try readNumber(reader, percent: false)
    case "percent": try readNumber(reader, percent: true)
    case "currency": try readCurrency(reader)
    case "date": try readDate(reader)
    case "phone": try readPhone(reader)
    case "card": readCard()
    case "name": try readName(reader)
    case "url": readURL()
    case "generic": try readGeneric(reader)
    default:
      throw ReplayError(
        "field.kind is '\(kind)'; it can be text, mask, number, percent, currency, date, phone, card, name, url or generic"
      )
    }
    try readCommon(reader)
  }

  private mutating func readCommon(_ reader: JSONReader) throws {
    isLive = try reader.bool("live") ?? true
    isOptional = try reader.bool("optional") ?? false
    if let bias = reader["bias"] {
      let reader = try JSONReader(bias, path: "field.bias")
      let sides: [String: EditingOptions.Bias.Side] = ["before": .before, "after": .after]
      options.bias.insert = try reader.choice("insert", sides)
      options.bias.delete = try reader.choice("delete", sides)
    }
    if let deletion = try reader.choice(
      "backspaceOverLiteral", ["delete": EditingOptions.LiteralDeletion.delete, "skip": .skip])
    {
      options.backspaceOverLiteral = deletion
    }
    options.movement = try reader.choice("movement", ["logical": .logical, "visual": .visual]) ?? .logical
    if !isLive { format = nil }
  }

  /// A locale that exists.
  static func locale(_ reader: JSONReader) throws -> Locale {
    let identifier = try reader.string("locale") ?? "en_US"
    let locale = Locale(identifier: identifier)
    guard let language = locale.language.languageCode, language.isISOLanguage else {
      throw ReplayError("field.locale '\(identifier)' is unknown")
    }
    return locale
  }
}
