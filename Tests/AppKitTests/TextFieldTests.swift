import AppKit
import PlatenTesting
import SwiftUI
import Testing

/// Notes what a field tells its delegate.
@MainActor final class FieldLog: NSObject, NSTextFieldDelegate {
  var entries: [String] = []
  var used: Set<String> = []
  var allowsEnding = true

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  func controlTextDidBeginEditing(_ obj: Notification) { entries.append("begin") }
  func controlTextDidChange(_ obj: Notification) {
    entries.append("change \((obj.object as? NSTextField)?.stringValue ?? "-")")
  }
  func controlTextDidEndEditing(_ obj: Notification) {
    let movement = (obj.userInfo?["NSTextMovement"] as? Int).flatMap { NSTextMovement(rawValue: $0) }
    entries.append("end \(movement.map { "\($0)" } ?? "-")")
  }
  func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool {
    entries.append("shouldBegin")
    return true
  }
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool {
    entries.append("shouldEnd")
    return allowsEnding
  }
  func control(_ control: NSControl, didFailToFormatString string: String, errorDescription error: String?) -> Bool {
    entries.append("fail \(string)")
    return false
  }
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    entries.append(commandSelector.description)
    return used.contains(commandSelector.description)
  }
}

struct WrappedField<Field: NSTextField>: NSViewRepresentable {
  let field: Field

  func makeNSView(context: Context) -> Field { field }
  func updateNSView(_ nsView: Field, context: Context) {}
}

@MainActor struct TextFieldTests {
  private func screen(_ field: NSTextField, _ log: FieldLog) async -> Screen {
    field.placeholderString = "Name"
    field.delegate = log
    return await Screen(
      VStack {
        WrappedField(field: field)
        TextField("Other", text: .constant(""))
      })
  }

  @Test func editingBeginsWithTheFirstChange() async throws {
    let log = FieldLog()
    let field = NSTextField(string: "a")
    let screen = await screen(field, log)
    try screen.field("Name").focus()
    #expect(log.take() == [])
    try screen.field("Name").type("b")
    #expect(log.take() == ["shouldBegin", "begin", "change ab"])
    try screen.field("Name").type("c")
    #expect(log.take() == ["change abc"])
    try screen.press(.tab)
    #expect(log.take() == ["insertTab:", "shouldEnd", "end tab"])
    #expect(field.stringValue == "abc" && screen.focusedLabel == "Other")
  }

  @Test func returnEndsTheEditingAndSendsTheAction() async throws {
    @MainActor final class Target: NSObject {
      var sent: [String] = []
      func changed(_ sender: NSTextField) { sent.append(sender.stringValue) }
    }
    let (log, target) = (FieldLog(), Target())
    let field = NSTextField(frame: .zero)
    (field.target, field.action) = (target, Selector("changed:", Target.changed(_:)))
    let screen = await screen(field, log)
    try screen.field("Name").type("ab")
    _ = log.take()
    try screen.field("Name").press(.return)
    #expect(log.take() == ["insertNewline:", "shouldEnd", "end return"])
    #expect(target.sent == ["ab"])
    #expect(try screen.field("Name").isFocused)
    #expect(try screen.field("Name").selection == 0..<2)
  }

  @Test func theDelegateUsesCommandsUp() async throws {
    let log = FieldLog()
    log.used = ["moveDown:", "insertNewline:", "insertTab:"]
    let screen = await screen(NSTextField(frame: .zero), log)
    let field = try screen.field("Name")
    try field.type("a")
    _ = log.take()
    try field.press(.downArrow)
    try field.press(.return)
    try field.press(.tab)
    #expect(log.take() == ["moveDown:", "insertNewline:", "insertTab:"])
    #expect(screen.focusedLabel == "Name")
  }

  @Test func aDelegateCanKeepTheFocus() async throws {
    let log = FieldLog()
    log.allowsEnding = false
    let screen = await screen(NSTextField(frame: .zero), log)
    try screen.field("Name").type("a")
    #expect(throws: ScreenError.self) { try screen.field("Other").focus() }
    #expect(screen.focusedLabel == "Name")
  }

  @Test func aFormatterReadsTheTextAtTheEnd() async throws {
    let log = FieldLog()
    let field = NSTextField(frame: .zero)
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    formatter.locale = Locale(identifier: "en_US")
    field.formatter = formatter
    field.doubleValue = 1.5
    #expect(field.stringValue == "1.50")
    let screen = await screen(field, log)
    try screen.field("Name").replace(with: "2.5")
    try screen.field("Name").press(.return)
    #expect(field.stringValue == "2.50" && field.doubleValue == 2.5)
    #expect(try screen.field("Name").text == "2.50")
    try screen.field("Name").replace(with: "x")
    _ = log.take()
    try screen.field("Name").press(.return)
    #expect(log.take() == ["insertNewline:", "shouldEnd", "fail x"])
    #expect(try screen.field("Name").text == "x")
  }

