#if GTK
import CGTK4
import Foundation
import PlatenGraph
import TextEditing

/// Synchronizes a native text widget with an editing session.
///
/// The widget's own edits are stopped: each is sent to the session as a command, and the widget is updated to the
/// session's state by the smallest edit. While an input method composes, the widget is not changed; the session
/// receives the composed text as marked text.
@MainActor final class FieldController {
  let node: Node
  let surface: any TextSurface
  unowned let owner: any FieldOwner

  /// True while the program updates the widget, so that its signals are not user input.
  private(set) var isApplying = false
  private(set) var isComposing = false
  /// The session has marked text, as far as the input method knows.
  private var hasMarkedText = false
  /// The number of commands that are being sent.
  private var sending = 0
  /// While the input method is reset, what it commits and clears is no user input.
  private var isDropping = false
  /// The text that the widget shows.
  private var shown = ScalarOffsets("")
  /// Whether that is the beginning of a text of which the widget can't hold all.
  private var isCut = false
  /// The number of UTF-16 units that are in the widget so far, while a long text is being loaded; nil when all are.
  private var loaded: Int?
  /// A selection that the widget requests to delete. If an insertion follows immediately, the two are one replacement.
  private var removal: Range<Int>?
  private var isSelectionStale = false
  /// Whether the widget's deletions have no effect: the end of a drag whose text was moved already.
  var ignoresRemovals = false
  /// Where a widget that has just been answered an insertion may move its caret to by itself, while the session selects
  /// something else; nil otherwise.
  private var ownCaret: Int?
  /// The widget shows the beginning of its text, and not where the session's caret is.
  private(set) var isAtBeginning = false
  /// The field was removed from the window: its widget is released when GTK is done with it.
  private(set) var isGone = false

  init(node: Node, surface: any TextSurface, owner: any FieldOwner) {
    self.node = node
    self.surface = surface
    self.owner = owner
  }

  /// Whether the widget shows all of a text as selected.
  var isAllSelected: Bool {
    let (anchor, head) = surface.selection
    return surface.length > 0 && min(anchor, head) == 0 && max(anchor, head) == surface.length
  }

  var content: FieldContent? {
    if case .field(let content) = node.content { content } else { nil }
  }

  /// The field is being removed from the window, perhaps because of the text that is being typed into it.
  func end() {
    isGone = true
    removal = nil
  }

  // MARK: What the widget reports

  /// Handles an insertion of the widget at a scalar offset; returns the offset for its caret.
  func inserted(_ text: String, at position: Int) -> Int {
    guard !isDropping else { return position }
    let pending = removal
    removal = nil
    if isComposing {
      // The end of a composition, with input methods that commit before they clear the preedit text.
      send(.insert(text))
      show(evenWhileComposing: true)
    } else if let pending, position >= pending.lowerBound, position <= pending.upperBound {
      replace(pending, with: text)
    } else {
      if let pending { replace(pending, with: "") }
      replace(position..<position, with: text)
    }
    if isGone { return position }
    let selection = surface.selection
    if selection.anchor != selection.head { keepSelection(over: selection.head) }
    return selection.head
  }

  /// After an insertion a GtkText removes the selection. An insertion that was refused keeps it, and a completion
  /// selects what it adds.
  private func keepSelection(over caret: Int) {
    ownCaret = caret
    MainLoop.later { [weak self] in self?.ownCaret = nil }
  }

  /// Handles a deletion of the widget, in scalars.
  func removed(_ range: Range<Int>) {
    // An input method that starts to compose deletes an empty selection.
    guard !range.isEmpty, !ignoresRemovals, !isDropping else { return }
    let selection = surface.selection
    let isSelection =
      range.lowerBound == min(selection.anchor, selection.head)
      && range.upperBound == max(selection.anchor, selection.head)
    guard isSelection else { return replace(range, with: "") }
    removal = range
    MainLoop.later { [weak self] in self?.finishRemoval() }
  }

  /// Performs a deletion that no insertion followed.
  func finishRemoval() {
    guard let range = removal else { return }
    removal = nil
    replace(range, with: "")
  }

  /// Called when the caret or the selection of the widget moved.
  func selectionMoved() {
    guard !isApplying else { return }
    if let caret = ownCaret {
      ownCaret = nil
      if surface.selection == (caret, caret) { return show() }
    }
    reportSelectionLater()
  }

  /// Called before the widget handles a press. At the beginning of a text that was shown from there it does not move
  /// its caret, but the session's is elsewhere.
  func willBePressed() {
    if isAtBeginning { reportSelectionLater() }
  }

  private func reportSelectionLater() {
    guard !isSelectionStale else { return }
    isSelectionStale = true
    MainLoop.later { [weak self] in self?.reportSelection() }
  }

