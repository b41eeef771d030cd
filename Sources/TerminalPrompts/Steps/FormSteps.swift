import Platen
import PlatenGraph

/// A form in steps, one page at a time, with the way there, back, and a summary at the end.
///
/// ```swift
/// let order: Order = try await Prompt.run { finish in
///   FormSteps(finishTitle: "Order") {
///     FormStep("Item", summary: ["Item": order.item]) { TextField("Item", text: $order.item).validation(.required()) }
///     if order.isShipped {
///       FormStep("Address", summary: ["City": order.city]) { TextField("City", text: $order.city) }
///     }
///   } onFinish: {
///     finish(order)
///   }
/// }
/// ```
///
/// Return goes from a field of text to the next one of the page, and presses Next in the last. Next shows what is wrong
/// on a page, and goes on where nothing is. What was entered stays when the user goes back. A
/// form of a single page has neither a way nor a summary.
public struct FormSteps: View {
  let steps: [FormStep]
  let finishTitle: String
  let showsSummary: Bool
  let finish: @MainActor () -> Void
  /// The title of the current page; nil before the first move.
  @State private var title: String?
  @State private var isAtSummary = false
  /// Where that page is among the others.
  @State private var place = 0
  @Environment(\.asksInLines) private var asksInLines
  @Environment(\.terminalRows) private var rows
  /// How many pages were removed: the page that has the title of a removed one is another.
  @State private var removals = 0

  /// The points beside what is above a form, in line with the labels in it.
  static let margin: CGFloat = 8

  /// The rows of the terminal below which the way has one line: of a broken one the last line alone would be seen.
  private static let fewRows = 12

  /// Makes a form in steps.
  ///
  /// - Parameters:
  ///   - finishTitle: The title of the last button; nil for “Finish” in the language of the program's texts.
  ///   - showsSummary: Whether a last page shows all answers before the form ends.
  ///   - steps: The pages.
  ///   - onFinish: Called by the last button.
  public init(
    finishTitle: String? = nil, showsSummary: Bool = true, @FormStepsBuilder steps: () -> [FormStep],
    onFinish: @escaping @MainActor () -> Void
  ) {
    self.steps = steps()
    self.finishTitle = finishTitle ?? Prompt.words("Finish")
    self.showsSummary = showsSummary
    finish = onFinish
  }

  /// The views that this one is made of.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if hasWay { way }
      if isAtSummary, hasSummary {
        summary
      } else if steps.indices.contains(index) {
        page(steps[index]).id("\(steps[index].title)\u{1E}\(removals)")
      } else {
        Button(finishTitle, action: finish)
      }
    }
  }

  /// The page that is shown. One that is no longer asked for leaves its place to the next.
  private var index: Int {
    guard let title else { return 0 }
    return steps.firstIndex { $0.title == title } ?? max(min(place, steps.count - 1), 0)
  }

  private func go(to index: Int) { (title, place) = (steps[index].title, index) }

  private var hasWay: Bool { steps.count > 1 }
  private var hasSummary: Bool { showsSummary && hasWay }
  private var isLast: Bool { index >= steps.count - 1 }
  private var count: Int { steps.count + (hasSummary ? 1 : 0) }

  private var way: some View {
    let position = isAtSummary ? steps.count : index
    let name = isAtSummary ? Prompt.words("Summary") : steps[index].title
    return VStack(alignment: .leading, spacing: 0) {
      // Above the title: a bar that touches a field looks like a part of it.
      ProgressView(value: Double(position + 1) / Double(count))
        .frame(maxWidth: 320, alignment: .leading)
        .accessibilityHidden(true)
      Text(verbatim: Prompt.words("Step \(position + 1) of \(count): \(name)")).bold()
        .lineLimit(rows.map { $0 < Self.fewRows } == true ? 1 : nil)
    }
    .padding(.horizontal, Self.margin)
  }

  private func page(_ step: FormStep) -> some View {
    TextInputValidationReader { validation in
      Form {
        step.content
        HStack {
          Button(isLast && !hasSummary ? finishTitle : Prompt.words("Next")) {
            // Both, so that everything that is wrong is shown at once.
            let (isValid, passes) = (validation.validate(), step.check())
            if isValid && passes { goOn() }
          }
          .keyboardShortcut(.defaultAction)
          if index > 0 { Button(Prompt.words("Back")) { go(to: index - 1) } }
          if let remove = step.remove {
            Button(Prompt.words("Remove"), role: .destructive) {
              removals += 1
              remove()
            }
          }
        }
      }
      .submitMovesFocus()
      .environment(\.returnMovesFocus, true)
    }
  }

  private var summary: some View {
    Form {
      ForEach(Array(steps.flatMap(\.summary).enumerated()), id: \.offset) { _, line in
        LabeledContent(line.label) {
          Text(verbatim: line.value.isEmpty ? Prompt.nothing(inLines: asksInLines) : line.value)
        }
      }
      HStack {
        Button(finishTitle, action: finish).keyboardShortcut(.defaultAction)
        Button(Prompt.words("Back")) { isAtSummary = false }
      }
    }
  }

  private func goOn() {
    if !isLast {
      go(to: index + 1)
    } else if hasSummary {
      isAtSummary = true
    } else {
      finish()
    }
  }
}
