extension View {
  /// Adds a search field with a prompt, after tokens that can be removed. `placement` says where it is.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Title,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: nil, prompt: Text(prompt),
      tokens: SearchTokens(tokens, token: token), placement: placement, content: self)
  }

  /// Adds a search field with a prompt, after tokens that can be removed. It has the focus while `isPresented` is true.
  /// `placement` says where it is.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Title, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(tokens, token: token), placement: placement, content: self)
  }

  /// Adds a search field with a prompt, after tokens; those of `suggestedTokens` that are not chosen yet are
  /// suggestions. `placement` says where it is.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Title,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: nil, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token), placement: placement, content: self)
  }

  /// Adds a search field with a prompt, after tokens; those of `suggestedTokens` that are not chosen yet are
  /// suggestions. It has the focus while `isPresented` is true. `placement` says where it is.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Title,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token), placement: placement, content: self)
  }

  /// Adds a search field with a prompt, after tokens that can be changed in place. `placement` says where it is.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Title, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: nil, prompt: Text(prompt),
      tokens: SearchTokens(editable: tokens, token: token), placement: placement, content: self)
  }

  /// Adds a search field with a prompt, after tokens that can be changed in place. It has the focus while `isPresented`
  /// is true. `placement` says where it is.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Title,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    _SearchableView(
      text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(editable: tokens, token: token), placement: placement, content: self)
  }
}
