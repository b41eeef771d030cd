import Dispatch
import EditingTestSupport
import PlatenTesting
import SwiftUI
import Testing

/// Fields whose binding takes what is typed later, after the next keys.
@MainActor struct LateBindingTests {
  /// When a program takes a text.
  enum Delay: CaseIterable {
    case queue, task, suspendedTask, sleep
  }

  @MainActor private final class Model: ObservableObject {
    @Published var text: String
    @Published var number = 1
    let delay: Delay

    init(_ text: String, _ delay: Delay) {
      self.text = text
      self.delay = delay
    }

    private var changes: [@MainActor () -> Void] = []
    /// Whether the program has yet to take a text.
    var isBehind: Bool { !changes.isEmpty }

    /// Takes changes one after the other, whatever order the tasks are run in.
    func later(_ change: @escaping @MainActor () -> Void) {
      changes.append(change)
      let work: @MainActor () -> Void = { self.changes.removeFirst()() }
      switch delay {
      case .queue: DispatchQueue.main.async { MainActor.assumeIsolated(work) }
      case .task: Task { work() }
      case .suspendedTask:
        Task {
          for _ in 0..<5 { await Task.yield() }
          work()
        }
      case .sleep: DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { MainActor.assumeIsolated(work) }
      }
    }
  }

  private struct Page: View {
    @ObservedObject var model: Model
    var change: @MainActor (String) -> String = { $0 }

    var body: some View {
      TextField(
        "Text",
        text: Binding(
          get: { model.text }, set: { [model] new in model.later { [change] in model.text = change(new) } }))
      TextField(
        "Number",
        value: Binding(get: { model.number }, set: { [model] new in model.later { model.number = new } }),
        format: .number.grouping(.never))
      Button("Clear") { model.text = "" }
      Text("model \(model.text) \(model.number)")
    }
  }

  /// Waits until the program has taken everything.
  private func settle(_ screen: Screen, _ model: Model) async throws {
    for _ in 0..<8 { await screen.settle() }
    let field = try screen.field("Text")
    for _ in 0..<100 {
      guard try model.delay == .sleep || model.isBehind || model.text != field.text else { return }
      if model.delay == .sleep { try await Task.sleep(for: .milliseconds(5)) }
      await screen.settle()
    }
  }

  @Test(arguments: Delay.allCases) func keysBeforeTheAnswerAreKept(delay: Delay) async throws {
    let model = Model("", delay)
    let screen = await Screen(Page(model: model))
    let field = try screen.field("Text")
    try field.type("ab")
    try field.type("cd")
    try await settle(screen, model)
    #expect(try field.text == "abcd")
    #expect(try field.selection == 4..<4)
    #expect(model.text == "abcd")
    // The field knows by now that the program is late.
    try field.press(.leftArrow)
    try field.type("x")
    #expect(try field.text == "abcxd")
    try field.press(.delete)
    try field.press(.delete)
    #expect(try field.text == "abd")
    try await settle(screen, model)
    #expect(try field.text == "abd")
    #expect(try field.selection == 2..<2)
    #expect(model.text == "abd")
  }

  @Test func digitsOfANumberBeforeTheAnswerAreKept() async throws {
    let model = Model("", .queue)
    let screen = await Screen(Page(model: model))
    let field = try screen.field("Number")
    try field.select(1..<1)
    try field.type("23")
    try field.type("4")
    try await settle(screen, model)
    #expect(try field.text == "1234")
    #expect(model.number == 1234)
  }

  @Test func aSpaceIsDeletedAlone() async throws {
    let model = Model("ab", .queue)
    let screen = await Screen(Page(model: model))
    let field = try screen.field("Text")
    try field.select(2..<2)
    for key in ["c", " "] {
      try field.type(key)
      try await settle(screen, model)
    }
    try field.press(.delete)
    try await settle(screen, model)
    #expect(try field.text == "abc")
    #expect(model.text == "abc")
  }

