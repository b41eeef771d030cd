/// The theme that views prefer for the terminal.
@MainActor package final class WindowTheme: HostPart {
  /// The latest last.
  private var preferences: [(element: ObjectIdentifier, theme: TerminalTheme)] = []

  package init(host: ViewHost) {}

  /// The theme of the view that has set one last; nil where none has.
  package var theme: TerminalTheme? { preferences.last?.theme }

  /// The preference of a view for the whole window; nil ends it.
  package func prefer(_ theme: TerminalTheme?, for element: _Element) {
    let id = ObjectIdentifier(element)
    preferences.removeAll { $0.element == id }
    if let theme { preferences.append((id, theme)) }
  }
}
