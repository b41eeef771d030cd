import DelegateLog
import PlatenTesting
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

/// UIKit's views inside SwiftUI's.
@MainActor struct RepresentableTests {
  typealias Log = FieldDelegateLog

  struct Field: UIViewRepresentable {
    let label: String
    var log = Log()
    var setUp: @MainActor (UITextField) -> Void = { _ in }

    func makeUIView(context: Context) -> UITextField {
      log.entries.append("make")
      let field = UITextField()
      field.placeholder = label
      field.delegate = log
      field.addAction(UIAction { [log] _ in log.entries.append("E didBegin") }, for: .editingDidBegin)
      field.addAction(UIAction { [log] _ in log.entries.append("E changed") }, for: .editingChanged)
      field.addAction(UIAction { [log] _ in log.entries.append("E didEnd") }, for: .editingDidEnd)
      setUp(field)
      return field
    }

    func updateUIView(_ field: UITextField, context: Context) { context.coordinator.updates += 1 }

    static func dismantleUIView(_ field: UITextField, coordinator: Coordinator) {
      coordinator.log.entries.append("dismantle after \(coordinator.updates) updates")
    }

    func makeCoordinator() -> Coordinator { Coordinator(log) }

    final class Coordinator {
      let log: Log
      var updates = 0

      init(_ log: Log) { self.log = log }
    }
  }

  @Test func userActionsArriveInUIKitsOrder() async throws {
    let log = Log()
    let screen = await Screen(VStack { Field(label: "Name", log: log) })
    #expect(log.take() == ["make"])
    let field = try screen.field("Name")
    try field.focus()
    #expect(log.take() == ["S shouldBegin", "S didBegin", "E didBegin"])
    try field.type("a")
    #expect(log.take() == ["S shouldChange(0+0, \"a\")", "S selection", "E changed"])
    try field.type("!")
    #expect(log.take() == ["S shouldChange(1+0, \"!\")"])
    try field.paste("bc")
    #expect(log.take() == ["S shouldChange(1+0, \"bc\")", "S selection", "E changed"])
    try field.press(.delete)
    #expect(log.take() == ["S shouldChange(2+1, \"\")", "S selection", "E changed"])
    try field.compose("に")
    #expect(log.take() == ["S shouldChange(2+0, \"に\")", "S selection", "E changed"])
    #expect(try field.marked == 2..<3)
    try field.endComposition()
    #expect(log.take() == [])
    try field.press(.return)
    #expect(log.take() == ["S shouldReturn"])
    #expect(try field.text == "abに")
  }

  @Test func draggedTextIsOneChange() async throws {
    let log = Log()
    let screen = await Screen(VStack { Field(label: "Name", log: log) })
    let field = try screen.field("Name")
    try field.type("abc")
    try field.select(0..<1)
    _ = log.take()
    try field.drag(0..<1, to: 3)
    #expect(log.take() == ["S shouldChange(0+3, \"bca\")", "S selection", "E changed"])
    #expect(try field.text == "bca")
    #expect(try field.selection == 2..<3)
  }

  @Test func textOfOtherProgramsIsPastedPlain() async throws {
    let log = Log()
    let screen = await Screen(Field(label: "Name", log: log))
    let field = try screen.field("Name")
    try field.focus()
    _ = log.take()
    try field.paste("xy", html: "<b>xy</b>")
    #expect(log.take() == ["S shouldChange(0+0, \"xy\")", "S selection", "E changed"])
    #expect(try field.text == "xy")
  }

  @Test func theFocusMovesBetweenWrappedFieldsInUIKitsOrder() async throws {
    struct Two: View {
      let log: Log
      @State private var text = ""
      var body: some View {
        Field(label: "First", log: log)
        Field(label: "Second", log: log)
        TextField("Third", text: $text)
      }
    }
    let log = Log()
    let screen = await Screen(Two(log: log))
    try screen.field("First").focus()
    _ = log.take()
    try screen.press(.tab)
    #expect(log.take() == ["S shouldBegin", "S shouldEnd", "S didEnd", "E didEnd", "S didBegin", "E didBegin"])
    #expect(screen.focusedLabel == "Second")
    try screen.press(.tab)
    #expect(log.take() == ["S shouldEnd", "S didEnd", "E didEnd"])
    #expect(screen.focusedLabel == "Third")
    try screen.press(.tab, modifiers: .shift)
    #expect(log.take() == ["S shouldBegin", "S didBegin", "E didBegin"])
  }

  @Test func aDelegateCanKeepTheFocus() async throws {
    struct Two: View {
      let log: Log
      @State private var text = ""
      var body: some View {
        Field(label: "First", log: log)
        TextField("Second", text: $text)
      }
    }
    let log = Log()
    let screen = await Screen(Two(log: log))
    try screen.field("First").focus()
    log.allowsEnding = false
    #expect(throws: ScreenError.self) { try screen.field("Second").focus() }
    #expect(screen.focusedLabel == "First")
  }

  @Test func theFieldMovesTheFocusItself() async throws {
    final class Fields {
      var first: UITextField?
      var second: UITextField?
    }
    let fields = Fields()
    let log = Log()
    let screen = await Screen(
      VStack {
        Field(label: "First", log: log) { fields.first = $0 }
        Field(label: "Second") { fields.second = $0 }
      })
    #expect(fields.first?.becomeFirstResponder() == true)
    screen.update()
    #expect(screen.focusedLabel == "First" && fields.first?.isEditing == true)
    #expect(fields.second?.becomeFirstResponder() == true)
    screen.update()
    #expect(screen.focusedLabel == "Second" && fields.first?.isFirstResponder == false)
    fields.second?.resignFirstResponder()
    screen.update()
    #expect(screen.focusedLabel == nil)
    fields.first?.becomeFirstResponder()
    log.allowsEnding = false
    #expect(fields.first?.window?.endEditing(false) == false)
    #expect(fields.first?.window?.endEditing(true) == true)
    screen.update()
    #expect(screen.focusedLabel == nil)
  }

