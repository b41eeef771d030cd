// The forms of `searchable` with tokens, and the oldest one with suggestions.
extension View {
  /// A field to search with, and suggestions for it. The form that SwiftUI had first.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
}

// MARK: tokens

extension View {
  /// A field to search with, after tokens that can be removed: by a press, or with Backspace in the empty field.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: nil, prompt: prompt,
      tokens: SearchTokens(tokens, token: token), content: self)
  }

  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: nil, prompt: Text(prompt),
      tokens: SearchTokens(tokens, token: token), content: self)
  }

  @_disfavoredOverload
  nonisolated public func searchable<
    S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: nil, prompt: Text(prompt),
      tokens: SearchTokens(tokens, token: token), content: self)
  }

  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: isPresented, prompt: prompt,
      tokens: SearchTokens(tokens, token: token), content: self)
  }

  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(tokens, token: token), content: self)
  }

  @_disfavoredOverload
  nonisolated public func searchable<
    S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(tokens, token: token), content: self)
  }
}

// MARK: tokens to choose from

extension View {
  /// A field to search with, after tokens. Those of `suggestedTokens` are suggestions of the field while a person types.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: nil, prompt: prompt,
      tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token), content: self)
  }

  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: nil, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token), content: self)
  }

  @_disfavoredOverload
  nonisolated public func searchable<
    S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: nil, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token), content: self)
  }

  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: isPresented, prompt: prompt,
      tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token), content: self)
  }

  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token), content: self)
  }

  @_disfavoredOverload
  nonisolated public func searchable<
    S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token), content: self)
  }
}

// MARK: tokens that can be changed

extension View {
  /// A field to search with, after tokens that can be changed where they stand.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: nil, prompt: prompt,
      tokens: SearchTokens(editable: tokens, token: token), content: self)
  }

  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: nil, prompt: Text(prompt),
      tokens: SearchTokens(editable: tokens, token: token), content: self)
  }

  @_disfavoredOverload
  nonisolated public func searchable<
    S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: nil, prompt: Text(prompt),
      tokens: SearchTokens(editable: tokens, token: token), content: self)
  }

  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: isPresented, prompt: prompt,
      tokens: SearchTokens(editable: tokens, token: token), content: self)
  }

  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(editable: tokens, token: token), content: self)
  }

  @_disfavoredOverload
  nonisolated public func searchable<
    S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(editable: tokens, token: token), content: self)
  }
}
