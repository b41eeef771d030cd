/// When the scopes of a search are shown. Kept and ignored: they are shown while the search is going on.
public struct SearchScopeActivation: Hashable, Sendable {
  let name: String

  /// While the search is going on.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// Accepted, and the same as ``automatic``.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// Accepted, and the same as ``automatic``.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

private enum SearchScopesKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
  /// The scopes for the search in the view, which it shows while the user searches.
  var searchScopes: AnyView? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

/// Scopes for the search around a view, or for the one in it.
struct _SearchScopesView<Content, Scope: Hashable, Scopes> {
  let content: Content
  let scope: Binding<Scope>
  let scopes: Scopes
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var search

  nonisolated init(content: Content, scope: Binding<Scope>, scopes: Scopes) {
    self.content = content
    self.scope = scope
    self.scopes = scopes
  }
}

extension _SearchScopesView: View where Content: View, Scopes: View {
  var body: some View {
    let isInSearch = search.isInSearch
    VStack(alignment: .leading) {
      if isInSearch, isSearching { picker }
      content.transformEnvironment { [picker] values in
        values.searchScopes = isInSearch ? nil : AnyView(picker)
      }
    }
  }

  private var picker: some View {
    Picker(.own("Scope"), selection: scope) { scopes }
      .pickerStyle(.segmented)
      .labelsHidden()
  }
}

extension View {
  /// Offers scopes below the search field in this view, or around it, while the user searches.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    _SearchScopesView(content: self, scope: scope, scopes: scopes())
  }

  /// Offers scopes below the search field in this view, or around it, while the user searches. `activation` is ignored.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    _SearchScopesView(content: self, scope: scope, scopes: scopes())
  }
}
