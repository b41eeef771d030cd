/// The tokens before the text of a search field.
struct SearchTokens {
  /// The tokens, each with a way to remove it.
  let bar: AnyView
  /// The tokens to choose from; nil where none are suggested.
  let suggestions: AnyView?
  /// Removes the last token; false where there is none.
  let removeLast: () -> Bool
  /// Adds a token; a value of another type than the program's tokens is ignored.
  let add: (Any) -> Void

  /// Tokens that can be removed, and those of `suggested` to choose from.
  nonisolated init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, suggested: Binding<C>? = nil, token: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    self.init(
      tokens, bar: AnyView(_SearchTokenBar(tokens: tokens, token: token)),
      suggestions: suggested.map { AnyView(_SuggestedTokens(tokens: tokens, suggested: $0, token: token)) })
  }

  /// Tokens that can also be changed in place.
  nonisolated init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    editable tokens: Binding<C>, token: @escaping (Binding<C.Element>) -> T
  ) where C.Element: Identifiable {
    self.init(tokens, bar: AnyView(_EditableTokenBar(tokens: tokens, token: token)), suggestions: nil)
  }

  nonisolated private init<C: RandomAccessCollection & RangeReplaceableCollection>(
    _ tokens: Binding<C>, bar: AnyView, suggestions: AnyView?
  ) {
    self.bar = bar
    self.suggestions = suggestions
    removeLast = {
      var rest = tokens.wrappedValue
      guard !rest.isEmpty else { return false }
      rest.remove(at: rest.index(before: rest.endIndex))
      tokens.wrappedValue = rest
      return true
    }
    add = { value in
      guard let value = value as? C.Element else { return }
      var all = tokens.wrappedValue
      all.append(value)
      tokens.wrappedValue = all
    }
  }
}

/// The search that a suggestion adds its token to.
struct SearchTokenTarget: GraphComparable, @unchecked Sendable {
  let add: (Any) -> Void

  /// Closures can't be compared.
  static func isSame(_ first: Self, _ second: Self) -> Bool { false }
}

private enum SearchTokenTargetKey: EnvironmentKey { static let defaultValue: SearchTokenTarget? = nil }

extension EnvironmentValues {
  /// The tokens of the search that the suggestion belongs to.
  var searchTokenTarget: SearchTokenTarget? {
    get { self[SearchTokenTargetKey.self] }
    set { self[SearchTokenTargetKey.self] = newValue }
  }
}

extension Binding where Value: RangeReplaceableCollection, Value.Element: Identifiable {
  /// Removes the element with that identity.
  @MainActor fileprivate func remove(_ id: Value.Element.ID) {
    var rest = wrappedValue
    rest.removeAll { $0.id == id }
    wrappedValue = rest
  }
}

/// Tokens as buttons that remove them.
struct _SearchTokenBar<C: RandomAccessCollection & RangeReplaceableCollection, T: View>
where C.Element: Identifiable {
  let tokens: Binding<C>
  let token: (C.Element) -> T

  nonisolated init(tokens: Binding<C>, token: @escaping (C.Element) -> T) {
    self.tokens = tokens
    self.token = token
  }
}

extension _SearchTokenBar: View {
  var body: some View {
    ForEach(tokens.wrappedValue) { element in
      Button {
        tokens.remove(element.id)
      } label: {
        HStack(spacing: 4) {
          token(element)
          Image(decorativeSystemName: "xmark")
        }
      }
      .buttonStyle(.bordered)
      .buttonBorderShape(.capsule)
      .help(Text(.own("Remove")))
    }
  }
}

/// Tokens that can be changed in place, each with a button that removes it.
struct _EditableTokenBar<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>
where C.Element: Identifiable {
  let tokens: Binding<C>
  let token: (Binding<C.Element>) -> T

  nonisolated init(tokens: Binding<C>, token: @escaping (Binding<C.Element>) -> T) {
    self.tokens = tokens
    self.token = token
  }
}

extension _EditableTokenBar: View {
  var body: some View {
    ForEach(tokens) { element in
      HStack(spacing: 4) {
        token(element)
        Button {
          tokens.remove(element.wrappedValue.id)
        } label: {
          Image(decorativeSystemName: "xmark")
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(Text(.own("Remove")))
      }
    }
  }
}

/// Tokens that are not chosen yet, as suggestions of the field.
struct _SuggestedTokens<C: RandomAccessCollection & RangeReplaceableCollection, T: View>
where C.Element: Identifiable {
  let tokens: Binding<C>
  let suggested: Binding<C>
  let token: (C.Element) -> T

  nonisolated init(tokens: Binding<C>, suggested: Binding<C>, token: @escaping (C.Element) -> T) {
    self.tokens = tokens
    self.suggested = suggested
    self.token = token
  }
}

extension _SuggestedTokens: View {
  var body: some View {
    let chosen = Set(tokens.wrappedValue.map(\.id))
    return ForEach(suggested.wrappedValue.filter { !chosen.contains($0.id) }) { element in
      token(element).searchCompletion(element)
    }
  }
}

/// A suggestion that becomes a token.
struct _TokenCompletionView<Content, Token> {
  let content: Content
  let token: Token
  @Environment(\.suggestionPopup) private var popup
  @Environment(\.searchTokenTarget) private var target

  nonisolated init(content: Content, token: Token) {
    self.content = content
    self.token = token
  }
}

extension _TokenCompletionView: View where Content: View {
  var body: some View {
    let (popup, target, token) = (popup, target, token)
    return _SuggestionOption(content: content, popup: popup) {
      // The text was typed only to find the token.
      popup?.complete("")
      target?.add(token)
    }
  }
}

extension View {
  /// Marks a suggestion that adds a token before the text of the search.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    _TokenCompletionView(content: self, token: token)
  }
}
