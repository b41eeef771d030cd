import Foundation
import TextEditing
import TextFormats

/// A field under replay: its options and its format, with JSON values.
struct Field {
  var options = EditingOptions()
  /// Whether the text is formatted while it is typed; otherwise when editing ends, as in a field by default.
  var isLive = true
  /// Whether the value is optional: a text that has none makes it null when it is committed.
  var isOptional = false
  /// By default a text is its own value.
  var format = ValueFormat<JSONValue>(
    editFormat: nil, text: { if case .string(let text) = $0 { text } else { "" } }, value: { .string($0) })
  /// The value that the program sets, as the field keeps it; `nil` for none. Throws for a value of the wrong kind.
  var accept: (JSONValue) throws -> JSONValue? = { value in
    switch value {
    case .string: return value
    case .null: return .string("")
    default: throw ReplayError("setValue must be a string or null for this field")
    }
  }

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
    case "cardExpiry": readCardExpiry()
    case "name": try readName(reader)
    case "url": readURL()
    case "style": try readStyle(reader)
    case "generic": try readGeneric(reader)
    case "formatter": try readFormatter(reader)
    default:
      let kinds = "text, mask, number, percent, currency, date, phone, card, cardExpiry, name, url, style, generic"
      throw ReplayError("field.kind is '\(kind)'; it can be \(kinds) or formatter")
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

  /// Uses the format of a style, whose values are converted to JSON and back.
  mutating func use<S: ParseableFormatStyle>(
    _ style: S, to json: @escaping @Sendable (S.FormatInput) -> JSONValue,
    from: @escaping @Sendable (JSONValue) -> S.FormatInput?
  ) where S.FormatOutput == String {
    use(style.valueFormat, to: json, from: from)
  }

  /// Uses a format whose values are converted to JSON and back.
  mutating func use<Value>(
    _ values: ValueFormat<Value>, to json: @escaping @Sendable (Value) -> JSONValue,
    from: @escaping @Sendable (JSONValue) -> Value?
  ) {
    format = values.map(json, original: from)
    accept = { value in
      if value == .null { return nil }
      guard let input = from(value) else { throw ReplayError("setValue is of the wrong kind for this field") }
      return json(input)
    }
  }
}
