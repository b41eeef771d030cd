/// When the scopes of a search are there.
public struct SearchScopeActivation: Hashable, Sendable {
  let name: String

  public static let automatic = SearchScopeActivation(name: "automatic")
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// The parts of what is searched, offered while a person searches.
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
        Picker("Scope", selection: scope) { scopes }
          .pickerStyle(.segmented)
          .labelsHidden()
      }
      content
    }
  }
}

extension View {
  /// Offers parts to search in, below the field of the search around this view.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    _SearchScopesView(content: self, scope: scope, scopes: scopes())
  }

  /// Offers parts to search in. They are there while a person searches, whatever is asked for.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    _SearchScopesView(content: self, scope: scope, scopes: scopes())
  }
}
