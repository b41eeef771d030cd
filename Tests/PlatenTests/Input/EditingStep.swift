import EditingTestSupport
import Platen
import TextEditing

/// A step of a user in a field of one line, which every kind of field can take.
enum EditingStep: Equatable {
  case type(Character)
  case paste(String)
  case deleteBackward, deleteForward, deleteWord
  case left(extending: Bool), right(extending: Bool)
  case home, end, selectAll
  case select(Range<Int>)
  case compose(String), endComposition
  case undo, redo

  /// The step as a front end passes it to a session.
  var command: EditCommand {
    switch self {
    case .type(let character): .insert(String(character))
    case .paste(let text): .paste(text)
    case .deleteBackward: .delete(.backward, .grapheme)
    case .deleteForward: .delete(.forward, .grapheme)
    case .deleteWord: .delete(.backward, .word)
    case .left(let extending): .move(.left, .grapheme, extending: extending)
    case .right(let extending): .move(.right, .grapheme, extending: extending)
    case .home: .move(.backward, .line, extending: false)
    case .end: .move(.forward, .line, extending: false)
    case .selectAll: .selectAll
    case .select(let range): .select(EditSelection(range))
    case .compose(let text): .mark(text, selected: text.utf16.count..<text.utf16.count)
    case .endComposition: .unmark
    case .undo: .undo
    case .redo: .redo
    }
  }

  private static let characters: [Character] = [
    "1", "2", "3", "4", "5", "0", "9", "1", "2", "0", "a", "b", "Z", " ", ".", ",", "-", "+", "/", ":", "(", "$", "é",
    "日",
    "👍🏽", "🇩🇪", "５",
  ]
  private static let pastes = [
    "12", "3.5", "1,234.56", "-7", "+1 (213) 555-1234", "2026-11-20", "20.11.2026", "ab 12", "x", "é日", "10:30", "  ",
    "123456789012345",
  ]

  /// A random step in a text of `count` UTF-16 units.
  static func random(_ edits: inout RandomEdits, _ count: Int) -> EditingStep {
    switch edits.int(1...26) {
    case 1...11: return .type(edits.pick(characters))
    case 12: return .paste(edits.pick(pastes))
    case 13...15: return .deleteBackward
    case 16: return edits.pick([.deleteForward, .deleteWord])
    case 17...18: return .left(extending: edits.bool(4))
    case 19: return .right(extending: edits.bool(4))
    case 20: return edits.pick([.home, .end, .selectAll])
    case 21:
      let ends = [edits.int(0...count), edits.int(0...count)].sorted()
      return .select(ends[0]..<ends[1])
    case 22: return .compose(edits.text(1...3, from: ["1", "に", "e", "ほ"]))
    case 23: return .endComposition
    case 24...25: return .undo
    default: return .redo
    }
  }
}
