/// A formatting definition of any type, as the environment carries it.
struct FormattingDefinition: Sendable {
  /// The names of the attributes that are shown.
  private let names: Set<String>
  private let constrain: @Sendable (inout AttributeContainer) -> Void

  init<D: AttributedTextFormattingDefinition>(_ definition: D) {
    nonisolated(unsafe) let definition = definition
    names = ShownAttributes.names(in: D.Scope.self)
    constrain = { definition.constrain(&$0) }
  }

  /// `text` as it is shown.
  func applied(to text: AttributedString) -> AttributedString {
    var result = text
    for run in text.runs {
      var attributes = run.attributes
      constrain(&attributes)
      ShownAttributes.keep(names, in: &attributes)
      if attributes != run.attributes {
        result[result.indexRange(text.utf16Range(run.range))].setAttributes(attributes)
      }
    }
    return result
  }
}

private enum FormattingDefinitionKey: EnvironmentKey { static let defaultValue: FormattingDefinition? = nil }

extension EnvironmentValues {
  var formattingDefinition: FormattingDefinition? {
    get { self[FormattingDefinitionKey.self] }
    set { self[FormattingDefinitionKey.self] = newValue }
  }
}

extension View {
  /// Has texts with attributes and their editors in the view keep to a definition: what is shown keeps to it, the
  /// binding may hold other values.
  nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View {
    environment(\.formattingDefinition, FormattingDefinition(definition))
  }

  /// Has texts with attributes and their editors in the view show only the attributes of a scope.
  nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View {
    attributedTextFormattingDefinition(AttributedTextFormatting.EmptyDefinition<S>())
  }
}
