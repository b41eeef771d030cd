extension View {
  /// Names what keys do while the focus is in this view, where the view handles them itself. Of one key the innermost
  /// meaning is listed.
  nonisolated package func keyMeanings(_ meanings: [KeyMeaning]) -> some View {
    transformEnvironment(\.keyActions) { $0.meanings = meanings + $0.meanings }
  }
}
