import PlatenGraph

private enum TerminalRowsKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum TerminalColumnsKey: EnvironmentKey { static let defaultValue: Int? = nil }

extension EnvironmentValues {
  /// The rows of the terminal that the view is shown in; nil elsewhere.
  package var terminalRows: Int? {
    get { self[TerminalRowsKey.self] }
    set { self[TerminalRowsKey.self] = newValue }
  }

  /// The columns of the terminal that the view is shown in; nil elsewhere.
  package var terminalColumns: Int? {
    get { self[TerminalColumnsKey.self] }
    set { self[TerminalColumnsKey.self] = newValue }
  }
}
