extension EditingSession {
  /// The violated invariant of the state; nil if all hold.
  package var violation: String? {
    #if hasFeature(Embedded)
    return nil
    #else
    let (storage, selection) = (core.storage, core.selection)
    let text = 0...storage.utf16Count
    for (name, offset) in [("anchor", selection.anchor), ("head", selection.head)] {
      guard text.contains(offset) else { return "the \(name) \(offset) is outside of the text, \(text)" }
      guard storage.boundary(roundingDown: offset) == offset else {
        return "the \(name) \(offset) is inside of a grapheme cluster"
      }
    }
    guard let marked = core.marked else { return nil }
    if core.composition == nil { return "text is marked without a composition" }
    if marked.isEmpty || marked.lowerBound < 0 || marked.upperBound > storage.utf16Count {
      return "the marked text \(marked) is empty or outside of the text, \(text)"
    }
    return nil
    #endif
  }

  /// Traps in debug builds if an invariant is violated.
  func checkInvariants() {
    #if !hasFeature(Embedded)
    assert(violation == nil, violation ?? "")
    #endif
  }
}
