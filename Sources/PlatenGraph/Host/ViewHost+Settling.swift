extension ViewHost {
  /// Whether bringing the graph up to date would do anything.
  var needsSettling: Bool {
    rootElement == nil || hasDirty || !focus.requests.isEmpty || !completions.isEmpty || !matches.isSettled
      || focusedNode.map { !isAttached($0) } == true
  }
}
