import TextEditing
import Testing

/// Symbols of currencies that have a point, which is a decimal sign elsewhere: the point of the symbol is none.
@Suite struct SymbolSigns {
  private static func shape(prefix: String = "", suffix: String = "", decimal: String, grouping: String) -> NumberShape
  {
    var shape = NumberShape()
    shape.decimalSeparator = decimal
    shape.groupingSeparator = grouping
    shape.fractionLimit = 3
    (shape.positivePrefix, shape.negativePrefix) = (prefix, "-" + prefix)
    (shape.positiveSuffix, shape.negativeSuffix) = (suffix, suffix)
    return shape
  }

  private static let balboas = shape(prefix: "B/.\u{A0}", decimal: ".", grouping: ",")
  private static let guilders = shape(prefix: "Cg.\u{A0}", decimal: ".", grouping: ",")
  private static let crowns = shape(prefix: "kr.", decimal: ",", grouping: ".")
  private static let guaranies: NumberShape = {
    var guaranies = shape(prefix: "Gs.\u{A0}", decimal: ",", grouping: ".")
    guaranies.fractionLimit = 0
    return guaranies
  }()
  private static let crownsBehind = shape(suffix: "\u{A0}kr.", decimal: ",", grouping: ".")
  private static let dinars: NumberShape = {
    var dinars = shape(suffix: "\u{A0}د.ب.", decimal: "\u{66B}", grouping: "\u{66C}")
    dinars.zero = "\u{660}"
    return dinars
  }()
  private static let latinDinars = shape(suffix: "\u{A0}د.ب.", decimal: ".", grouping: ",")

  /// The shape, a text as a locale writes it, and the number.
  private static let cases: [(NumberShape, String, String)] = [
    (balboas, "B/.\u{A0}3.00", "3.00"), (balboas, "B/. 1,234.50", "1234.50"), (balboas, "-B/.\u{A0}3.00", "-3.00"),
    (guilders, "Cg.\u{A0}7.00", "7.00"), (guilders, "Cg. 7", "7"), (guilders, ".5", ".5"), (guilders, "0.5", "0.5"),
    (crowns, "kr.-3,00", "-3,00"), (guaranies, "Gs. 1.234", "1234"), (guaranies, "Gs. 7", "7"),
    (crowns, "kr.7,00", "7,00"), (crowns, "kr.1.234,50", "1234,50"), (crowns, "-kr.7,00", "-7,00"),
    (crownsBehind, "7,00 kr.", "7,00"), (crownsBehind, "1.234 kr.", "1234"),
    (crownsBehind, "1.234,500 kr.", "1234,500"),
    (dinars, "٧٫٠٠٠ د.ب.", "7,000"), (dinars, "١٬٢٣٤٫٠٠٠ د.ب.", "1234,000"),
    (latinDinars, "7.000 د.ب.", "7.000"), (latinDinars, "1,234.500 د.ب.", "1234.500"),
  ]

  private func value(_ field: EditingSession, _ shape: NumberShape) -> Double? {
    LiveNumber(shape).canonical(field.text).flatMap(Double.init)
  }

  private func field(_ shape: NumberShape) -> EditingSession {
    var field = session("|", EditingOptions())
    field.format = LiveNumber(shape).format
    return field
  }

  @Test(arguments: cases.indices) func thePointOfASymbolIsNoSignHoweverTheTextComesIn(_ index: Int) throws {
    let (shape, text, number) = Self.cases[index]
    let expected = try #require(Double(number.replacing(",", with: ".")))
    var typed = field(shape)
    for character in text { typed.type(String(character)) }
    #expect(value(typed, shape) == expected, "typed: \(typed.text)")
    for split in 0...text.count {
      var pasted = field(shape)
      let middle = text.index(text.startIndex, offsetBy: split)
      for part in [text[..<middle], text[middle...]] where !part.isEmpty { pasted.perform(.paste(String(part))) }
      #expect(value(pasted, shape) == expected, "pasted, split at \(split): \(pasted.text)")
    }
  }
}
