/// A binding to the selection in the field of a search.
struct SearchSelection: GraphComparable, @unchecked Sendable {
  // Unchecked: a binding is only used on the main actor.
  let binding: Binding<TextSelection?>

  static func isSame(_ first: SearchSelection, _ second: SearchSelection) -> Bool {
    first.binding.location.isSame(as: second.binding.location)
  }
}

private enum SearchSelectionKey: EnvironmentKey { static let defaultValue: SearchSelection? = nil }

extension EnvironmentValues {
  /// The binding to the selection in the field of the search inside.
  var searchSelection: SearchSelection? {
    get { self[SearchSelectionKey.self] }
    set { self[SearchSelectionKey.self] = newValue }
  }
}

extension View {
  /// Binds the selection in the search field of the view: it is written when the user selects, and selects when the
  /// program writes it.
  nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    environment(\.searchSelection, SearchSelection(binding: selection))
  }
}
