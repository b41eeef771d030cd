/// The theme that views prefer for the terminal.
@MainActor package final class WindowTheme: HostPart {
  private var preferences = OwnedValues<TerminalFrontEndTheme>()

  package init(host: ViewHost) {}

  /// The theme of the view that has set one last; nil where none has.
  package var theme: TerminalFrontEndTheme? { preferences.last }

  /// The preference of a view for the whole window; nil ends it.
  package func prefer(_ theme: TerminalFrontEndTheme?, for element: _Element) {
    preferences.setLast(theme, of: ObjectIdentifier(element))
  }
}