  @Test func whatTheProgramRefusesLaterIsTakenBack() async throws {
    let model = Model("", .queue)
    let screen = await Screen(Page(model: model) { String($0.filter(\.isNumber).prefix(4)) })
    let field = try screen.field("Text")
    for key in "1x2" {
      try field.type(String(key))
      try await settle(screen, model)
    }
    #expect(try field.text == "12")
    for key in "y34z567" {
      try field.type(String(key))
      try await settle(screen, model)
    }
    #expect(try field.text == "1234")
    #expect(model.text == "1234")
    try screen.button("Clear").press()
    #expect(try field.text == "")
  }

  private struct DigitsPage: View {
    @ObservedObject var model: Model

    var body: some View {
      TextField("Text", text: Binding(get: { model.text }, set: { model.text = $0.filter(\.isNumber) }))
    }
  }

  /// What a program sets by itself after it has refused an edit is no late answer to that.
  @Test func aTextThatTheProgramSetsAfterARefusalIsNoAnswer() async throws {
    let model = Model("1", .queue)
    let screen = await Screen(DigitsPage(model: model))
    let field = try screen.field("Text")
    try field.focus()
    try screen.type("a")
    #expect(try field.text == "1")
    model.text = "23"
    screen.update()
    try screen.type("b")
    #expect(try field.text == "23")
    try screen.type("4")
    #expect(try field.text == "234")
  }

  @Test func aSlowProgramHasTimeToRefuse() async throws {
    let model = Model("", .suspendedTask)
    let screen = await Screen(Page(model: model) { $0.filter(\.isNumber) })
    let field = try screen.field("Text")
    try field.type("1")
    try await settle(screen, model)
    try field.type("x")
    for _ in 0..<8 { await screen.settle() }
    #expect(try field.text == "1x")
    await screen.advance(by: 1)
    #expect(try field.text == "1")
    try field.type("2")
    try await settle(screen, model)
    let shown = try field.text
    #expect(shown == "12")
    #expect(model.text == "12")
  }

  @Test(arguments: [Delay.queue, .task]) func whatTheProgramMakesOfATextLaterIsShown(delay: Delay) async throws {
    let model = Model("", delay)
    let screen = await Screen(Page(model: model) { $0.uppercased() })
    let field = try screen.field("Text")
    try field.type("a")
    try await settle(screen, model)
    for part in ["bc", "d", "ef"] { try field.type(part) }
    try await settle(screen, model)
    #expect(try field.text.uppercased() == "ABCDEF")
    #expect(model.text == "ABCDEF")
  }

  /// Letters, deletions and movements in groups of several before the program has taken any.
  @Test(arguments: 0..<60) func anyKeysGiveTheSameTextAsAtOnce(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let delay = Delay.allCases[seed % 3]
    let model = Model("start", delay)
    let screen = await Screen(Page(model: model))
    let field = try screen.field("Text")
    try field.select(5..<5)
    var (letters, caret, keys) = (Array("start"), 5, "")
    for _ in 0..<12 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          try field.press(.leftArrow)
          caret = max(caret - 1, 0)
          keys += "<"
        case 1:
          try field.press(.rightArrow)
          caret = min(caret + 1, letters.count)
          keys += ">"
        case 2:
          try field.press(.delete)
          keys += "-"
          guard caret > 0 else { continue }
          caret -= 1
          letters.remove(at: caret)
        default:
          let letter = "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random)!
          try field.type(String(letter))
          letters.insert(letter, at: caret)
          caret += 1
          keys.append(letter)
        }
      }
      keys += " "
      for _ in 0..<Int.random(in: 0...2, using: &random) { await screen.settle() }
    }
    try await settle(screen, model)
    #expect(try field.text == String(letters), "after \(keys)")
    #expect(try field.selection == caret..<caret, "after \(keys)")
    #expect(model.text == String(letters), "after \(keys)")
  }
}