  /// Called before the widget handles a key: it is at the session's caret.
  func willBeTypedInto() {
    reportSelection()
    if isAtBeginning { show() }
  }

  /// Sets the session's selection to that of the widget, if it differs.
  func reportSelection() {
    guard isSelectionStale, !isGone else { return }
    isSelectionStale = false
    guard !isComposing, !isApplying, let content else { return }
    let selection = widgetSelection
    guard selection.anchor != content.selection.anchor || selection.head != content.selection.head else { return }
    send(.select(selection))
    show()
  }

  /// Handles the preedit text of an input method; empty when it is done. `caret` counts scalars.
  func composed(_ text: String, caret: Int?) {
    guard !isDropping else { return }
    reportSelection()
    if text.isEmpty { finishRemoval() } else { replaceRemoval() }
    guard !text.isEmpty else {
      guard isComposing else { return }
      isComposing = false
      if content?.marked != nil { send(.mark("", selected: 0..<0)) }
      show()
      return
    }
    isComposing = true
    let offsets = ScalarOffsets(text)
    let caret = caret.map { offsets.utf16($0) } ?? text.utf16.count
    let hadMarkedText = hasMarkedText
    send(.mark(text, selected: caret..<caret))
    // A delegate may write another text when it is notified. GTK is done with the signal then.
    if hadMarkedText, !hasMarkedText { MainLoop.later { [weak self] in self?.dropComposition() } }
  }

  /// A selection that the widget requests to delete before it composes is replaced by what is composed, in one step of
  /// undoing: the session deletes it with the first marked text.
  private func replaceRemoval() {
    guard let range = removal, let content, sessionRange(range) == content.selection.range, !shown.storage.isLong else {
      return finishRemoval()
    }
    removal = nil
    var text = shown.storage
    text.splice(content.selection.range, with: "")
    isApplying = true
    surface.together { surface.replace(range, with: "") }
    isApplying = false
    shown = ScalarOffsets(text)
  }

  /// Ends the composition when the focus moves elsewhere. What an input method commits when it loses the focus follows,
  /// and is user input; what it keeps is dropped behind that.
  func endComposition() {
    guard !isGone else { return }
    // Not every input method reports that it has ended.
    if isComposing { composed("", caret: nil) }
    MainLoop.later { [weak self] in
      guard let self, !isGone, !isComposing else { return }
      resetInputMethod()
    }
  }

  /// Ends a composition whose marked text the program has committed or replaced.
  private func dropComposition() {
    guard isComposing, !isGone, content?.marked == nil else { return }
    resetInputMethod()
    isComposing = false
    show()
  }

  private func resetInputMethod() {
    isDropping = true
    surface.inputMethods?.reset()
    isDropping = false
  }

  /// Performs the command of a key or a menu.
  func perform(_ command: EditCommand) {
    finishRemoval()
    reportSelection()
    send(command)
    show()
    if !isGone { surface.revealCaret() }
  }

  /// Replaces the selection with the clipboard's text.
  func paste(_ content: ClipboardText) {
    finishRemoval()
    reportSelection()
    if !isGone { owner.paste(content, node) }
    show()
    if !isGone { surface.revealCaret() }
  }

  // MARK: What the session answers

  /// Shows the field after an update.
  func update() {
    if hasMarkedText, sending == 0, content?.marked == nil {
      hasMarkedText = false
      dropComposition()
    }
    show()
  }

  /// Updates the widget to the session's text and selection.
  func show(evenWhileComposing isForced: Bool = false) {
    guard let content, !isGone, !isComposing || isForced, !isApplying else { return }
    isApplying = true
    surface.together { apply(content) }
    isApplying = false
    isSelectionStale = false
    let head = shownOffset(content.selection.head)
    if shown.storage.isLong, loaded == nil, head != revealed { revealInLongText(head) }
  }

  private func apply(_ content: FieldContent) {
    let text = part(of: content.storage)
    isCut = text.utf16Count < content.storage.utf16Count
    if text.isLong || shown.storage.isLong {
      showLong(text)
    } else if let delta = TextDelta(from: shown.storage, to: text) {
      let removed = shown.scalars(delta.old.lowerBound)..<shown.scalars(delta.old.upperBound)
      surface.replace(removed, with: text.slice(delta.new))
      let new = ScalarOffsets(text)
      // A GtkEntry holds no NUL.
      shown = surface.length == new.scalarCount ? new : ScalarOffsets(surface.text)
    }
    isAtBeginning = surface.keepsCaretInView && !owner.isEdited(node)
    let selection = isAtBeginning ? content.selection.atBeginning : content.selection
    let (anchor, head) = (shownOffset(selection.anchor), shownOffset(selection.head))
    let current = surface.selection
    if (current.anchor, current.head) != (anchor, head) { surface.selection = (anchor, head) }
  }

