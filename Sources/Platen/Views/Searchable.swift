/// Where a search field stands. Front ends show it above the view.
public struct SearchFieldPlacement: Hashable, Sendable {
  let name: String

  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
}

/// A view below a field to search it.
struct _SearchableView<Content: View> {
  let text: Binding<String>
  let prompt: Text?
  let content: Content
}

extension _SearchableView: View {
  var body: some View {
    VStack(alignment: .leading) {
      TextField("Search", text: text, prompt: prompt)
        .submitLabel(.search)
        .transformEnvironment(\.submitActions) { $0 = $0.forSearching }
      content
    }
  }
}

extension SubmitActions {
  /// Those for a search, to be run when its field is submitted.
  fileprivate var forSearching: SubmitActions {
    SubmitActions(
      entries: entries.filter { $0.triggers.contains(.search) }.map { Entry(triggers: .text, action: $0.action) })
  }
}

extension View {
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    _SearchableView(text: text, prompt: prompt, content: self)
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    _SearchableView(text: text, prompt: Text(prompt), content: self)
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    _SearchableView(text: text, prompt: Text(prompt), content: self)
  }
}
