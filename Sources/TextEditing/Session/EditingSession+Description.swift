// What a session shows in a log, a debugger or a failed test: never secure text, not even its length.
extension EditingSession: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    if options.isSecure { return "EditingSession(secure)" }
    let range = core.selection.range
    return "EditingSession(\"\(text)\", selection \(range.lowerBound)..<\(range.upperBound))"
  }

  public var debugDescription: String { description }
}

#if !hasFeature(Embedded)
extension EditingSession: CustomReflectable {
  public var customMirror: Mirror {
    options.isSecure
      ? Mirror(self, children: ["options": options])
      : Mirror(self, children: ["state": state, "options": options])
  }
}
#endif
