import EditingTestSupport
import Testing

@testable import TextEditing

@Suite struct NumberProperties {
  static let seeds: [UInt64] = Array(1...150)
  static let atoms =
    RandomEdits.atoms + [
      "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "5", ".", ",", "-", "e", "12", "3.5", "1,234",
    ]

  static func shape(_ edits: inout RandomEdits) -> NumberShape {
    var shape = NumberShape()
    shape.zero = edits.pick(["0", "0", "0", "٠", "०", "\u{1E950}"])
    (shape.decimalSeparator, shape.groupingSeparator) = edits.pick([
      (".", ","), (",", "."), (",", "\u{202F}"), (".", "’"), ("٫", "٬"), (".", ""), (".", "' "),
    ])
    (shape.primaryGroup, shape.secondaryGroup) = edits.pick([(3, 3), (3, 2), (4, 4)])
    shape.minimumGrouping = edits.int(1...2)
    (shape.positivePrefix, shape.positiveSuffix, shape.negativePrefix, shape.negativeSuffix) = edits.pick([
      ("", "", "-", ""), ("$", "", "-$", ""), ("", "\u{A0}€", "-", "\u{A0}€"), ("", "%", "\u{2212}", "%"),
      ("", "", "(", ")"), ("", "", "", "-"), ("R2D2 ", "", "-R2D2 ", ""), ("\u{200F}", " 👍🏽", "\u{61C}-\u{200F}", " 👍🏽"),
    ])
    shape.fractionLimit = edits.int(0...4)
    shape.integerLimit = edits.bool(4) ? edits.int(1...5) : nil
    shape.allowsExponent = edits.bool(4)
    if edits.bool(4) { shape.minimum = Double(edits.int(-50...50)) }
    if edits.bool(4) { shape.maximum = Double(edits.int(1...5_000)) }
    return shape
  }

  @Test(arguments: seeds) func noEditTrapsOrSplitsAGrapheme(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed &* 15_485_863)
    let shape = Self.shape(&edits)
    var options = PlainTextProperties.options(&edits)
    options.limit = nil
    if edits.bool(3) { options.backspaceOverLiteral = .skip }
    let faults = faultsOfRandomEdits(
      EditingSession(text: edits.text(0...5, from: Self.atoms), options: options, format: LiveNumber(shape).format),
      seed: seed, atoms: Self.atoms)
    #expect(faults == [])
  }

  @Test(arguments: seeds) func formattingTheParsedValueIsStable(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed &* 32_452_843)
    let live = LiveNumber(Self.shape(&edits))
    var session = EditingSession(format: live.format)
    for _ in 0..<25 {
      session.perform(edits.command(for: session.state, atoms: Self.atoms))
      session.perform(.unmark)
      let output = live.adopt(session.text)
      #expect(output.text.utf8.elementsEqual(session.text.utf8), "\(live.shape)")
      #expect(output.significance == session.significance || session.text.isEmpty, "\(live.shape) \(session.text)")
    }
  }

  @Test(arguments: seeds) func theCaretKeepsTheNumberOfTypedCharactersOnItsLeft(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed &* 49_979_687)
    var shape = Self.shape(&edits)
    shape.zero = "0"
    var session = EditingSession(text: edits.text(1...9, from: ["1", "2", "3"]), format: LiveNumber(shape).format)
    for _ in 0..<20 {
      session.perform(.select(EditSelection(caret: edits.offset(session.text.utf16.count))))
      let before = session
      let left = before.significance.count(before: before.state.selection.head)
      guard session.perform(.insert(edits.pick(["1", "5"]))).contains(.textChanged) else { continue }
      let legal = session.significance.carets(after: left + 1, length: session.text.utf16.count)
      let head = session.state.selection.head
      // A digit typed before the sign is inserted after it.
      let behindSign = session.significance.carets(after: left + 2, length: session.text.utf16.count)
      #expect(legal.contains(head) || behindSign.contains(head), "\(shape) \(before.state) → \(session.state)")
    }
  }

  @Test(arguments: seeds) func typingEqualsPastingAndDeletingUndoesInserting(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed &* 67_867_967)
    var shape = Self.shape(&edits)
    (shape.minimum, shape.maximum, shape.integerLimit) = (nil, nil, nil)
    shape.fractionLimit = 3
    let decimal = shape.decimalSeparator
    let value =
      edits.pick(["", "-"]) + edits.text(1...9, from: ["0", "1", "5", "9"]) + edits.pick(["", decimal, decimal + "12"])
    var typed = EditingSession(format: LiveNumber(shape).format)
    var states = [typed.state]
    for character in value {
      typed.perform(.insert(String(character)))
      states.append(typed.state)
    }
    var pasted = EditingSession(format: LiveNumber(shape).format)
    pasted.perform(.paste(value))
    #expect(typed.state == pasted.state, "\(shape) \(value)")
    while let state = states.popLast() {
      #expect(typed.state == state, "\(shape) \(value)")
      typed.perform(.delete(.backward, .grapheme))
    }
  }
}