  @Test func aSubclassSeesClicksAndKeys() async throws {
    final class Watching: UITextField {
      var calls: [String] = []
      override func becomeFirstResponder() -> Bool {
        calls.append("become")
        return super.becomeFirstResponder()
      }
      override func deleteBackward() {
        calls.append("deleteBackward")
        super.deleteBackward()
      }
    }
    struct Wrapped: UIViewRepresentable {
      let field: Watching
      func makeUIView(context: Context) -> Watching { field }
      func updateUIView(_ uiView: Watching, context: Context) {}
    }
    let watching = Watching()
    watching.placeholder = "Code"
    let screen = await Screen(Wrapped(field: watching))
    try screen.field("Code").press(.delete)
    #expect(watching.calls == ["become", "deleteBackward"])
    #expect(watching.isFirstResponder)
  }

  @Test func removalEndsTheEditingAndDismantles() async throws {
    struct Page: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        if isShown { Field(label: "Name", log: log) }
        Button("Toggle") { isShown.toggle() }
      }
    }
    let log = Log()
    let screen = await Screen(Page(log: log))
    try screen.field("Name").focus()
    log.allowsEnding = false
    _ = log.take()
    try screen.button("Toggle").press()
    #expect(log.take() == ["S shouldEnd", "S didEnd", "E didEnd", "dismantle after 1 updates"])
    #expect(screen.focusedLabel == nil)
    try screen.button("Toggle").press()
    #expect(log.take() == ["make"])
  }

  @Test func focusStatesKnowWrappedFields() async throws {
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        Field(label: "Name").focused($isFocused)
        Text(isFocused ? "focused" : "not focused")
        Button("Focus") { isFocused = true }
      }
    }
    let screen = await Screen(Page())
    try screen.button("Focus").press()
    #expect(screen.focusedLabel == "Name" && screen.shows("focused"))
  }

  @Test func aSecureFieldShowsMarks() async throws {
    let screen = await Screen(Field(label: "Password") { $0.isSecureTextEntry = true })
    let field = try screen.field("Password")
    try field.type("pw😀")
    #expect(try field.text == "•••")
    #expect(!screen.snapshot.contains("pw"))
    try field.select(1..<2)
    try field.type("x")
    #expect(try field.text == "•••")
  }

  @Test func updateIsCalledWhenItsStateChanges() async throws {
    struct Shout: UIViewRepresentable {
      @Binding var text: String
      @Environment(\.locale) var locale
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) {
        label.text = "\(text.uppercased()) \(locale.identifier)"
      }
    }
    struct Page: View {
      @State private var text = "a"
      var body: some View {
        TextField("Text", text: $text)
        Shout(text: $text)
      }
    }
    let screen = await Screen(Page())
    #expect(screen.shows("A en_US"))
    try screen.field("Text").type("b")
    #expect(screen.shows("AB en_US"))
  }

  @Test func aTextViewIsAnEditor() async throws {
    struct Notes: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.accessibilityLabel = "Notes"
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) { if view.text != text { view.text = text } }
      func makeCoordinator() -> Coordinator { Coordinator($text) }
      final class Coordinator: NSObject, UITextViewDelegate {
        let text: Binding<String>
        init(_ text: Binding<String>) { self.text = text }
        func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
      }
    }
    struct Page: View {
      @State private var text = "one"
      var body: some View {
        Notes(text: $text)
        Text("\(text.count) characters")
      }
    }
    let screen = await Screen(Page())
    let notes = try screen.field("Notes")
    try notes.press(.return)
    try notes.type("two")
    #expect(try notes.text == "one\ntwo")
    #expect(screen.shows("7 characters"))
  }

  @Test func viewsInsideAViewAreShownAndFollowTheirChanges() async throws {
    struct Box: UIViewRepresentable {
      let box: UIView
      func makeUIView(context: Context) -> UIView { box }
      func updateUIView(_ uiView: UIView, context: Context) {}
    }
    let (box, label, field) = (UIView(), UILabel(), UITextField())
    label.text = "Hello"
    field.placeholder = "Inside"
    box.addSubview(label)
    box.addSubview(field)
    let screen = await Screen(VStack { Box(box: box) })
    #expect(screen.snapshot == "Hello\nInside: [(Inside)]")
    try screen.field("Inside").type("x")
    label.text = "Bye"
    let more = UILabel()
    more.text = "More"
    box.addSubview(more)
    screen.update()
    #expect(screen.snapshot == "Bye\nInside: [x|]\nMore")
    field.isHidden = true
    screen.update()
    #expect(screen.snapshot == "Bye\nMore")
  }

  @Test func sizeThatFitsFramesTheView() async throws {
    struct Sized: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ uiView: UITextField, context: Context) {}
      func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
        CGSize(width: 120, height: 40)
      }
    }
    let host = ViewHost(Sized())
    _ = host.update()
    #expect(host.root.children.map(\.content) == [.decoration(.frame(FrameContent(width: 120, height: 40)))])
  }

  @Test func aKeystrokeInAWrappedFieldUpdatesItsNodeAlone() async throws {
    let screen = await Screen(
      VStack { ForEach(0..<50, id: \.self) { Field(label: "Field \($0)") } })
    let field = try screen.field("Field 7")
    try field.focus()
    let cost = try screen.cost { try screen.type("a") }
    #expect(cost.evaluations == 0 && cost.patches == 1)
  }
}
