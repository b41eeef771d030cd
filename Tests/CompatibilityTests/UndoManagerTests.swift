import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// The undo manager of the environment and those of UIKit, as Apple documents `UndoManager` and
/// `UIResponder.undoManager`: typing and what the program registers are steps of one order.
@MainActor @Suite struct UndoManagerTests {
  @MainActor private final class Counter {
    var manager: SwiftUI.UndoManager?
    var value = 0

    func set(_ new: Int) {
      let old = value
      manager?.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  private struct Note: View {
    let counter: Counter
    @State private var text = ""
    @State private var other = ""
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Form {
        TextField("Text", text: $text)
        TextEditor(text: $other).accessibilityLabel("Other")
        Button("Count") {
          counter.manager = undoManager
          counter.set(counter.value + 1)
        }
        Button("Undo") { undoManager?.undo() }
        Button("Redo") { undoManager?.redo() }
      }
    }
  }

  @Test func theProgramUndoesWhatIsTyped() async throws {
    let screen = await Screen(Note(counter: Counter()))
    try screen.field("Text").type("Ada")
    try screen.button("Undo").press()
    #expect(try screen.field("Text").text.isEmpty)
    try screen.button("Redo").press()
    #expect(try screen.field("Text").text == "Ada")
  }

  @Test func keysWalkTheStepsOfTheTextAndOfTheProgramInTheirOrder() async throws {
    let counter = Counter()
    let screen = await Screen(Note(counter: counter))
    let field = try screen.field("Text")
    try field.type("Ada")
    try screen.button("Count").press()
    try field.focus()
    try field.type("x")
    try field.press("z", modifiers: .control)
    #expect(try field.text == "Ada" && counter.value == 1)
    try field.press("z", modifiers: .control)
    #expect(try field.text == "Ada" && counter.value == 0)
    try field.press("z", modifiers: .control)
    #expect(try field.text.isEmpty)
    for _ in 0..<3 { try field.press("z", modifiers: [.control, .shift]) }
    #expect(try field.text == "Adax" && counter.value == 1)
  }

  @Test func aFieldUndoesNothingOfAnotherField() async throws {
    let screen = await Screen(Note(counter: Counter()))
    let (field, other) = (try screen.field("Text"), try screen.field("Other"))
    try field.type("Ada")
    try other.type("Grace")
    try field.focus()
    try field.press("z", modifiers: .control)
    #expect(try field.text.isEmpty && other.text == "Grace")
    // The program's undo takes the last of all.
    try screen.button("Undo").press()
    #expect(try other.text.isEmpty)
  }

  @Test func keysOutsideOfTextUndoTheLastStep() async throws {
    let counter = Counter()
    let screen = await Screen(Note(counter: counter))
    try screen.button("Count").focus()
    try screen.button("Count").press()
    #expect(counter.value == 1)
    try screen.press("z", modifiers: .control)
    #expect(counter.value == 0)
    try screen.press("y", modifiers: .control)
    #expect(counter.value == 1)
  }

  @Test func aNewStepEndsWhatCanBeRedone() async throws {
    let counter = Counter()
    let screen = await Screen(Note(counter: counter))
    try screen.button("Count").press()
    try screen.button("Undo").press()
    try screen.field("Text").type("Ada")
    #expect(counter.manager?.canRedo == false)
  }

  // Apple's documentation of `groupsByEvent`.
  @Test func whatOneEventRegistersIsOneStep() async throws {
    let counter = Counter()
    let manager = SwiftUI.UndoManager()
    counter.manager = manager
    counter.set(1)
    counter.set(2)
    #expect(manager.groupingLevel == 1)
    manager.undo()
    #expect(counter.value == 0)
    manager.redo()
    #expect(counter.value == 2)
    await Task.yield()
    counter.set(3)
    while manager.groupingLevel > 0 { await Task.yield() }
    counter.set(4)
    manager.undo()
    #expect(counter.value == 3)
    manager.groupsByEvent = false
    counter.set(5)
    counter.set(6)
    manager.undo()
    #expect(counter.value == 5)
  }

  @Test func observersAreNotifiedOfAnUndo() {
    let counter = Counter()
    let manager = SwiftUI.UndoManager()
    counter.manager = manager
    var names: [Notification.Name] = []
    let center = NotificationCenter.default
    let tokens = [Notification.Name.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange].map { name in
      center.addObserver(forName: name, object: manager, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    counter.set(1)
    manager.undo()
    #expect(names == [.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange])
    manager.setActionName("Counting")
    #expect(manager.redoMenuItemTitle.hasSuffix("Redo"))
    tokens.forEach(center.removeObserver)
  }

  @Test func removingAllActionsForgetsWhatWasTyped() async throws {
    let counter = Counter()
    let screen = await Screen(Note(counter: counter))
    try screen.button("Count").press()
    let field = try screen.field("Text")
    try field.type("Ada")
    counter.manager?.removeAllActions()
    try field.press("z", modifiers: .control)
    #expect(try field.text == "Ada" && counter.value == 1)
  }

  private final class Notes: UITextView {
    let own = SwiftUI.UndoManager()
    override var undoManager: SwiftUI.UndoManager? { own }
  }

  @Test func keysInATextViewGoThroughTheManagerOfItsClass() async throws {
    let view = Notes(frame: .zero)
    let screen = await Screen(ShownView(view: view))
    let field = try screen.field(at: 0)
    let counter = Counter()
    counter.manager = view.undoManager
    try field.type("Ada")
    counter.set(1)
    try field.press("z", modifiers: .control)
    #expect(view.text == "Ada" && counter.value == 0)
    try field.press("z", modifiers: .control)
    #expect(view.text.isEmpty && !view.own.canUndo && view.own.canRedo)
  }

  @Test func whatTheProgramInsertsIsUndoneWithoutAScreen() {
    let view = UITextView()
    view.insertText("Ada")
    view.undoManager?.undo()
    #expect(view.text.isEmpty && view.undoManager?.canRedo == true)
  }

  @Test func aTextViewKeepsWhatIsRegisteredWithIt() async throws {
    let view = UITextView()
    let screen = await Screen(ShownView(view: view))
    let counter = Counter()
    counter.manager = view.undoManager
    counter.set(1)
    try screen.field(at: 0).type("Ada")
    view.undoManager?.undo()
    #expect(view.text.isEmpty && counter.value == 1)
    view.undoManager?.undo()
    #expect(counter.value == 0)
  }

  private struct ShownView: UIViewRepresentable {
    let view: UITextView
    func makeUIView(context: Context) -> UITextView { view }
    func updateUIView(_ view: UITextView, context: Context) {}
  }
}
