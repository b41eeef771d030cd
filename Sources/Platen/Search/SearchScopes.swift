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

/// The scopes of a search, offered while the user searches.
struct _SearchScopesView<Content: View, Scope: Hashable, Scopes: View> {
  let content: Content
  let scope: Binding<Scope>
  let scopes: Scopes
  @Environment(\.isSearching) private var isSearching

  nonisolated init(content: Content, scope: Binding<Scope>, scopes: Scopes) {
    self.content = content
    self.scope = scope
    self.scopes = scopes
  }
}

extension _SearchScopesView: View {
  var body: some View {
    VStack(alignment: .leading) {
      if isSearching {
        Picker(.own("Scope"), selection: scope) { scopes }
          .pickerStyle(.segmented)
          .labelsHidden()
      }
      content
    }
  }
}

extension View {
  /// Offers scopes below the search field around this view, while the user searches.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    _SearchScopesView(content: self, scope: scope, scopes: scopes())
  }

  /// Offers scopes below the search field around this view, while the user searches. `activation` is ignored.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    _SearchScopesView(content: self, scope: scope, scopes: scopes())
  }
}
