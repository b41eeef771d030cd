// Written by Scripts/titles from Scripts/title-overloads/Searchable.swift: edit that.

extension View {
  /// Adds a search field with a prompt and with suggestions. `prompt` is translated by the program's tables.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with a prompt and with suggestions. `prompt` is shown as it is.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol, V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with a prompt and with suggestions. `prompt` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with a prompt. `prompt` is translated by the program's tables.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    _SearchableView(text: text, isPresented: nil, prompt: Text(prompt), placement: placement, content: self)
  }

  /// Adds a search field with a prompt. `prompt` is shown as it is.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    _SearchableView(text: text, isPresented: nil, prompt: Text(prompt), placement: placement, content: self)
  }

  /// Adds a search field with a prompt. `prompt` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    _SearchableView(text: text, isPresented: nil, prompt: Text(prompt), placement: placement, content: self)
  }

  /// Adds a search field with a prompt, which has the focus while `isPresented` is true. `prompt` is translated by the
  /// program's tables.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    _SearchableView(text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement, content: self)
  }

  /// Adds a search field with a prompt, which has the focus while `isPresented` is true. `prompt` is shown as it is.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    _SearchableView(text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement, content: self)
  }

  /// Adds a search field with a prompt, which has the focus while `isPresented` is true. `prompt` is translated by its
  /// own table.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    _SearchableView(text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement, content: self)
  }
}
