import EditingTestSupport
import Testing

@testable import TextEditing

@Suite struct MaskProperties {
  static let seeds: [UInt64] = Array(1...150)
  static let atoms = RandomEdits.atoms + ["1", "2", "3", "4", "5", "a", "B", "/", "(", "-", " ", "12/3", "+1 555", "_"]

  /// A random mask that compiles.
  static func mask(_ edits: inout RandomEdits) -> InputMask {
    while true {
      let fill: InputMask.Fill = edits.bool(6) ? .trailing : .leading
      let pieces = [
        "#", "#", "##", "###", "A", "*", "#?", "#+", "A+", "(", ") ", "-", "/", ".", "+1 ", "\\#", "é", "日", "c",
      ]
      let patterns = (0..<edits.int(1...2)).map { _ in edits.text(1...6, from: pieces) }
      let mask = try? InputMask(
        patterns, tokens: ["c": InputMask.Token(.characters("xyzXYZ👍🏽"), transform: .uppercased)],
        literals: edits.bool() ? .lazy : .eager, fill: fill, guide: edits.bool(4) ? edits.pick(["_", "·"]) : nil)
      if let mask { return mask }
    }
  }

  @Test(arguments: seeds) func noEditTrapsOrSplitsAGrapheme(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed &* 104_729)
    let mask = Self.mask(&edits)
    var options = PlainTextProperties.options(&edits)
    options.limit = nil
    if edits.bool(3) { options.backspaceOverLiteral = .skip }
    options.bias = EditingOptions.Bias(
      insert: edits.pick([nil, .before, .after, .nearest]), delete: edits.pick([nil, .before, .after, .nearest]))
    let faults = faultsOfRandomEdits(
      EditingSession(text: edits.text(0...8, from: Self.atoms), options: options, format: mask.format), seed: seed,
      atoms: Self.atoms)
    #expect(faults == [])
  }

  @Test(arguments: seeds) func formattingTheShownTextIsStable(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed &* 31)
    let mask = Self.mask(&edits)
    // A token without bounds before a literal that is also input can be read in several ways.
    guard mask.programs.count == 1, let program = mask.programs.first,
      program.capacity != nil || !program.elements.contains(where: { !$0.step.isToken && program.takes($0.character) })
    else { return }
    let shown = mask.display(edits.text(0...12, from: Self.atoms))
    #expect(mask.display(shown) == shown, "\(mask.patterns)")
    #expect(mask.raw(of: mask.display(shown)) == mask.raw(of: shown), "\(mask.patterns)")
  }

  @Test(arguments: seeds) func bytesAndCharactersFillAMaskAlike(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed &* 7_919)
    let mask = Self.mask(&edits)
    var byBytes = EditingSession(format: mask.format)
    var byCharacters = EditingSession(
      format: EditFormat(
        bias: mask.format.bias, readsRuns: true, adopt: { mask.adopt($0) }, reformat: { mask.reformatCharacters($0) }))
    let atoms = ["1", "2", "3", "a", "B", "x", "(", "-", "/", ".", "+", " ", "+1", "12/3", "123456789"]
    for _ in 0..<60 {
      let command = edits.command(for: byBytes.state, atoms: atoms)
      let effects = byBytes.perform(command)
      #expect(byCharacters.perform(command) == effects, "\(mask.patterns) \(command)")
      #expect(byCharacters.state == byBytes.state, "\(mask.patterns) \(command)")
      #expect(byCharacters.significance == byBytes.significance, "\(mask.patterns) \(command)")
      #expect(byCharacters.fence == byBytes.fence, "\(mask.patterns) \(command)")
    }
  }

  @Test(arguments: seeds) func theCaretKeepsTheNumberOfTypedCharactersOnItsLeft(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed &* 65_537)
    let mask = Self.mask(&edits)
    guard mask.fill == .leading, mask.programs.count == 1 else { return }
    var session = EditingSession(text: edits.text(0...8, from: Self.atoms), format: mask.format)
    for _ in 0..<20 {
      session.perform(.select(EditSelection(caret: edits.offset(session.text.utf16.count))))
      let before = session
      let caret = before.state.selection.head
      let left = before.significance.count(before: caret)
      let effects = session.perform(.insert(edits.pick(["1", "5", "a", "Z", "/"])))
      guard effects.contains(.textChanged) else { continue }
      let head = session.state.selection.head
      let legal = session.significance.carets(after: left + 1, length: session.text.utf16.count)
      #expect(legal.contains(head), "\(mask.patterns) \(before.state) → \(session.state)")
    }
  }

  @Test(arguments: seeds) func typingEqualsPastingAndDeletingUndoesInserting(_ seed: UInt64) throws {
    var edits = RandomEdits(seed: seed &* 257)
    let mask = try InputMask(
      edits.pick(["(###) ### - ####", "##/##/####", "+1 ###", "AA-##", "#### #### ####"]),
      literals: edits.bool() ? .lazy : .eager, guide: edits.bool(3) ? "_" : nil)
    let raw = mask.raw(of: mask.display(edits.text(0...14, from: ["1", "2", "5", "a", "B"])))
    var typed = EditingSession(format: mask.format)
    var states = [typed.state]
    for character in raw {
      typed.perform(.insert(String(character)))
      states.append(typed.state)
    }
    var pasted = EditingSession(format: mask.format)
    pasted.perform(.paste(raw))
    #expect(typed.state == pasted.state, "\(mask.patterns) \(raw)")
    while let state = states.popLast() {
      #expect(typed.state == state, "\(mask.patterns) \(raw)")
      typed.perform(.delete(.backward, .grapheme))
    }
  }
}
