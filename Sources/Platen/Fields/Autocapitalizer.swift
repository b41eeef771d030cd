private enum AppliesAutocapitalizationKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether what hardware keys type is made capital as the autocapitalization says.
  var appliesAutocapitalization: Bool {
    get { self[AppliesAutocapitalizationKey.self] }
    set { self[AppliesAutocapitalizationKey.self] = newValue }
  }
}

extension View {
  /// Has `textInputAutocapitalization(_:)` go for letters typed with hardware keys too.
  ///
  /// Without it, as with SwiftUI, only a keyboard on the screen heeds it: a person with real keys has a Shift key. It
  /// changes single letters that are typed, and nothing that is pasted, composed or private; a letter that is changed
  /// back to small after deleting it stays so.
  nonisolated public func appliesAutocapitalization(_ applies: Bool = true) -> some View {
    environment(\.appliesAutocapitalization, applies)
  }
}

/// Makes typed letters capital at the start of sentences, of words, or everywhere.
struct Autocapitalizer {
  let type: UITextAutocapitalizationType

  /// Nil where nothing is made capital: addresses are not, whatever was said.
  init?(_ environment: EnvironmentValues) {
    guard environment.appliesAutocapitalization else { return nil }
    let traits = environment.inputTraits
    switch traits.keyboardType {
    case .emailAddress, .URL, .webSearch: return nil
    default: break
    }
    self.init(traits.autocapitalization.type)
  }

  init?(_ type: UITextAutocapitalizationType) {
    guard type != .none else { return nil }
    self.type = type
  }

  /// The command with its letter as it belongs.
  func applied(to command: EditCommand, in state: EditingState) -> EditCommand {
    switch command {
    case .insert(let text) where state.marked == nil:
      .insert(capitalized(text, in: state.text, at: state.selection.range.lowerBound))
    case .replace(let range, let text, let selection) where range.isEmpty && state.marked == nil:
      .replace(range, with: capitalized(text, in: state.text, at: range.lowerBound), selection: selection)
    default: command
    }
  }

  private func capitalized(_ typed: String, in text: String, at offset: Int) -> String {
    guard typed.count == 1, let letter = typed.first, letter.isLowercase else { return typed }
    let capital = letter.uppercased()
    // Offsets after the edit are known to others already.
    guard capital.utf16.count == typed.utf16.count else { return typed }
    let end = String.Index(utf16Offset: min(max(0, offset), text.utf16.count), in: text)
    return startsSomething(text[..<end]) ? capital : typed
  }

  private func startsSomething(_ before: Substring) -> Bool {
    switch type {
    case .none: return false
    case .allCharacters: return true
    case .words: return before.last.map { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") } ?? true
    case .sentences:
      guard let last = before.last else { return true }
      if last.isNewline { return true }
      guard last.isWhitespace else { return false }
      // Closing quotes and brackets stand between a full stop and the space.
      let end = before.reversed().first { !$0.isWhitespace && !"\"'”’)]»".contains($0) || $0.isNewline }
      return end.map { ".!?…。！？".contains($0) || $0.isNewline } ?? true
    }
  }
}
