// The description of a session in logs, debuggers and failed tests. It never contains secure text or its length.
extension EditingSession: CustomStringConvertible, CustomDebugStringConvertible {
  /// The text and the selection; `EditingSession(secure)` for secure text.
  public var description: String {
    if options.isSecure { return "EditingSession(secure)" }
    let range = core.selection.range
    return "EditingSession(\"\(text)\", selection \(range.lowerBound)..<\(range.upperBound))"
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

#if !hasFeature(Embedded)
extension EditingSession: CustomReflectable {
  /// The state and the options; the options alone for secure text.
  public var customMirror: Mirror {
    options.isSecure
      ? Mirror(self, children: ["options": options])
      : Mirror(self, children: ["state": state, "options": options])
  }
}
#endif
