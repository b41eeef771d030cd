private enum SearchFocusKey: EnvironmentKey { static let defaultValue = FocusTargets() }
private enum IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private enum DismissSearchKey: EnvironmentKey { static let defaultValue = DismissSearchAction() }
private enum SearchOfFieldKey: EnvironmentKey { static let defaultValue = DismissSearchAction() }

/// Ends a search. Outside of one it does nothing.
public struct DismissSearchAction: GraphComparable, @unchecked Sendable {
  // Unchecked: a binding is only used on the main actor.
  fileprivate var text: Binding<String>?
  fileprivate var isFocused: FocusState<Bool>.Binding?

  /// Empties the search's text, and takes the focus from its field.
  @MainActor @preconcurrency public func callAsFunction() {
    text?.wrappedValue = ""
    isFocused?.wrappedValue = false
  }

  /// Whether the user searches: the field has the focus or contains text.
  @MainActor fileprivate var isGoingOn: Bool {
    isFocused?.wrappedValue == true || text?.wrappedValue.isEmpty == false
  }

  /// Whether there is a search to end.
  var isInSearch: Bool { text != nil }

  /// What Escape does in the search's field, as on a Mac: it empties the field, and leaves one that is empty. False
  /// outside of a search.
  @MainActor func step() -> Bool {
    guard let text else { return false }
    if text.wrappedValue.isEmpty { isFocused?.wrappedValue = false } else { text.wrappedValue = "" }
    return true
  }

  package static func isSame(_ first: DismissSearchAction, _ second: DismissSearchAction) -> Bool {
    let isSameText: Bool =
      switch (first.text, second.text) {
      case (nil, nil): true
      case (let first?, let second?): first.location.isSame(as: second.location)
      default: false
      }
    return isSameText && first.isFocused?.location === second.isFocused?.location
  }
}

extension EnvironmentValues {
  /// The focus states bound to the field of a search.
  var searchFocus: FocusTargets {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }

  /// Whether the user is searching: the field has the focus or contains text.
  public var isSearching: Bool { self[IsSearchingKey.self] }

  /// Ends the search around the view: its text is cleared and its field loses the focus.
  public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }

  /// The search that a field is for; none in other fields.
  var searchOfField: DismissSearchAction {
    get { self[SearchOfFieldKey.self] }
    set { self[SearchOfFieldKey.self] = newValue }
  }

  fileprivate var dismissSearchNow: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  fileprivate var isSearchingNow: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
}

/// A view with a search field above it, or in a bar of a page in it or around it.
struct _SearchableView<Content> {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  /// The tokens before the text; nil where the search has none.
  let tokens: SearchTokens?
  let placement: SearchFieldPlacement
  let content: Content
  /// Gets a page in the view that has a place for the field.
  @Kept private var place = SearchPlace()
  @FocusState private var isFocused: Bool
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchFocus) private var searchFocus
  @Environment(\.searchSelection) private var selection
  @Environment(\.submitActions) private var submitActions
  @Environment(\.page) private var page

  nonisolated init(
    text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?, tokens: SearchTokens? = nil,
    placement: SearchFieldPlacement, content: Content
  ) {
    self.text = text
    self.isPresented = isPresented
    self.prompt = prompt
    self.tokens = tokens
    self.placement = placement
    self.content = content
  }
}

extension _SearchableView: View where Content: View {
  var body: some View {
    let bar = placement.bar(around: page, in: place)
    let search = search
    VStack(alignment: .leading) {
      if bar == nil { line.padding(EdgeInsets(top: 4, leading: 8, bottom: 0, trailing: 8)) }
      if let scopes, search.isGoingOn { scopes }
      content.transformEnvironment { [search, place, page] values in
        values.dismissSearchNow = search
        values.isSearchingNow = search.isGoingOn
        values.searchSuggestions = nil
        values.searchScopes = nil
        values.searchFocus = FocusTargets()
        values.searchSelection = nil
        if page == nil { values.searchPlace = place }
      }
    }
    .modifier(_SearchBarModifier(bar: bar, field: bar.map { _ in AnyView(line) }))
    .onChange(of: isFocused) { _, isFocused in
      if isPresented?.wrappedValue != isFocused { isPresented?.wrappedValue = isFocused }
    }
    .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
      if let isPresented, isPresented != isFocused { isFocused = isPresented }
    }
  }

  @MainActor private var search: DismissSearchAction { DismissSearchAction(text: text, isFocused: $isFocused) }

  /// The field, and the tokens before it.
  @MainActor @ViewBuilder private var line: some View {
    if let tokens {
      HStack {
        tokens.bar
        field.onKeyPress(.delete) { [text] in
          text.wrappedValue.isEmpty && tokens.removeLast() ? .handled : .ignored
        }
      }
      .environment(\.searchTokenTarget, SearchTokenTarget(add: tokens.add))
    } else {
      field
    }
  }

  @MainActor private var field: some View {
    boundField
      .submitLabel(.search)
      .focused($isFocused)
      .transformEnvironment {
        [suggestions = allSuggestions, searchFocus, submitActions, search] values in
        values.searchOfField = search
        // In a bar the field is not inside the modifiers that have set the actions.
        values.submitActions = submitActions.forSearching
        values.suggestions = suggestions
        values.focusTargets.targets += searchFocus.targets
        values.searchSuggestions = nil
        values.searchFocus = FocusTargets()
        values.searchSelection = nil
      }
  }

  @MainActor @ViewBuilder private var boundField: some View {
    if let selection {
      TextField(.own("Search"), text: text, selection: selection.binding, prompt: prompt)
    } else {
      TextField(.own("Search"), text: text, prompt: prompt)
    }
  }

  /// The suggested tokens, followed by the program's suggestions.
  @MainActor private var allSuggestions: AnyView? {
    guard let tokens = tokens?.suggestions else { return suggestions }
    return AnyView(ViewBuilder.buildBlock(tokens, suggestions))
  }
}

extension SubmitActions {
  /// The actions for a search, to be run when its field is submitted.
  fileprivate var forSearching: SubmitActions {
    SubmitActions(
      entries: entries.filter { $0.triggers.contains(.search) }.map { Entry(triggers: .text, action: $0.action) })
  }
}

extension View {
  /// Adds a search field: above the view, or where `placement` says. Without a `prompt` it shows “Search”.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    _SearchableView(text: text, isPresented: nil, prompt: prompt, placement: placement, content: self)
  }

  /// Adds a search field, which has the focus while `isPresented` is true: above the view, or where `placement` says.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    _SearchableView(text: text, isPresented: isPresented, prompt: prompt, placement: placement, content: self)
  }

  /// Binds the focus of the search field in the view to a focus state.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(location: binding.location, value: true, isForSearch: true))
  }

  /// Binds the focus of the search field in the view to a value of a focus state.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    modifier(_FocusedModifier(location: binding.location, value: value, isForSearch: true))
  }
}
