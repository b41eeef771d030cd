import EditingTestSupport
import Foundation
import Testing
import TextEditing

/// The invariants of every format.
@Suite struct FormatProperties {
  static let seeds: [UInt64] = Array(1...12)
  static let atoms =
    RandomEdits.atoms + [
      "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ".", ",", "-", "e", "12", "+1 555", "1,234.5",
    ]

  @Test(arguments: FieldKind.allCases, seeds)
  func noEditTrapsSplitsAGraphemeOrInventsAnUndo(_ kind: FieldKind, _ seed: UInt64) {
    var edits = RandomEdits(seed: seed &* 2_654_435_761)
    var options = EditingOptions(isSecure: edits.bool(8), overwrite: edits.bool(5))
    if edits.bool(4) { options.backspaceOverLiteral = .skip }
    options.bias = EditingOptions.Bias(
      insert: edits.pick([nil, .before, .after, .nearest]), delete: edits.pick([nil, .before, .after, .nearest]))
    options.movement = edits.pick([.logical, .visual])
    let start = EditingSession(text: edits.text(0...4, from: Self.atoms), options: options, format: kind.format)
    let faults = faultsOfRandomEdits(start, seed: seed, atoms: Self.atoms)
    #expect(faults == [], "\(kind)")
  }

  /// Records the format's last output.
  private final class Witness: @unchecked Sendable {
    var last: (request: EditFormat.Request, output: EditFormat.Output)?
  }

  private func watched(_ kind: FieldKind) -> (EditingSession, Witness) {
    let format = kind.format
    let witness = Witness()
    let watched = EditFormat(bias: format.bias, adopt: format.adopt) { request in
      let output = format.reformat(request)
      witness.last = output.map { (request, $0) }
      return output
    }
    return (EditingSession(format: watched), witness)
  }

  /// The digits of significant characters right of an offset, whatever their script.
  private func digits(_ text: String, _ significance: Significance, from start: Int) -> [Int] {
    var offset = 0
    var result: [Int] = []
    for character in text {
      if offset >= start, significance.contains(offset), let digit = character.wholeNumberValue { result.append(digit) }
      offset += character.utf16.count
    }
    return result
  }

  @Test(arguments: FieldKind.allCases, seeds)
  func theCaretKeepsTheNumberOfTypedCharactersOnItsLeft(_ kind: FieldKind, _ seed: UInt64) {
    var edits = RandomEdits(seed: seed &* 40_503)
    var (field, witness) = watched(kind)
    field.perform(.paste(String(kind.keys.prefix(edits.int(0...kind.keys.count)))))
    for _ in 0..<40 {
      field.perform(.select(EditSelection(caret: edits.int(0...field.text.utf16.count))))
      witness.last = nil
      let typed = edits.pick(["1", "5", "9", ".", "-", "a", "٣"])
      let isInsertion = edits.bool()
      let count = field.digits.count
      let effects = field.perform(isInsertion ? .insert(typed) : .delete(edits.pick([.backward, .forward]), .grapheme))
      guard effects.contains(.textChanged), let (request, output) = witness.last else { continue }
      let head = field.state.selection.head
      let context: Comment =
        "\(kind): \(request.before) \(request.range) \(request.replacement) → \(output.text) \(head)"
      let legal = output.significance.carets(after: output.significantBefore, length: output.text.utf16.count)
      let fence = output.fence ?? 0...output.text.utf16.count
      let reachable = max(legal.lowerBound, fence.lowerBound)...max(legal.upperBound, fence.lowerBound)
      if let caret = output.caret {
        #expect(head == min(max(caret, fence.lowerBound), fence.upperBound), context)
      } else {
        #expect(reachable.contains(head) || head == fence.upperBound, context)
      }
      // Independent of the format's own count: the digits right of the caret are those that were right of the edit.
      if FieldKind.dates.contains(kind) { continue }
      let before = digits(request.before, request.significance, from: request.range.upperBound)
      let after = digits(output.text, output.significance, from: head)
      let isCutZero = FieldKind.numbers.contains(kind) && before.count == after.count + 1 && before.last == 0
      // In a full mask an insertion replaces the character after it.
      let isReplaced = isInsertion && FieldKind.masked.contains(kind) && after == Array(before.dropFirst())
      #expect(after == before || isCutZero || isReplaced && field.digits.count == count, context)
    }
  }

  @Test(arguments: FieldKind.allCases, seeds)
  func formattingTheShownTextIsStable(_ kind: FieldKind, _ seed: UInt64) {
    var edits = RandomEdits(seed: seed &* 7_368_787)
    let format = kind.format
    var field = EditingSession(format: format)
    for _ in 0..<40 {
      field.perform(edits.command(for: field.state, atoms: Self.atoms))
      field.perform(.unmark)
      let again = format.adopt(field.text).text
      #expect(again.utf8.elementsEqual(field.text.utf8), "\(kind): \(field.text)")
    }
  }

  @Test(arguments: FieldKind.allCases) func typingKeyByKeyEqualsPasting(_ kind: FieldKind) {
    for count in 0...kind.keys.count {
      // An unfinished date may be read in two ways.
      if FieldKind.dates.contains(kind), count < kind.keys.count { continue }
      let keys = String(kind.keys.prefix(count))
      var typed = kind.field()
      typed.type(keys)
      var pasted = kind.field()
      pasted.perform(.paste(keys))
      #expect(typed.state == pasted.state, "\(kind): \(keys)")
      var inserted = kind.field()
      inserted.perform(.insert(keys))
      #expect(typed.state == inserted.state, "\(kind): \(keys)")
    }
  }

  @Test(arguments: FieldKind.allCases, seeds) func deletingUndoesInserting(_ kind: FieldKind, _ seed: UInt64) {
    // A date pads a digit and moves to the next field.
    if FieldKind.dates.contains(kind) { return }
    var edits = RandomEdits(seed: seed &* 179_424_673)
    var field = kind.field()
    field.perform(.paste(String(kind.keys.prefix(edits.int(0...kind.keys.count - 1)))))
    for _ in 0..<20 {
      field.perform(.select(EditSelection(caret: edits.int(0...field.text.utf16.count))))
      let before = field
      guard field.perform(.insert(edits.pick(["1", "5", "9"]))).contains(.textChanged) else { continue }
      // A full fraction drops a zero at its end.
      guard field.digits.count == before.digits.count + 1 else { continue }
      field.backspace()
      #expect(field.text == before.text, "\(kind)")
      field = before
      field.perform(.delete(.backward, .grapheme))
    }
  }
}
