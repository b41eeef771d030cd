private enum SuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum HidesSearchMenuKey: EnvironmentKey { static let defaultValue = false }
private enum SuggestionPopupKey: EnvironmentKey { static var defaultValue: SuggestionPopup? { nil } }

extension EnvironmentValues {
  /// The suggestions for the fields in the view.
  var suggestions: AnyView? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }

  /// Those for the field of a search.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// Whether suggestions of a search are not shown in the menu below the field.
  fileprivate var hidesSearchMenu: Bool {
    get { self[HidesSearchMenuKey.self] }
    set { self[HidesSearchMenuKey.self] = newValue }
  }

  /// The popup around a suggestion.
  var suggestionPopup: SuggestionPopup? {
    get { self[SuggestionPopupKey.self] }
    set { self[SuggestionPopupKey.self] = newValue }
  }
}

extension View {
  /// Offers suggestions below a field while the user types.
  ///
  /// A view in `suggestions` with a `textInputCompletion(_:)` can be chosen, by a click or with the arrow keys and
  /// Return; one without is shown and does nothing.
  nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.suggestions, AnyView(suggestions()))
  }

  /// Offers a suggestion below a field for each element of `data`, while the user types. Each is chosen by its
  /// `textInputCompletion(_:)`.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable {
    textInputSuggestions { ForEach(data, content: content) }
  }

  /// Offers a suggestion below a field for each element of `data`, identified by `id`, while the user types. Each is
  /// chosen by its `textInputCompletion(_:)`.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View {
    textInputSuggestions { ForEach(data, id: id, content: content) }
  }

  /// What a suggestion puts into its field, in place of the whole text.
  nonisolated public func textInputCompletion(_ completion: String) -> some View {
    _CompletionView(content: self, completion: completion)
  }

  /// Offers suggestions below the field of a search. Outside of the `searchable` modifier.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Hides suggestions of a search that complete it in places, around the search or around suggestions. They are shown
  /// below the field, which is a menu: where those of the menu are hidden, none are.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(with: placements.contains(.menu) ? visibility == .hidden : nil) { values, hides in
      if let hides { values.hidesSearchMenu = hides }
    }
  }

  /// What a suggestion puts into the field of a search.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    _SearchCompletion(content: textInputCompletion(completion))
  }
}

/// A suggestion of a search, where such are shown.
struct _SearchCompletion<Content> {
  let content: Content
  @Environment(\.hidesSearchMenu) private var isHidden

  nonisolated init(content: Content) { self.content = content }
}

extension _SearchCompletion: View where Content: View {
  @ViewBuilder var body: some View { if !isHidden { content } }
}

/// A suggestion that can be chosen.
struct _CompletionView<Content> {
  let content: Content
  let completion: String
  @Environment(\.suggestionPopup) private var popup

  nonisolated init(content: Content, completion: String) {
    self.content = content
    self.completion = completion
  }
}

extension _CompletionView: View where Content: View {
  var body: some View {
    let (popup, completion) = (popup, completion)
    return _SuggestionOption(content: content, popup: popup) { popup?.complete(completion) }
  }
}