  /// The beginning of a text that the widget can hold.
  private func part(of text: TextStorage) -> TextStorage {
    guard let capacity = surface.capacity, text.utf8Count > capacity else { return text }
    return TextStorage(text.slice(0..<text.boundary(roundingDown: text.utf16Offset(utf8: capacity))))
  }

  /// The session's offset of one in the widget. The end of a part is the end of the whole text: what is selected or
  /// deleted up to there includes what is not shown.
  func sessionOffset(_ scalars: Int) -> Int {
    if isCut, scalars >= shown.scalarCount, let content { return content.storage.utf16Count }
    return shown.utf16(scalars)
  }

  private func sessionRange(_ scalars: Range<Int>) -> Range<Int> {
    let start = sessionOffset(scalars.lowerBound)
    return start..<max(start, sessionOffset(scalars.upperBound))
  }

  /// The widget's offset of one in the session's text.
  private func shownOffset(_ utf16: Int) -> Int { shown.scalars(min(utf16, loaded ?? .max)) }

  // MARK: Long texts

  /// The caret when it was last scrolled into view.
  private var revealed: Int?

  private func revealInLongText(_ head: Int) {
    // The part that was visible when the text was opened stays in view.
    let isFirst = revealed == nil
    revealed = head
    if isFirst { return }
    surface.revealCaretAtOnce()
    // The total height is known only after the changes are laid out.
    MainLoop.later(.beforeValidation) { [weak self] in
      if let self, !isGone { surface.revealCaretAtOnce() }
    }
  }

  /// The number of UTF-16 units that a widget inserts without a perceptible pause.
  private static let slice = 1 << 16

  /// Applies the difference between two long texts, of a large one only the beginning: the rest follows in slices when
  /// the loop is idle.
  private func showLong(_ new: TextStorage) {
    let old = shown
    let present = loaded ?? old.storage.utf16Count
    guard let difference = TextDelta(from: old.storage, to: new) else { return }
    shown = ScalarOffsets(new)
    // Text that is not loaded yet is changed without an update of the widget.
    guard difference.old.lowerBound < present || loaded == nil else { return }
    let removed = difference.old.lowerBound..<min(difference.old.upperBound, present)
    var inserted = difference.new
    let isCut = difference.old.upperBound > present || inserted.count > Self.slice
    if isCut {
      // The text after the cut is deleted too, and loaded again.
      let end = new.clamped(min(inserted.upperBound, inserted.lowerBound + Self.slice))
      surface.replace(old.scalars(removed.lowerBound)..<old.scalars(present), with: "")
      inserted = inserted.lowerBound..<max(end, inserted.lowerBound)
      surface.replace(old.scalars(removed.lowerBound)..<old.scalars(removed.lowerBound), with: new.slice(inserted))
      load(from: inserted.upperBound)
    } else {
      surface.replace(old.scalars(removed.lowerBound)..<old.scalars(removed.upperBound), with: new.slice(inserted))
      if loaded != nil { loaded = present - removed.count + inserted.count }
    }
  }

  private func load(from offset: Int) {
    let isUnderWay = loaded != nil
    loaded = offset
    if !isUnderWay { MainLoop.later(.beforeValidation) { [weak self] in self?.loadSlice() } }
  }

  private func loadSlice() {
    guard let start = loaded, !isGone else { return }
    let end = shown.storage.clamped(min(start + Self.slice, shown.storage.utf16Count))
    isApplying = true
    let place = shown.scalars(start)
    surface.replace(place..<place, with: shown.storage.slice(start..<end))
    isApplying = false
    if end > start, end < shown.storage.utf16Count {
      loaded = end
      MainLoop.later(.beforeValidation) { [weak self] in self?.loadSlice() }
    } else {
      loaded = nil
      reportSelection()
      show()
    }
  }

  private var widgetSelection: EditSelection {
    let selection = surface.selection
    return EditSelection(anchor: sessionOffset(selection.anchor), head: sessionOffset(selection.head))
  }

  private func replace(_ range: Range<Int>, with text: String) {
    reportSelection()
    let range = sessionRange(range)
    if !text.isEmpty, range == content?.selection.range {
      send(.insert(text))
    } else {
      send(.replace(range, with: text, selection: nil))
    }
    show()
  }

  func send(_ command: EditCommand) {
    guard !isGone else { return }
    sending += 1
    owner.edit(command, node)
    sending -= 1
    hasMarkedText = content?.marked != nil
  }
}

extension EditSelection {
  /// What a field without the focus shows of it: a caret before the text. What is selected stays selected, because it is
  /// the display's primary selection.
  fileprivate var atBeginning: EditSelection {
    isCaret ? EditSelection(caret: 0) : EditSelection(anchor: range.upperBound, head: range.lowerBound)
  }
}
#endif
