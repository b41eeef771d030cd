#if GTK
import Platen

/// Keeps a native text widget and an editing session the same.
///
/// The widget's own edits never happen: each is stopped, handed to the session as a command, and the
/// widget is made to show the session's answer by the smallest edit that does it. While an input
/// method composes, the widget is left alone; the session gets the composed text as marked text.
@MainActor final class FieldController {
  let node: Node
  let surface: any TextSurface
  unowned let owner: any FieldOwner

  /// True while the widget is being set, when what it reports is not a person's doing.
  private(set) var isApplying = false
  private(set) var isComposing = false
  /// What the widget shows.
  private var shown = ScalarOffsets("")
  /// How many UTF-16 units of it are in the widget so far, while a long text is on its way; nil when all are.
  private var loaded: Int?
  /// A selection the widget wants gone. If it inserts right after, the two are one replacement.
  private var removal: Range<Int>?
  private var isSelectionStale = false
  /// The field has left the window: its widget goes as soon as GTK is done with it.
  private var isGone = false

  init(node: Node, surface: any TextSurface, owner: any FieldOwner) {
    self.node = node
    self.surface = surface
    self.owner = owner
  }

  private var content: FieldContent? {
    if case .field(let content) = node.content { content } else { nil }
  }

  /// The field is taken out of the window, perhaps by what is just being typed into it.
  func end() {
    isGone = true
    removal = nil
  }

  // MARK: What the widget reports

  /// The widget is about to insert text at a scalar offset; answers where its caret belongs.
  func inserted(_ text: String, at position: Int) -> Int {
    let pending = removal
    removal = nil
    if isComposing {
      // The end of a composition, in input methods that commit before they clear what they showed.
      send(.insert(text))
      show(evenWhileComposing: true)
    } else if let pending, position >= pending.lowerBound, position <= pending.upperBound {
      replace(pending, with: text)
    } else {
      if let pending { replace(pending, with: "") }
      replace(position..<position, with: text)
    }
    return isGone ? position : surface.selection.head
  }

  /// The widget is about to delete a stretch of scalars.
  func removed(_ range: Range<Int>) {
    // An input method that starts to compose has an empty selection deleted.
    guard !range.isEmpty else { return }
    let selection = surface.selection
    let isSelection =
      range.lowerBound == min(selection.anchor, selection.head)
      && range.upperBound == max(selection.anchor, selection.head)
    guard isSelection else { return replace(range, with: "") }
    removal = range
    MainLoop.later { [weak self] in self?.finishRemoval() }
  }

  /// Carries out a deletion after which nothing was inserted.
  func finishRemoval() {
    guard let range = removal else { return }
    removal = nil
    replace(range, with: "")
  }

  /// The caret or the selection of the widget is somewhere else.
  func selectionMoved() {
    guard !isApplying, !isSelectionStale else { return }
    isSelectionStale = true
    MainLoop.later { [weak self] in self?.reportSelection() }
  }

  /// Tells the session where the widget's selection is, if it doesn't know.
  func reportSelection() {
    guard isSelectionStale, !isGone else { return }
    isSelectionStale = false
    guard !isComposing, !isApplying, let content else { return }
    let selection = widgetSelection
    guard selection.anchor != content.selection.anchor || selection.head != content.selection.head else { return }
    send(.select(selection))
    show()
  }

  /// What an input method shows for now; empty when it is done. `caret` counts scalars.
  func composed(_ text: String, caret: Int?) {
    reportSelection()
    finishRemoval()
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
    send(.mark(text, selected: caret..<caret))
  }

  /// The focus goes elsewhere: what is half composed goes.
  func endComposition() {
    guard isComposing, !isGone else { return }
    surface.resetInputMethod()
    // Not every input method says that it has.
    composed("", caret: nil)
  }

  /// A command that a key or a menu stands for.
  func perform(_ command: EditCommand) {
    finishRemoval()
    reportSelection()
    send(command)
    show()
    if !isGone { surface.revealCaret() }
  }

  /// What is on the clipboard goes in the place of what is selected.
  func paste(_ content: ClipboardText) {
    finishRemoval()
    reportSelection()
    if !isGone { owner.paste(content, node) }
    show()
    if !isGone { surface.revealCaret() }
  }

  // MARK: What the session answers

  /// Makes the widget show the session's text and selection.
  func show(evenWhileComposing isForced: Bool = false) {
    guard let content, !isGone, !isComposing || isForced, !isApplying else { return }
    isApplying = true
    defer { isApplying = false }
    if content.storage.isLong || shown.storage.isLong {
      showLong(content.storage)
    } else if let difference = TextDifference(from: shown.text, to: content.text) {
      surface.replace(difference.removed, with: difference.inserted)
      let length = shown.scalarCount - difference.removed.count + difference.inserted.unicodeScalars.count
      // A widget holds no more than it can: a GtkEntry 65,535 bytes, and no NUL.
      shown = ScalarOffsets(surface.length == length ? content.text : surface.text)
    }
    let anchor = shown.scalars(min(content.selection.anchor, loaded ?? .max))
    let head = shown.scalars(min(content.selection.head, loaded ?? .max))
    let current = surface.selection
    if (current.anchor, current.head) != (anchor, head) { surface.selection = (anchor, head) }
    isSelectionStale = false
    if shown.storage.isLong, loaded == nil, head != revealed { revealInLongText(head) }
  }

  // MARK: Long texts

  /// Where the caret was when it was last brought into view.
  private var revealed: Int?

  private func revealInLongText(_ head: Int) {
    // What was there when the text was opened stays in view.
    let isFirst = revealed == nil
    revealed = head
    if isFirst { return }
    surface.revealCaretAtOnce()
    // How long all is, is only known when what has changed is laid out.
    MainLoop.later(.beforeValidation) { [weak self] in self?.surface.revealCaretAtOnce() }
  }

  /// How many UTF-16 units a widget takes in one go without a pause that a person would feel.
  private static let slice = 1 << 16

  /// Carries over what differs between two long texts, of much only the beginning: the rest follows a slice at a time
  /// whenever there is nothing else to do.
  private func showLong(_ new: TextStorage) {
    let old = shown
    let present = loaded ?? old.storage.utf16Count
    guard let difference = new.difference(from: old.storage) else { return }
    shown = ScalarOffsets(new)
    // What is not there yet changes without being seen.
    guard difference.old.lowerBound < present || loaded == nil else { return }
    let removed = difference.old.lowerBound..<min(difference.old.upperBound, present)
    var inserted = difference.new
    let isCut = difference.old.upperBound > present || inserted.count > Self.slice
    if isCut {
      // What comes behind the cut goes with it, and comes again in its place.
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
    guard let start = loaded else { return }
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
    return EditSelection(anchor: shown.utf16(selection.anchor), head: shown.utf16(selection.head))
  }

  private func replace(_ range: Range<Int>, with text: String) {
    reportSelection()
    let range = shown.utf16(range)
    if !text.isEmpty, range == content?.selection.range {
      send(.insert(text))
    } else {
      send(.replace(range, with: text, selection: nil))
    }
    show()
  }

  private func send(_ command: EditCommand) {
    if !isGone { owner.edit(command, node) }
  }
}
#endif
