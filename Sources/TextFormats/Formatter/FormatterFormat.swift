import Foundation
import TextEditing

/// A formatter's answer to an incomplete text, as Foundation's `isPartialStringValid` gives it.
public enum PartialValidity: Equatable, Sendable {
  case valid
  /// The text is not valid; the edit is refused.
  case invalid
  /// The text is not valid; this text replaces it. The caret, in UTF-16 units, stays after what was typed when it is nil.
  case replaced(String, caret: Int? = nil)
}

/// An edit that a formatter is asked about, before it is made. Positions are in UTF-16 units.
package struct PartialEdit {
  /// The text with the edit in it.
  package let text: String
  /// The caret after the edit.
  package let caret: Int
  /// The text before the edit.
  package let original: String
  /// What the edit replaces.
  package let range: Range<Int>

  init(_ request: EditFormat.Request) {
    text = request.edited
    caret = request.range.lowerBound + request.replacement.utf16.count
    original = request.before
    range = request.range
  }

  /// The caret in a text that replaces the edited one: where the formatter has placed it, or else behind the characters
  /// that it follows in the edited text.
  func caret(in replacement: String, placed: Int?) -> Int {
    let offset = placed ?? EditAlignment(from: text, to: replacement).caret(at: caret)
    return max(0, min(offset, replacement.utf16.count))
  }

  /// No edit: the text before that of a request.
  init(before request: EditFormat.Request) {
    let place = request.range.lowerBound
    (text, original, caret, range) = (request.before, request.before, place, place..<place)
  }
}

extension EditFormat {
  /// Checks every edit with a formatter; the text is formatted when editing ends.
  ///
  /// The check runs on the thread that edits; like `Formatter` itself it need not be Sendable.
  public static func validating(_ check: @escaping (String) -> PartialValidity) -> EditFormat {
    validating(edits: { check($0.text) })
  }

  /// Checks every edit with a formatter that is told what was edited.
  package static func validating(edits check: @escaping (PartialEdit) -> PartialValidity) -> EditFormat {
    let check = UncheckedBox(check)
    @Sendable func output(_ text: String, _ before: Int) -> Output {
      Output(text: text, significance: Significance(all: text.utf16.count), significantBefore: before)
    }
    return EditFormat(
      adopt: { output($0, $0.utf16.count) },
      reformat: { request in
        let edit = PartialEdit(request)
        switch check.value(edit) {
        case .valid: return output(edit.text, edit.caret)
        case .invalid: return nil
        case .replaced(let text, let caret): return output(text, edit.caret(in: text, placed: caret))
        }
      })
  }

  /// The same format for texts that a check allows, as `isPartialStringValid` does. It is not asked where the text
  /// before the edit is not valid either: a formatter may refuse the signs that it writes itself.
  package func checked(_ check: @escaping (PartialEdit) -> PartialValidity) -> EditFormat {
    let check = UncheckedBox(check)
    var format = self
    format.reformat = { [reformat, adopt] request in
      let edit = PartialEdit(request)
      switch check.value(edit) {
      case .valid: return reformat(request)
      case .replaced(let text, let placed):
        // The text as if it had been typed up to the caret last.
        let caret = edit.caret(in: text, placed: placed)
        let replaced = EditFormat.Request(
          before: text, significance: Significance(all: text.utf16.count), range: caret..<caret, replacement: "",
          kind: request.kind)
        return reformat(replaced) ?? adopt(text)
      case .invalid: return check.value(PartialEdit(before: request)) == .valid ? nil : reformat(request)
      }
    }
    return format
  }

  /// Formats the whole text again after every edit. The caret stays after the typed characters that it followed.
  /// `reformat` returns nil for text that it can't read, which stays as typed.
  public static func aligned(_ reformat: @escaping (String) -> String?) -> EditFormat {
    AlignedFormat(reformat).format
  }
}

extension EditFormat.Request {
  /// The text with the edit in it, before it is formatted.
  fileprivate var edited: String {
    let utf16 = before.utf16
    let lower = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
    let upper = utf16.index(utf16.startIndex, offsetBy: range.upperBound)
    return String(before[..<lower]) + replacement + String(before[upper...])
  }
}

/// Wraps a value that its user promises to use from one thread at a time.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension NumberFormatter {
  /// The live format of the formatter's numbers; `nil` for styles that do not write all digits, and for those whose
  /// words depend on the number: ordinals and names of currencies. The formatter is read once: later changes to it have
  /// no effect.
  public var editFormat: EditFormat? {
    if numberStyle == .ordinal || numberStyle == .currencyPlural { return nil }
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
  /// The live format of dates that the formatter writes in digits; `nil` for others.
  public var editFormat: EditFormat? {
    guard let pattern = dateFormat, var shape = DateShape(pattern: pattern) else { return nil }
    for (index, part) in shape.parts.enumerated() {
      if case .meridiem = part { shape.parts[index] = .meridiem(am: amSymbol, pm: pmSymbol) }
    }
    var live = LiveDate(shape)
    if let locale { live.readNames = { DateNames.cached(for: locale) } }
    let calendar = calendar ?? Calendar(identifier: .gregorian)
    live.now = { DateMoment(.now, in: calendar) }
    return live.format
  }
}
