extension Prompt {
  /// Shows a form that is described by JSON Schema.
  ///
  /// - Parameters:
  ///   - schema: The description.
  ///   - answers: A JSON object of values that are entered already; they come before the defaults of the schema.
  ///   - summary: The line that is left in place of the form; nil leaves nothing.
  /// - Returns: The answers as a JSON object, in the order of the schema. Fields that are left empty, or are not asked
  ///   for, are not in it.
  /// - Throws: ``PromptError``; ``FormSchema/Problem`` where the answers are no JSON, or not of
  ///   the types of the schema.
  @MainActor public static func fill(
    _ schema: FormSchema, answers: String = "{}",
    summary: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) async throws -> String {
    let values = try known(answers, in: schema)
    return try await run(summary: summary) { finish in
      SchemaForm(schema: schema, finish: finish, answers: SchemaAnswers(schema, values: values))
    }
  }

  /// Shows a form that is described by JSON Schema, and blocks the main thread meanwhile, in a program that is not
  /// asynchronous.
  ///
  /// - Parameters:
  ///   - schema: The description.
  ///   - answers: A JSON object of values that are entered already; they come before the defaults of the schema.
  ///   - summary: The line that is left in place of the form; nil leaves nothing.
  /// - Returns: The answers as a JSON object, in the order of the schema.
  /// - Throws: ``PromptError``, with ``PromptError/needsAwait`` outside of the main thread; ``FormSchema/Problem`` where
  ///   the answers are no JSON, or not of the types of the schema.
  @available(*, noasync, message: "use 'try await Prompt.fill'")
  nonisolated public static func fillAndWait(
    _ schema: FormSchema, answers: String = "{}",
    summary: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) throws -> String {
    let values = try known(answers, in: schema)
    return try runAndWait(summary: summary) { finish in
      SchemaForm(schema: schema, finish: finish, answers: SchemaAnswers(schema, values: values))
    }
  }

  private nonisolated static func known(_ answers: String, in schema: FormSchema) throws -> JSONValue {
    let values: JSONValue
    do {
      values = try JSONReader.value(answers)
    } catch {
      throw FormSchema.Problem(description: "The answers are not JSON. \(error)")
    }
    if let problem = SchemaAnswers.problem(of: values, in: schema) { throw problem }
    return values
  }
}
