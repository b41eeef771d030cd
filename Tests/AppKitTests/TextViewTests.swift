import AppKit
import PlatenTesting
import SwiftUI
import Testing

/// A text view in a scroll view, as editors wrap it.
struct WrappedEditor: NSViewRepresentable {
  @Binding var text: String
  let log: Coordinator.Log
  var setUp: @MainActor (NSTextView) -> Void = { _ in }

  func makeNSView(context: Context) -> NSScrollView {
    let scrollView = NSTextView.scrollableTextView()
    guard let view = scrollView.documentView as? NSTextView else { return scrollView }
    view.delegate = context.coordinator
    view.setAccessibilityLabel("Notes")
    view.isRichText = false
    view.allowsUndo = true
    view.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
    view.textContainerInset = NSSize(width: 4, height: 4)
    view.autoresizingMask = [.width]
    view.isAutomaticQuoteSubstitutionEnabled = false
    setUp(view)
    return scrollView
  }

  func updateNSView(_ nsView: NSScrollView, context: Context) {
    guard let view = nsView.documentView as? NSTextView, view.string != text else { return }
    view.string = text
  }

  func makeCoordinator() -> Coordinator { Coordinator($text, log) }

  @MainActor final class Coordinator: NSObject, NSTextViewDelegate {
    @MainActor final class Log {
      var entries: [String] = []
      var used: Set<String> = []
      var refuses = ""
      nonisolated init() {}
      func take() -> [String] {
        defer { entries = [] }
        return entries
      }
    }

    let text: Binding<String>
    let log: Log

    init(_ text: Binding<String>, _ log: Log) { (self.text, self.log) = (text, log) }

    func textShouldBeginEditing(_ textObject: NSText) -> Bool {
      log.entries.append("shouldBegin")
      return true
    }
    func textDidBeginEditing(_ notification: Notification) { log.entries.append("begin") }
    func textDidEndEditing(_ notification: Notification) { log.entries.append("end") }
    func textDidChange(_ notification: Notification) {
      guard let view = notification.object as? NSTextView else { return }
      log.entries.append("change")
      text.wrappedValue = view.string
    }
    func textView(
      _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
    ) -> Bool {
      log.entries.append("shouldChange \(affectedCharRange.location)+\(affectedCharRange.length)")
      return replacementString != log.refuses
    }
    func textViewDidChangeSelection(_ notification: Notification) {
      log.entries.append("selection \((notification.object as? NSTextView)?.selectedRange().location ?? -1)")
    }
    func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
      log.used.contains(commandSelector.description)
    }
  }
}

@MainActor struct TextViewTests {
  struct Page: View {
    let log: WrappedEditor.Coordinator.Log
    var setUp: @MainActor (NSTextView) -> Void = { _ in }
    @State var text = "one"

    var body: some View {
      WrappedEditor(text: $text, log: log, setUp: setUp)
      Text("\(text.count) characters")
      Button("Replace") { text = "new" }
    }
  }

  @Test func editsArriveInAppKitsOrder() async throws {
    let log = WrappedEditor.Coordinator.Log()
    let screen = await Screen(Page(log: log))
    let notes = try screen.field("Notes")
    try notes.focus()
    _ = log.take()
    try notes.type("!")
    #expect(log.take() == ["shouldBegin", "shouldChange 3+0", "selection 4", "begin", "change"])
    try notes.press(.return)
    try notes.type("two")
    #expect(try notes.text == "one!\ntwo" && screen.shows("8 characters"))
    _ = log.take()
    log.refuses = "x"
    try notes.type("x")
    #expect(log.take() == ["shouldChange 8+0"])
    try screen.button("Replace").press()
    #expect(try notes.text == "new")
  }

  @Test func theDelegateUsesReturnAndTabUp() async throws {
    let log = WrappedEditor.Coordinator.Log()
    log.used = ["insertNewline:", "insertTab:"]
    let screen = await Screen(Page(log: log))
    let notes = try screen.field("Notes")
    try notes.press(.return)
    try notes.press(.tab)
    #expect(try notes.text == "one" && notes.isFocused)
  }

  @Test func aSubclassInsertsWhatItLikes() async throws {
    final class Indenting: NSTextView {
      override func insertText(_ string: Any, replacementRange: NSRange) {
        super.insertText((string as? String) == "(" ? "()" : string, replacementRange: replacementRange)
        if (string as? String) == "(" { setSelectedRange(NSRange(location: selectedRange().location - 1, length: 0)) }
      }
      override func insertTab(_ sender: Any?) { insertText("  ", replacementRange: selectedRange()) }
    }
    struct Wrapped: NSViewRepresentable {
      let view: Indenting
      func makeNSView(context: Context) -> NSScrollView {
        let scrollView = NSScrollView(frame: .zero)
        scrollView.documentView = view
        return scrollView
      }
      func updateNSView(_ nsView: NSScrollView, context: Context) {}
    }
    let view = Indenting(frame: .zero)
    view.setAccessibilityLabel("Code")
    let screen = await Screen(Wrapped(view: view))
    try screen.field("Code").press(.tab)
    try screen.field("Code").type("f")
    try screen.field("Code").type("(")
    try screen.field("Code").type("x")
    #expect(view.string == "  f(x)")
    #expect(try screen.field("Code").text == "  f(x)")
    #expect(view.enclosingScrollView?.documentView === view)
  }

  @Test func theProgramChangesTheStorage() async throws {
    final class Holder { var view: NSTextView? }
    let (log, holder) = (WrappedEditor.Coordinator.Log(), Holder())
    let screen = await Screen(Page(log: log) { holder.view = $0 })
    let view = try #require(holder.view)
    _ = log.take()
    view.textStorage?.append(NSAttributedString(string: " two"))
    view.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    screen.update()
    #expect(try screen.field("Notes").text == "1 two")
    #expect(!log.entries.contains("change"))
    #expect(view.textStorage?.layoutManagers.first === view.layoutManager)
    #expect(view.layoutManager?.textContainers.first === view.textContainer)
  }

  @Test func temporaryAttributesAreShownAndNotKept() async throws {
    final class Holder { var view: NSTextView? }
    let (log, holder) = (WrappedEditor.Coordinator.Log(), Holder())
    let screen = await Screen(Page(log: log) { holder.view = $0 })
    let view = try #require(holder.view)
    view.layoutManager?.addTemporaryAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue, forCharacterRange: NSRange(location: 1, length: 1))
    screen.update()
    #expect(screen.runs(of: "Notes").map { "\($0.text) \($0.isUnderlined)" } == ["o false", "n true", "e false"])
    #expect(view.textStorage?.attribute(.underlineStyle, at: 1, effectiveRange: nil) == nil)
  }
}