  @Test func aSubclassSeesFocusChangesAndCommands() async throws {
    final class Watching: NSTextField {
      var calls: [String] = []
      override func becomeFirstResponder() -> Bool {
        calls.append("become")
        return super.becomeFirstResponder()
      }
      override func textDidChange(_ notification: Notification) {
        super.textDidChange(notification)
        calls.append("change \(stringValue)")
      }
      override func textDidEndEditing(_ notification: Notification) {
        super.textDidEndEditing(notification)
        calls.append("end")
      }
      override func cancelOperation(_ sender: Any?) {
        calls.append("cancel")
        abortEditing()
      }
    }
    let field = Watching(string: "a")
    let screen = await screen(field, FieldLog())
    try screen.field("Name").type("b")
    #expect(field.calls == ["become", "change ab"])
    #expect(field.window?.firstResponder === field.currentEditor())
    #expect(field.currentEditor()?.string == "ab")
    try screen.press(.escape)
    #expect(field.calls == ["become", "change ab", "cancel", "end"])
    #expect(field.stringValue == "a" && !field.isFirstResponder)
  }

  @Test func theWindowMovesTheFirstResponder() async throws {
    let field = NSTextField(string: "abc")
    let screen = await screen(field, FieldLog())
    #expect(field.window?.makeFirstResponder(field) == true)
    screen.update()
    #expect(screen.focusedLabel == "Name")
    field.currentEditor()?.selectedRange = NSRange(location: 1, length: 1)
    screen.update()
    #expect(try screen.field("Name").selection == 1..<2)
    field.selectText(nil)
    screen.update()
    #expect(try screen.field("Name").selection == 0..<3)
    field.window?.makeFirstResponder(nil)
    screen.update()
    #expect(screen.focusedLabel == nil && field.currentEditor() == nil)
  }

  @Test func aLabelIsText() async {
    let screen = await Screen(WrappedField(field: NSTextField(labelWithString: "Hello")))
    #expect(screen.snapshot == "Hello")
  }

  @Test func aSecureFieldShowsMarks() async throws {
    let field = NSSecureTextField(frame: .zero)
    let screen = await screen(field, FieldLog())
    try screen.field("Name").type("pw")
    #expect(try screen.field("Name").text == "••")
    #expect(field.stringValue == "pw" && !screen.snapshot.contains("pw"))
    try screen.press(.tab)
    #expect(field.stringValue == "pw")
  }

  @Test func buttonsAndCheckboxesSendTheirActions() async throws {
    @MainActor final class Target: NSObject {
      var sent: [String] = []
      func pressed(_ sender: NSButton) { sent.append("\(sender.title) \(sender.state.rawValue)") }
    }
    struct Buttons: NSViewRepresentable {
      let target: Target
      func makeNSView(context: Context) -> NSStackView {
        let action = Selector("pressed:", Target.pressed(_:))
        return NSStackView(views: [
          NSButton(title: "Save", target: target, action: action),
          NSButton(checkboxWithTitle: "Remember", target: target, action: action),
        ])
      }
      func updateNSView(_ nsView: NSStackView, context: Context) {}
    }
    let target = Target()
    let screen = await Screen(Buttons(target: target))
    try screen.button("Save").press()
    try screen.toggle("Remember").press()
    #expect(try screen.toggle("Remember").isOn)
    #expect(target.sent == ["Save 0", "Remember 1"])
  }

  @Test func aHostingViewShowsSwiftUI() async throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Hosted: NSViewRepresentable {
      func makeNSView(context: Context) -> NSView {
        let box = NSView(frame: .zero)
        box.addSubview(NSTextField(labelWithString: "Above"))
        box.addSubview(NSHostingView(rootView: Counter()))
        return box
      }
      func updateNSView(_ nsView: NSView, context: Context) {}
    }
    let screen = await Screen(Hosted())
    #expect(screen.shows("Above"))
    try screen.button("Count 0").press()
    #expect(screen.shows("Count 1"))
  }

  @Test func aControllerIsShownAndTold() async throws {
    final class Controller: NSViewController {
      var calls: [String] = []
      override func loadView() {
        view = NSTextField(labelWithString: "Controlled")
        view.wantsLayer = true
      }
      override func viewDidLoad() { calls.append("load") }
      override func viewWillAppear() { calls.append("will") }
      override func viewDidAppear() { calls.append("did") }
    }
    struct Shown: NSViewControllerRepresentable {
      let controller: Controller
      func makeNSViewController(context: Context) -> Controller { controller }
      func updateNSViewController(_ nsViewController: Controller, context: Context) {}
    }
    let controller = Controller()
    let screen = await Screen(Shown(controller: controller))
    #expect(screen.shows("Controlled"))
    #expect(controller.calls == ["load", "will", "did"])
  }
}
