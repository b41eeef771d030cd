import Dispatch
import EditingTestSupport
import PlatenTesting
import SwiftUI
import Testing

@testable import TextEditing

/// A user who types, pastes, composes, deletes and undoes in a field whose program makes another text of the typed one,
/// at once or later, compared with an editing session that the program writes to.
@MainActor struct RandomLateProgramTests {
  /// When the program answers.
  enum Moment: CaseIterable {
    /// In the setter of the binding, in the update after the edit, in a task or on the main queue after that.
    case setter, update, task, queue
    /// The binding itself takes the text in a task or on the main queue.
    case lateTask, lateQueue

    var isLateBinding: Bool { self == .lateTask || self == .lateQueue }
  }

  /// What the program makes of a text. It makes the same of it before as after an edit.
  enum Change: CaseIterable {
    case nothing, capitals, digits

    func callAsFunction(_ text: String) -> String {
      switch self {
      case .nothing: text
      case .capitals: text.uppercased()
      case .digits: text.filter(\.isNumber)
      }
    }
  }

  @MainActor @Observable fileprivate final class Model {
    var text = ""
    let moment: Moment
    let change: Change

    init(_ moment: Moment, _ change: Change) { (self.moment, self.change) = (moment, change) }

    var binding: Binding<String> {
      Binding(
        get: { self.text },
        set: { new in
          switch self.moment {
          case .setter: self.text = self.change(new)
          case .lateTask: Task { self.text = self.change(new) }
          case .lateQueue:
            DispatchQueue.main.async { MainActor.assumeIsolated { self.text = self.change(new) } }
          default: self.text = new
          }
        })
    }

    func apply() {
      switch moment {
      case .update: answer()
      case .task: Task { answer() }
      case .queue: DispatchQueue.main.async { MainActor.assumeIsolated { self.answer() } }
      default: break
      }
    }

    private func answer() { if text != change(text) { text = change(text) } }
  }

  private struct Page: View {
    @Bindable var model: Model

    var body: some View {
      TextField("Text", text: model.binding).onChange(of: model.text) { model.apply() }
    }
  }

  /// The field and the session that it is compared with.
  @MainActor private final class Run {
    let model: Model
    let screen: Screen
    let field: FieldHandle
    var mirror = EditingSession()
    var random: SeededGenerator
    var log: [String] = []

    init(_ moment: Moment, _ change: Change, seed: Int) async throws {
      model = Model(moment, change)
      random = SeededGenerator(seed: UInt64(seed))
      screen = await Screen(Page(model: model))
      field = try screen.field("Text")
      try field.focus()
    }

    private func perform(_ command: EditCommand) throws {
      log.append(ModuleText.of(command))
      if let node = screen.host.focus.node { screen.host.send(.edit(command), to: node.id) }
      screen.update()
      mirror.perform(command)
      if [.setter, .update].contains(model.moment) { answer() }
    }

    private func answer() {
      guard mirror.marked == nil else { return }
      let text = model.change(mirror.text)
      // A program that empties a field later does not refuse what was typed.
      let isCleared = text.isEmpty && !mirror.text.isEmpty && (model.moment == .task || model.moment == .queue)
      if isCleared { mirror.setText("") } else { mirror.perform(.rewrite(text)) }
    }

    func settle() async throws {
      for _ in 0..<6 { await screen.settle() }
      answer()
      log.append("/")
      try check()
    }

    private func check() throws {
      let shown = try field.text
      #expect(shown == mirror.text, "\(log.joined(separator: " "))")
      #expect(try field.selection == mirror.selection.range, "\(log.joined(separator: " "))")
      #expect(try field.marked == mirror.marked, "\(log.joined(separator: " "))")
      if mirror.marked == nil {
        #expect(model.text == mirror.text, "\(log.joined(separator: " "))")
      }
    }

    /// One edit or movement, or a whole composition.
    func step() async throws {
      switch Int.random(in: 0..<13, using: &random) {
      case 0: try perform(.move(.backward, .grapheme, extending: false))
      case 1: try perform(.delete(.backward, .grapheme))
      case 2: try perform(.delete(.forward, .grapheme))
      case 3: try perform(.paste(["12", "a1", "b", "34c5"].randomElement(using: &random)!))
      case 4, 5: try perform(.undo)
      case 6: try perform(.redo)
      case 7: try await compose()
      default: try perform(.insert(["1", "2", "3", "a", "b"].randomElement(using: &random)!))
      }
    }

    private func compose() async throws {
      try await settle()
      for text in ["k", "k1", "か1"].prefix(Int.random(in: 1...3, using: &random)) {
        let count = text.utf16.count
        try perform(.mark(text, selected: count..<count))
        if Bool.random(using: &random) { try await settle() }
      }
      switch Int.random(in: 0..<3, using: &random) {
      case 0: try perform(.unmark)
      case 1: try perform(.insert("1"))
      default: try perform(.mark("", selected: 0..<0))
      }
      try await settle()
    }

    /// Everything can be undone and redone.
    func unwind() async throws {
      for command in [EditCommand.undo, .redo] {
        for _ in 0..<40 where command == .undo ? mirror.canUndo : mirror.canRedo {
          try perform(command)
          try await settle()
        }
      }
    }

    var isWrong: Bool { (try? field.text) != mirror.text }
  }

  enum ModuleText {
    static func of(_ command: EditCommand) -> String { "\(command)" }
  }

  private static let cases = Moment.allCases.flatMap { moment in Change.allCases.map { (moment, $0) } }

  @Test(arguments: 0..<18 * 12) func nothingIsLost(seed: Int) async throws {
    let (moment, change) = Self.cases[seed % Self.cases.count]
    let run = try await Run(moment, change, seed: seed)
    for _ in 0..<14 {
      for _ in 0..<Int.random(in: 1...(moment.isLateBinding ? 1 : 1), using: &run.random) { try await run.step() }
      try await run.settle()
      if run.isWrong { return }
    }
    try await run.unwind()
  }
}
