import AppKit
import PlatenTesting
import SwiftUI
import Testing

private struct Wrapped: NSViewRepresentable {
  let view: NSView
  func makeNSView(context: Context) -> NSView { view }
  func updateNSView(_ nsView: NSView, context: Context) {}
}

/// Sends at Return, breaks the line at Shift-Return, and keeps the selection out of a prompt of two characters.
@MainActor private final class Composer: NSObject, NSTextViewDelegate, NSTextFieldDelegate {
  var sent: [String] = []
  var changes: [String] = []

  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    guard commandSelector.description == "insertNewline:" else { return false }
    if NSApp.currentEvent?.modifierFlags.contains(.shift) == true {
      textView.insertNewlineIgnoringFieldEditor(nil)
    } else {
      sent.append(textView.string)
    }
    return true
  }
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    sent.append("\(commandSelector.description) \(NSEvent.modifierFlags.contains(.shift))")
    return true
  }
  func textView(
    _ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange,
    toCharacterRange newSelectedCharRange: NSRange
  ) -> NSRange {
    let start = max(2, newSelectedCharRange.location)
    return NSRange(location: start, length: max(0, newSelectedCharRange.upperBound - start))
  }
  func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue], replacementStrings: [String]?
  ) -> Bool {
    changes.append("\(affectedRanges.map(\.rangeValue.location)) \(replacementStrings ?? [])")
    return replacementStrings != ["?"]
  }
}

@MainActor struct EventTests {
  private func textView(_ text: String, _ delegate: (any NSTextViewDelegate)? = nil) -> NSTextView {
    let view = NSTextView(frame: .zero)
    view.setAccessibilityLabel("Notes")
    (view.delegate, view.string) = (delegate, text)
    view.setSelectedRange(NSRange(location: (text as NSString).length, length: 0))
    return view
  }

  @Test func theKeyThatIsHandledIsTheCurrentEvent() async throws {
    let (composer, field) = (Composer(), NSTextField(string: ""))
    let view = textView("> a", composer)
    (field.placeholderString, field.delegate) = ("Name", composer)
    let screen = await Screen(
      VStack {
        Wrapped(view: view)
        Wrapped(view: field)
      })
    let notes = try screen.field("Notes")
    try notes.press(.return, modifiers: .shift)
    try notes.type("b")
    #expect(view.string == "> a\nb" && composer.sent == [])
    try notes.press(.return)
    #expect(composer.sent == ["> a\nb"] && NSApp.currentEvent == nil)
    try screen.field("Name").press(.upArrow, modifiers: .shift)
    #expect(composer.sent.last == "moveUpAndModifySelection: true" && NSEvent.modifierFlags == [])
  }

  @Test func monitorsGetKeysBeforeTheInput() async throws {
    let composer = Composer()
    let view = textView("> ", composer)
    let screen = await Screen(Wrapped(view: view))
    let notes = try screen.field("Notes")
    var keys: [String] = []
    let monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
      keys.append("\(event.keyCode) \(event.specialKey == .carriageReturn)")
      return event.keyCode == 36 ? nil : event
    }
    try notes.press(.return)
    try notes.press(.escape)
    #expect(keys == ["36 true", "53 false"] && composer.sent == [])
    NSEvent.removeMonitor(try #require(monitor))
    try notes.press(.return)
    #expect(keys.count == 2 && composer.sent == ["> "])
  }

  @Test func theDelegateDecidesAboutSelectionsAndRanges() async throws {
    let composer = Composer()
    let view = textView("> ab", composer)
    let screen = await Screen(Wrapped(view: view))
    let notes = try screen.field("Notes")
    view.setSelectedRange(NSRange(location: 0, length: 3))
    #expect(view.selectedRange() == NSRange(location: 2, length: 1))
    view.setSelectedRange(NSRange(location: 1, length: 0), affinity: .downstream, stillSelecting: false)
    #expect(view.selectedRange() == NSRange(location: 2, length: 0))
    try notes.type("x")
    try notes.type("?")
    #expect(view.string == "> xab" && composer.changes == ["[2] [\"x\"]", "[3] [\"?\"]"])
  }

  @Test func rangesHaveAttributesAndWords() async throws {
    let view = textView("one two")
    let screen = await Screen(Wrapped(view: view))
    #expect(view.rangeForUserCompletion == NSRange(location: 4, length: 3))
    #expect(
      view.selectionRange(forProposedRange: NSRange(location: 1, length: 0), granularity: .selectByWord)
        == NSRange(location: 0, length: 3))
    view.setTextColor(.red, range: NSRange(location: 4, length: 30))
    view.setAlignment(.center, range: NSRange(location: 0, length: 1))
    screen.update()
    let attributes = try #require(view.textStorage).attributes(at: 6, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? NSColor == .red)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    var actual = NSRange(location: 0, length: 0)
    let part = view.attributedSubstring(forProposedRange: NSRange(location: 5, length: 9), actualRange: &actual)
    #expect(part?.string == "wo" && actual == NSRange(location: 5, length: 2))
    view.setSelectedRange(NSRange(location: 0, length: 0))
    #expect(view.rangeForUserCompletion.location == NSNotFound)
  }
}
