extension Prompt {
  /// Shows a form that is described by JSON Schema.
  ///
  /// - Parameters:
  ///   - schema: The description.
  ///   - answers: A JSON object of values that are entered already; they come before the defaults of the schema.
  ///   - summary: The line that is left in place of the form; nil leaves nothing.
  /// - Returns: The answers as a JSON object, in the order of the schema. Fields that are left empty, or are not asked
  ///   for, are not in it.
  /// - Throws: ``PromptError``; ``FormSchema/Problem`` where the answers are no JSON.
  @MainActor public static func fill(
    _ schema: FormSchema, answers: String = "{}",
    summary: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) async throws -> String {
    let values = try known(answers)
    return try await run(summary: summary) { finish in
      SchemaForm(schema: schema, finish: finish, answers: SchemaAnswers(schema, values: values))
    }
  }

  /// Shows a form that is described by JSON Schema, without `await`.
  ///
  /// - Parameters:
  ///   - schema: The description.
  ///   - answers: A JSON object of values that are entered already; they come before the defaults of the schema.
  ///   - summary: The line that is left in place of the form; nil leaves nothing.
  /// - Returns: The answers as a JSON object, in the order of the schema.
  /// - Throws: ``PromptError``, with ``PromptError/needsAwait`` outside of the main thread; ``FormSchema/Problem`` where
  ///   the answers are no JSON.
  nonisolated public static func fill(
    _ schema: FormSchema, answers: String = "{}",
    summary: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) throws -> String {
    let values = try known(answers)
    return try run(summary: summary) { finish in
      SchemaForm(schema: schema, finish: finish, answers: SchemaAnswers(schema, values: values))
    }
  }

  private nonisolated static func known(_ answers: String) throws -> JSONValue {
    do {
      return try JSONReader.value(answers)
    } catch {
      throw FormSchema.Problem(description: "The answers are not JSON. \(error)")
    }
  }
}
