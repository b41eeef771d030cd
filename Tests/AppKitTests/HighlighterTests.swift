import AppKit
import PlatenTesting
import SwiftUI
import Testing

import PlatenGraph
import PlatenTree

/// Colours keywords, as highlighters do: by a storage's delegate.
final class KeywordHighlighter: NSObject, NSTextStorageDelegate {
  nonisolated(unsafe) var edits: [String] = []

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorageEditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    edits.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
    guard editedMask.contains(.editedCharacters) else { return }
    let text = textStorage.string as NSString
    let lines = text.lineRange(for: editedRange)
    textStorage.removeAttribute(.foregroundColor, range: lines)
    textStorage.removeAttribute(.font, range: lines)
    guard let keywords = try? NSRegularExpression(pattern: "\\b(let|var|func)\\b") else { return }
    for match in keywords.matches(in: textStorage.string, range: lines) {
      textStorage.addAttributes(
        [.foregroundColor: UIColor.systemPink, .font: UIFont.boldSystemFont(ofSize: 14)], range: match.range)
    }
  }
}

/// A storage with a store of its own, as tutorials write it: words in stars are italic.
final class StarStorage: NSTextStorage {
  private let backing = NSMutableAttributedString(string: "")

  override var string: String { backing.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    edited([.editedCharacters, .editedAttributes], range: range, changeInLength: str.utf16.count - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  override func processEditing() {
    let line = (string as NSString).lineRange(for: editedRange)
    setAttributes([:], range: line)
    if let stars = try? NSRegularExpression(pattern: "\\*\\w+\\*") {
      for match in stars.matches(in: string, range: line) {
        addAttribute(.font, value: UIFont.italicSystemFont(ofSize: 14), range: match.range)
      }
    }
    super.processEditing()
  }
}

extension Screen {
  /// The runs of a text input, as front ends show them.
  func runs(of label: String) -> [TextRun] {
    var found: [TextRun] = []
    _ = driver.host.root.first { node in
      if case .field(let field) = node.content, field.label == label { found = field.runs ?? [] }
      return false
    }
    return found
  }
}

@MainActor struct HighlighterTests {
  struct Editor: UIViewRepresentable {
    let view: UITextView
    func makeUIView(context: Context) -> UITextView { view }
    func updateUIView(_ uiView: UITextView, context: Context) {}
  }

  private func editor(_ view: UITextView) async -> Screen {
    view.accessibilityLabel = "Code"
    return await Screen(Editor(view: view))
  }

  private func shown(_ screen: Screen) -> [String] {
    screen.runs(of: "Code").map { run in
      let font = run.font?.resolve(in: .init())
      let signs = (font?.isBold ?? false ? "b" : "") + (font?.isItalic ?? false ? "i" : "")
      return run.text + (run.foreground == nil ? "" : "/pink") + (signs.isEmpty ? "" : "/\(signs)")
    }
  }

  @Test func keywordsAreColouredWhileTyping() async throws {
    let (view, highlighter) = (UITextView(), KeywordHighlighter())
    view.textStorage.delegate = highlighter
    let screen = await editor(view)
    let code = try screen.field("Code")
    try code.type("le")
    #expect(shown(screen) == ["le"])
    try code.type("t")
    #expect(shown(screen) == ["let/pink/b"])
    try code.type(" x")
    #expect(shown(screen) == ["let/pink/b", " x"])
    try code.press(.return)
    try code.type("var y")
    #expect(shown(screen) == ["let/pink/b", " x\n", "var/pink/b", " y"])
    try code.select(0..<1)
    try code.press(.delete)
    #expect(shown(screen) == ["et x\n", "var/pink/b", " y"])
    #expect(try code.text == "et x\nvar y" && view.text == "et x\nvar y")
  }

  @Test func theDelegateIsToldTheRangeAndTheChange() {
    let (storage, highlighter) = (NSTextStorage(string: "abc"), KeywordHighlighter())
    storage.delegate = highlighter
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    // Attributes are characters' own edit, and 1 is the bit of attributes, 2 that of characters.
    #expect(highlighter.edits == ["2 1+3 2"])
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
    storage.append(NSAttributedString(string: "!"))
    storage.endEditing()
    #expect(highlighter.edits.count == 2)
    #expect(highlighter.edits.last?.hasSuffix(" 0") == true)
    #expect(storage.string == "xyzc!")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    #expect(highlighter.edits.last == "1 0+2 0")
  }

  @Test func aStorageOfTheProgramsOwnIsShown() async throws {
    let storage = StarStorage()
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: .zero))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: .zero, textContainer: container)
    let screen = await editor(view)
    try screen.field("Code").type("a *b* c")
    #expect(storage.string == "a *b* c")
    #expect(view.textStorage === storage)
    #expect(shown(screen) == ["a ", "*b*/i", " c"])
    #expect(NSAttributedString(attributedString: view.attributedText).string == "a *b* c")
    storage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "")
    screen.update()
    #expect(try screen.field("Code").text == "*b* c")
    #expect(shown(screen) == ["*b*/i", " c"])
  }

  @Test func attributesOfEveryKindAreShown() async throws {
    let text = NSMutableAttributedString(string: "abcde")
    text.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 0, length: 1))
    text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 1, length: 1))
    text.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 2, length: 1))
    text.addAttribute(.font, value: UIFont.italicSystemFont(ofSize: 12), range: NSRange(location: 3, length: 1))
    let view = UITextView()
    view.attributedText = text
    let screen = await editor(view)
    let runs = screen.runs(of: "Code")
    #expect(runs.map(\.text) == ["a", "b", "c", "d", "e"])
    #expect(runs.map { $0.background != nil } == [true, false, false, false, false])
    #expect(runs.map(\.isUnderlined) == [false, true, false, false, false])
    #expect(runs.map(\.isStruckThrough) == [false, false, true, false, false])
    #expect(runs[3].font?.resolve(in: .init()).isItalic == true)
    // The program's font and colour are the whole text's.
    view.textColor = .systemRed
    screen.update()
    #expect(screen.runs(of: "Code").allSatisfy { $0.foreground == nil })
  }

  @Test func plainTextHasNoRuns() async throws {
    let view = UITextView()
    view.text = "plain"
    let screen = await editor(view)
    try screen.field("Code").type("!")
    #expect(screen.runs(of: "Code") == [])
  }
}
