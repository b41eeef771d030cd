// The overloads of `searchable` with tokens, and the first one with suggestions.
extension View {
  /// Adds a search field with suggestions, as the first version of SwiftUI has it. `placement` says where it is.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
}

// MARK: tokens

extension View {
  /// Adds a search field after tokens that can be removed: by a press, or with Backspace in the empty field.
  /// `placement` says where it is.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: nil, prompt: prompt,
      tokens: SearchTokens(tokens, token: token), placement: placement, content: self)
  }

  /// Adds a search field after tokens that can be removed. It has the focus while `isPresented` is true. `placement`
  /// says where it is.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: isPresented, prompt: prompt,
      tokens: SearchTokens(tokens, token: token), placement: placement, content: self)
  }
}

// MARK: tokens to choose from

extension View {
  /// Adds a search field after tokens; those of `suggestedTokens` that are not chosen yet are suggestions. `placement`
  /// says where it is.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: nil, prompt: prompt,
      tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token), placement: placement, content: self)
  }

  /// Adds a search field after tokens; those of `suggestedTokens` that are not chosen yet are suggestions. It has the
  /// focus while `isPresented` is true. `placement` says where it is.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: isPresented, prompt: prompt,
      tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token), placement: placement, content: self)
  }
}

// MARK: tokens that can be changed

extension View {
  /// Adds a search field after tokens that can be changed in place. `placement` says where it is.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: nil, prompt: prompt,
      tokens: SearchTokens(editable: tokens, token: token), placement: placement, content: self)
  }

  /// Adds a search field after tokens that can be changed in place. It has the focus while `isPresented` is true.
  /// `placement` says where it is.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: isPresented, prompt: prompt,
      tokens: SearchTokens(editable: tokens, token: token), placement: placement, content: self)
  }
}
