import Foundation
import TextEditing

/// What a formatter says to a text that is not finished (`isPartialStringValid` of Foundation).
public enum PartialValidity: Equatable, Sendable {
  case valid
  /// Not valid; the edit is refused.
  case invalid
  /// Not valid as it is; this text is taken in its place.
  case replaced(String)
}

extension EditFormat {
  /// Asks a formatter about every edit and leaves the formatting to the end of editing.
  ///
  /// The formatter is asked on the thread that edits; like `Formatter` itself it need not be safe to share.
  public static func validating(_ check: @escaping (String) -> PartialValidity) -> EditFormat {
    let check = UncheckedBox(check)
    @Sendable func output(_ text: String, _ before: Int) -> Output {
      Output(text: text, significance: Significance(all: text.utf16.count), significantBefore: before)
    }
    return EditFormat(
      adopt: { output($0, $0.utf16.count) },
      reformat: { request in
        let utf16 = request.before.utf16
        let lower = utf16.index(utf16.startIndex, offsetBy: request.range.lowerBound)
        let upper = utf16.index(utf16.startIndex, offsetBy: request.range.upperBound)
        let edited = String(request.before[..<lower]) + request.replacement + String(request.before[upper...])
        let end = request.range.lowerBound + request.replacement.utf16.count
        switch check.value(edited) {
        case .valid: return output(edited, end)
        case .invalid: return nil
        case .replaced(let text): return output(text, min(end, text.utf16.count))
        }
      })
  }

  /// Formats with two functions of a formatter: the whole text is read and written anew after every edit, and the caret
  /// keeps the characters left of it.
  public static func aligned(_ reformat: @escaping (String) -> String?) -> EditFormat {
    AlignedFormat(reformat).format
  }
}

/// Carries what its user promises to use from one thread at a time.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension NumberFormatter {
  /// The live format of the formatter's numbers, `nil` for styles not written out in digits. The formatter is read once:
  /// what is set on it later makes no difference.
  public var editFormat: EditFormat? {
    func text(_ value: Double) -> String { string(from: NSNumber(value: value)) ?? "" }
    // A percentage shows a hundred times its value.
    let scale = multiplier?.doubleValue ?? 1
    func sample(_ value: Double) -> String { text(scale == 0 ? value : value / scale) }
    guard
      var shape = NumberShape(
        large: sample(11_111_111), negative: sample(-11_111_111), four: sample(1_111), five: sample(11_111),
        fraction: maximumFractionDigits > 0 ? sample(1.234567890123456) : nil, locale: locale ?? .process)
    else { return nil }
    guard sample(11_111_111).contains(where: { $0.wholeNumberValue == 1 }) else { return nil }
    shape.fractionLimit = maximumFractionDigits
    shape.minimum = minimum.map { $0.doubleValue * scale }
    shape.maximum = maximum.map { $0.doubleValue * scale }
    return LiveNumber(shape).format
  }
}

extension DateFormatter {
  /// The live format of dates that the formatter writes in digits, `nil` for others.
  public var editFormat: EditFormat? {
    guard let pattern = dateFormat, let shape = DateShape(pattern: pattern) else { return nil }
    return LiveDate(shape).format
  }
}
