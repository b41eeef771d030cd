import EditingTestSupport
import Testing
import TextEditing

/// Random edits, undos and redos, and texts that a program makes of them, compared with the list of the texts that the
/// steps lead to.
@Suite struct AmendedHistoryTests {
  /// The texts between the steps, and which of them is shown.
  private struct Model {
    var texts = [""]
    var shown = 0
    var isRedone = false

    /// A step that the program has taken back is none.
    private mutating func dropIdle() {
      while shown > 0, texts[shown] == texts[shown - 1] {
        texts.remove(at: shown)
        shown -= 1
      }
    }

    mutating func edit(_ text: String) {
      texts.removeSubrange((shown + 1)...)
      dropIdle()
      texts.append(text)
      shown += 1
      isRedone = false
    }

    mutating func undo() {
      dropIdle()
      guard shown > 0 else { return }
      shown -= 1
      isRedone = false
    }

    mutating func redo() {
      guard shown + 1 < texts.count else { return }
      shown += 1
      isRedone = true
    }

    mutating func rewrite(_ text: String) {
      if text == texts[shown] { return }
      if shown + 1 < texts.count, text == texts[shown + 1] {
        redo()
      } else if isRedone, shown > 0, text == texts[shown - 1] {
        shown -= 1
        isRedone = false
      } else {
        texts[shown] = text
      }
    }
  }

  @Test(arguments: UInt64(1)...300) func undoAndRedoLeadToTheTextsOfTheSteps(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed)
    var field = EditingSession()
    var model = Model()
    var log: [String] = []
    for _ in 0..<30 {
      switch edits.int(0...9) {
      case 0, 1:
        field.perform(.undo)
        model.undo()
        log.append("undo")
      case 2, 3:
        field.perform(.redo)
        model.redo()
        log.append("redo")
      case 4, 5, 6:
        let neighbours = [model.shown - 1, model.shown + 1].filter(model.texts.indices.contains)
        let text =
          edits.bool() && !neighbours.isEmpty
          ? model.texts[edits.pick(neighbours)] : edits.text(0...4, from: ["a", "b", "か", "👍"])
        field.perform(.rewrite(text))
        model.rewrite(text)
        log.append("rewrite \(text)")
      default:
        field.perform(.select(EditSelection(caret: edits.int(0...max(field.utf16Count, 1)))))
        field.breakUndoCoalescing()
        field.perform(edits.bool(3) ? .delete(.backward, .grapheme) : .paste(edits.pick(["a", "bc", "か"])))
        if field.text != model.texts[model.shown] { model.edit(field.text) }
        log.append("edit \(field.text)")
      }
      #expect(field.text == model.texts[model.shown], "\(log.joined(separator: ", "))")
      guard field.text == model.texts[model.shown] else { return }
    }
  }
}
