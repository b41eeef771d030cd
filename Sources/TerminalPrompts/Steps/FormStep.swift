import Platen

/// A page of ``FormSteps``: the fields that belong together.
public struct FormStep {
  let title: String
  let summary: [(label: String, value: String)]
  let content: AnyView
  /// Whether the page can be left, besides the rules of its fields.
  let check: @MainActor () -> Bool
  /// Takes the page out of the form; nil where that can't be done.
  var remove: (@MainActor () -> Void)?

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: What is asked on the page. The titles of a form's pages differ: a page is known by its title.
  ///   - summary: The labels and answers that the summary shows of the page, in their order.
  ///   - check: Whether the page can be left, besides the rules of `validation` in it.
  ///   - content: The fields, as in a `Form`.
  @MainActor public init<Content: View>(
    _ title: String, summary: KeyValuePairs<String, String> = [:], check: @escaping @MainActor () -> Bool = { true },
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, summary: summary.map { ($0.key, $0.value) }, content: AnyView(content()), check: check)
  }

  init(
    _ title: String, summary: [(label: String, value: String)], content: AnyView,
    check: @escaping @MainActor () -> Bool
  ) {
    self.title = title
    self.summary = summary
    self.content = content
    self.check = check
  }
}

/// Makes the pages of ``FormSteps``. A page in an `if` is asked for only while the condition holds.
@resultBuilder public enum FormStepsBuilder {
  /// One page.
  public static func buildExpression(_ step: FormStep) -> [FormStep] { [step] }

  /// Pages that the program has made.
  public static func buildExpression(_ steps: [FormStep]) -> [FormStep] { steps }

  /// The pages one after the other.
  public static func buildBlock(_ steps: [FormStep]...) -> [FormStep] { steps.flatMap { $0 } }

  /// The pages of an `if` without `else`.
  public static func buildOptional(_ steps: [FormStep]?) -> [FormStep] { steps ?? [] }

  /// The pages of an `if`.
  public static func buildEither(first steps: [FormStep]) -> [FormStep] { steps }

  /// The pages of an `else`.
  public static func buildEither(second steps: [FormStep]) -> [FormStep] { steps }

  /// The pages of a loop.
  public static func buildArray(_ steps: [[FormStep]]) -> [FormStep] { steps.flatMap { $0 } }
}
