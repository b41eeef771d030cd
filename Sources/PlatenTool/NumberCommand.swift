import ArgumentParser
import Foundation
import TerminalPrompts

/// A number.
struct NumberCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "number", abstract: "Asks for a number.",
    discussion: """
      It is typed as usual in the user's language, and printed with a point and without grouping. It may have 38 digits.
      """)

  @OptionGroup var question: QuestionOptions

  @Option(help: "The answer of an empty line.")
  var `default`: ExactNumber?

  @Option(help: "The smallest number.")
  var min: ExactNumber?

  @Option(help: "The largest number.")
  var max: ExactNumber?

  @Flag(help: "Whole numbers only.")
  var whole = false

  /// A decimal number with a point, as digits: a binary one would change them.
  struct ExactNumber: ExpressibleByArgument {
    let value: Decimal

    init?(argument: String) {
      guard argument.wholeMatch(of: /[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?/) != nil,
        let value = Decimal(literal: argument)
      else { return nil }
      self.value = value
    }
  }

  mutating func validate() throws {
    if let min, let max, min.value > max.value { throw ValidationError("--min is larger than --max.") }
    guard let number = `default`?.value else { return }
    if let min, number < min.value { throw ValidationError("--default is smaller than --min.") }
    if let max, number > max.value { throw ValidationError("--default is larger than --max.") }
    if whole, !number.isWhole { throw ValidationError("--default is not a whole number.") }
  }

  func run() async throws {
    let whole = whole
    let bounds = NumberBounds(least: min?.value, most: max?.value)
    let style = Decimal.FormatStyle.allDigits
    let value = try await answer {
      try await Prompt.ask(
        .number(
          question.title(or: "Number"), help: question.hint ?? bounds.hint(style.format),
          default: `default`?.value, format: style
        ) { value in
          if !bounds.contains(value) { return bounds.reason(style.format) }
          return whole && !value.isWhole ? Prompt.words("Enter a whole number.") : nil
        })
    }
    print(value)
  }
}
