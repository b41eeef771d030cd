import TextEditing

/// A text with attributes, and what is selected in it.
struct RichTextSource {
  let text: Binding<AttributedString>
  let selection: Binding<AttributedTextSelection>?
}

extension RichTextSource: FieldSource {
  func makeDriver() -> FieldDriver { RichTextDriver(self) }

  func update(_ driver: FieldDriver) -> Bool {
    guard let driver = driver as? RichTextDriver else { return false }
    driver.source = self
    return true
  }

  func isSame(as other: any FieldSource) -> Bool {
    guard let other = other as? RichTextSource, text.location.isSame(as: other.text.location) else { return false }
    return switch (selection, other.selection) {
    case (nil, nil): true
    case (let mine?, let theirs?): mine.location.isSame(as: theirs.location)
    default: false
    }
  }

  func isOtherPlace(than other: any FieldSource) -> Bool {
    guard let other = other as? RichTextSource else { return true }
    return text.location.isOther(than: other.text.location)
  }

  func hasSameFormat(as other: any FieldSource) -> Bool { other is RichTextSource }
}

/// Keeps an editor, a text with attributes and a selection in it together.
///
/// The text is written before the selection, whose indices belong to it.
final class RichTextDriver: FieldDriver {
  var source: RichTextSource
  private var rich: RichText
  /// What the bindings had when they were last written or read.
  private var written: AttributedString
  private var lastSelection: AttributedTextSelection?
  /// The program has set the text: its selection applies again, even when it is the same value.
  private var isSelectionDue = true

  init(_ source: RichTextSource) {
    self.source = source
    written = Tracking.untracked { source.text.wrappedValue }
    rich = RichText(written)
  }

  override var isText: Bool { true }

  override func display() -> String {
    let text = source.text.wrappedValue
    (written, rich) = (text, RichText(text))
    return rich.string
  }

  override func correction(of text: TextStorage, isEditing: Bool) -> String? {
    let current = source.text.wrappedValue
    if current == written { return nil }
    written = current
    isSelectionDue = true
    rich.adopt(current)
    return text.string.hasSameUnits(as: rich.string) ? nil : rich.string
  }

  override func commit(_ text: TextStorage, isSubmit: Bool, isEdited: Bool) -> CommittedText? {
    Tracking.untracked { correction(of: text, isEditing: false) }.map { .program($0) }
  }

  // MARK: user input

  override func textDidChange(in session: EditingSession) {
    if rich.follow(session) { write() }
  }

  private func write() {
    guard rich.text != written else { return }
    written = rich.text
    source.text.wrappedValue = written
  }

  override func selectionDidChange(in session: EditingSession) {
    // The selection is reported first, and its indices need the text.
    if rich.follow(session) {
      write()
    } else if let last = lastSelection, offsets(of: last) != session.selection.range {
      // The caret has moved elsewhere.
      rich.chosen = nil
    }
    report(session.selection)
  }

  private func report(_ selection: EditSelection) {
    // What the program has set with its text comes first.
    guard let binding = source.selection, !isSelectionDue else { return }
    var new: AttributedTextSelection
    if selection.isCaret {
      let index = written.index(utf16Offset: selection.head)
      new = AttributedTextSelection(insertionPoint: index, typingAttributes: rich.chosen)
    } else {
      new = AttributedTextSelection(range: written.indexRange(selection.range))
      new.chosen = rich.chosen
    }
    // Indices of the previous text are not valid here, though they compare equal.
    if new == lastSelection, lastSelection?.isValid(in: written) == true { return }
    lastSelection = new
    binding.wrappedValue = new
  }

  private func offsets(of selection: AttributedTextSelection) -> Range<Int> {
    switch selection.indices(in: written) {
    case .insertionPoint(let index): written.utf16Range(index..<index)
    case .ranges(let ranges):
      // Fields select one range.
      ranges.ranges.first.map { first in
        written.utf16Range(first.lowerBound..<(ranges.ranges.last ?? first).upperBound)
      } ?? 0..<0
    }
  }

  override func takeSelection() -> EditSelection? {
    guard let binding = source.selection else { return nil }
    let selection = binding.wrappedValue
    guard isSelectionDue || selection != lastSelection else { return nil }
    (isSelectionDue, lastSelection) = (false, selection)
    rich.chosen = selection.chosen
    return EditSelection(offsets(of: selection))
  }

  // MARK: formatting

  override func toggle(
    _ trait: TextTrait, of session: EditingSession, in environment: EnvironmentValues
  ) -> FormatResult {
    let font = environment.resolvedFont
    guard !session.selection.isCaret else {
      let caret = AttributedTextSelection(insertionPoint: rich.text.index(utf16Offset: session.selection.head))
      var attributes = rich.chosen ?? caret.typingAttributes(in: rich.text)
      trait.set(!trait.isSet(in: attributes, font: font), in: &attributes, font: font)
      rich.chosen = attributes
      report(session.selection)
      return .typing
    }
    let range = session.selection.range
    let isOn = rich.text[rich.text.indexRange(range)].runs.allSatisfy { trait.isSet(in: $0.attributes, font: font) }
    rich.transformAttributes(range) { trait.set(!isOn, in: &$0, font: font) }
    return .text
  }

  override func didRecordFormat(in session: EditingSession) {
    rich.settle(session)
    write()
    report(session.selection)
  }

  override func runs(in environment: EnvironmentValues) -> [TextRun]? { runs(of: rich.text, in: environment) }

  private func runs(of text: AttributedString, in environment: EnvironmentValues) -> [TextRun] {
    let shown = environment.formattingDefinition?.applied(to: text) ?? text
    var resolution = environment.textResolution
    resolution.textCase = nil
    return Text(shown).resolve(in: resolution).runs
  }

  // MARK: the clipboard

  /// What another program has copied, while it is pasted.
  private var read: AttributedString?

  override func willPerform(_ command: EditCommand, in session: EditingSession, _ environment: EnvironmentValues) {
    switch command {
    case .copy, .cut:
      if !session.selection.isCaret {
        pasteboard?.copied = AttributedString(rich.text[rich.text.indexRange(session.selection.range)])
      }
    case .paste(let text):
      if let content = content(of: text) {
        rich.pasted = environment.formattingDefinition?.applied(to: content) ?? content
      }
      read = nil
    default: rich.pasted = nil
    }
  }

  override func willMove(_ move: TextMove) { rich.willMove(move) }

  override func willReplace(_ ranges: [Range<Int>], with replacement: String) {
    rich.willReplace(ranges, with: replacement)
  }

  override func didPerform(in session: EditingSession) {
    rich.prepared = nil
    rich.settleComposition(session)
  }

  /// The text with its attributes, where they are known.
  private func content(of text: String) -> AttributedString? {
    for content in [pasteboard?.copied, read] {
      if let content, String(content.characters).hasSameUnits(as: text) { return content }
    }
    return nil
  }

  override func textToPaste(_ content: ClipboardText, in environment: EnvironmentValues) -> String {
    // What was copied in this program has attributes that HTML has no words for.
    guard self.content(of: content.text) == nil, let html = content.html else { return content.text }
    let text = HTMLReader.attributedString(html, font: environment.resolvedFont)
    guard !text.characters.isEmpty else { return content.text }
    read = text
    return String(text.characters)
  }

  override func markup(ofCopied text: String, in environment: EnvironmentValues) -> String? {
    guard let copied = pasteboard?.copied, String(copied.characters).hasSameUnits(as: text) else { return nil }
    return HTMLWriter.html(of: runs(of: copied, in: environment), font: environment.resolvedFont)
  }
}
