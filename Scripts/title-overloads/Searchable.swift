extension View {
  /// Adds a search field with a prompt and with suggestions.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Title,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with a prompt.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Title
  ) -> some View {
    _SearchableView(text: text, isPresented: nil, prompt: Text(prompt), placement: placement, content: self)
  }

  /// Adds a search field with a prompt, which has the focus while `isPresented` is true.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Title
  ) -> some View {
    _SearchableView(text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement, content: self)
  }
}
