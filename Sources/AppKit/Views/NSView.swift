import PlatenTree
import TextControls
import TextEditing

/// AppKit's object that receives events: UIKit's, by another name.
public typealias NSResponder = UIResponder

/// A view with subviews.
///
/// It is a view of UIKit with AppKit's names: what that documents holds here. The events of a pointer
/// reach controls and gestures alone.
@MainActor @preconcurrency open class NSView: UIView {
  /// The view that this one is in, if that is one of AppKit's.
  public var superview: NSView? { outerView as? NSView }

  /// The views of AppKit in this one, in the order in which they are shown. Setting them replaces all.
  open var subviews: [NSView] {
    get { innerViews.compactMap { $0 as? NSView } }
    set {
      for view in innerViews where !newValue.contains(where: { $0 === view }) { view.removeFromSuperview() }
      for view in newValue { addSubview(view) }
    }
  }

  /// The window whose content the view is in; nil for one that is in none.
  open var window: NSWindow? { owningWindow }

  /// The window that has the view as its content.
  weak var contentOwner: NSWindow?

  /// Whether the view has a ``layer``. False by default.
  open var wantsLayer = false

  /// How the frame of the view is drawn. Nil until ``wantsLayer`` is true.
  public var layer: CALayer? { wantsLayer || ownLayer != nil ? (self as UIView).layer : nil }

  // MARK: settings

  /// Whether the vertical coordinates grow downwards. False by default. Front ends lay out by themselves.
  open var isFlipped: Bool { false }
  /// Kept and ignored: views draw nothing. False by default.
  open var isOpaque: Bool { false }
  /// The opacity, from 0 to 1. Kept and ignored, as `alpha` is.
  open var alphaValue: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }
  /// A text shown as help by front ends that have tooltips. Nil by default.
  open var toolTip: String? {
    get { accessibilityHint }
    set { accessibilityHint = newValue }
  }
  /// How the focus is shown. Kept and ignored: front ends show it in their own way.
  open var focusRingType = NSFocusRingType.default
  /// A name for the program to recognize the view by. Nil by default.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The view that Tab moves on to. Kept and ignored: the focus moves in the order in which views are shown.
  open weak var nextKeyView: NSView?

  /// Whether the view is to be shown again. It is shown soon after this is set to true; reading it returns false.
  open var needsDisplay: Bool {
    get { false }
    set { if newValue { setNeedsDisplay() } }
  }
  /// Whether the view is to be laid out. Ignored: front ends lay out by themselves.
  open var needsLayout: Bool {
    get { false }
    set { if newValue { setNeedsLayout() } }
  }
  /// Whether constraints are to be updated. Ignored: front ends lay out by themselves.
  open var needsUpdateConstraints: Bool {
    get { false }
    set {}
  }
  /// Shows the view again.
  open func setNeedsDisplay(_ invalidRect: NSRect) { setNeedsDisplay() }
  /// Called by ``layoutSubtreeIfNeeded()``. Does nothing; for subclasses.
  open func layout() {}
  /// Calls ``layout()``.
  open func layoutSubtreeIfNeeded() { layout() }
  /// Never called: front ends draw. For subclasses.
  open func viewWillDraw() {}
  /// Never called: front ends draw. For subclasses.
  open func updateLayer() {}
  /// The smallest size of the content in points: that of `intrinsicContentSize`, 0 for a side without one.
  open var fittingSize: NSSize {
    let size = intrinsicContentSize
    return NSSize(width: max(0, size.width), height: max(0, size.height))
  }

  // MARK: hierarchy

  /// Adds a view before or after another, or all others for nil.
  open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {
    let index = otherView.flatMap { other in innerViews.firstIndex { $0 === other } }
    switch place {
    case .below: insertSubview(view, at: index ?? 0)
    case .above, .out: insertSubview(view, at: index.map { $0 + 1 } ?? innerViews.count)
    }
  }

  /// Called after the view moved to another window. Does nothing; for subclasses.
  open func viewDidMoveToWindow() {}
  /// Called after the view moved to another superview. Does nothing; for subclasses.
  open func viewDidMoveToSuperview() {}
  /// Called before the view moves to another window. Does nothing; for subclasses.
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  /// Called before the view moves to another superview. Does nothing; for subclasses.
  open func viewWillMove(toSuperview newSuperview: NSView?) {}

  /// The colours that the view is shown in.
  open var effectiveAppearance: NSAppearance { owningWindow?.effectiveAppearance ?? .current }
  /// Called after the colours changed between light and dark. Does nothing; for subclasses.
  open func viewDidChangeEffectiveAppearance() {}
  /// Calls ``viewDidChangeEffectiveAppearance()``.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    let style = previousTraitCollection?.userInterfaceStyle
    if style != traitCollection.userInterfaceStyle { viewDidChangeEffectiveAppearance() }
  }

  /// Calls ``viewDidMoveToWindow()``.
  open override func didMoveToWindow() { viewDidMoveToWindow() }
  /// Calls ``viewDidMoveToSuperview()``.
  open override func didMoveToSuperview() { viewDidMoveToSuperview() }
  /// Calls ``viewWillMove(toWindow:)``.
  open override func willMove(toWindow newWindow: UIWindow?) {
    viewWillMove(toWindow: newWindow == nil ? nil : owningWindow ?? newWindow.flatMap { WindowList.of($0).frontWindow })
  }
  /// Calls ``viewWillMove(toSuperview:)``.
  open override func willMove(toSuperview newSuperview: UIView?) { viewWillMove(toSuperview: newSuperview as? NSView) }

  /// The areas that were added. Kept and ignored: front ends have the pointer.
  open private(set) var trackingAreas: [NSTrackingArea] = []
  /// Keeps an area.
  open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
  /// Forgets an area.
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.removeAll { $0 === trackingArea } }
  /// Never called: front ends have the pointer. For subclasses.
  open func updateTrackingAreas() {}
  /// Never called: front ends have the pointer. For subclasses.
  open func resetCursorRects() {}
  /// Does nothing: front ends have the pointer.
  open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}

  /// Whether a press on the view moves the window, as on views that let the window through. Never asked: windows are
  /// moved by their title bars.
  open var mouseDownCanMoveWindow: Bool { !isOpaque }

  // MARK: responders

  /// The deepest view with a point of the superview's coordinates, by the frames that the program has set; nil for
  /// none. Not called by front ends, which find by themselves what the user presses.
  open func hitTest(_ point: NSPoint) -> NSView? {
    hitTest(NSPoint(x: point.x - frame.minX, y: point.y - frame.minY), with: nil) as? NSView
  }
  /// Whether the view can become first responder. False by default.
  open var acceptsFirstResponder: Bool { false }
  open override var canBecomeFirstResponder: Bool { acceptsFirstResponder }
  /// The undo of the window that the view is in.
  open override var undoManager: UndoManager? { window?.undoManager ?? super.undoManager }
  /// The next responder in the chain. Setting it is ignored: it follows from the hierarchy.
  open var nextResponder: NSResponder? {
    get { next }
    set {}
  }

  /// Gives the view a key that its input has received: first as a key equivalent, then as a key. False if it is left to
  /// the input.
  func deliver(_ event: NSEvent) -> Bool {
    if event.type == .keyUp {
      keyUp(with: event)
    } else {
      if performKeyEquivalent(with: event) { return true }
      keyDown(with: event)
    }
    return !event.isUnused
  }

  /// Called when a key goes down in a text input. The default passes it to the superview, and leaves a key that no
  /// view uses to the input: a subclass that does not call super uses the key up.
  open func keyDown(with event: NSEvent) {
    if let superview { superview.keyDown(with: event) } else { event.isUnused = true }
  }
  /// Called when a key goes up in a text input, where the front end reports it. The default passes it to the superview.
  open func keyUp(with event: NSEvent) {
    if let superview { superview.keyUp(with: event) } else { event.isUnused = true }
  }
  /// Called before ``keyDown(with:)``, with all keys. True uses the key up; false by default.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  /// Never called: modifiers are not reported by themselves. For subclasses.
  open func flagsChanged(with event: NSEvent) {}
  /// The menu of the other button. Never called: front ends have the pointer. Nil; for subclasses.
  open func menu(for event: NSEvent) -> NSMenu? { nil }
  /// Never called: front ends have the pointer. For subclasses.
  open func mouseDown(with event: NSEvent) {}
  /// Never called: front ends have the pointer. For subclasses.
  open func mouseUp(with event: NSEvent) {}
  /// Never called: front ends have the pointer. For subclasses.
  open func mouseDragged(with event: NSEvent) {}
  /// Never called: front ends have the pointer. For subclasses.
  open func mouseEntered(with event: NSEvent) {}
  /// Never called: front ends have the pointer. For subclasses.
  open func mouseExited(with event: NSEvent) {}
  /// Never called: front ends have the pointer. For subclasses.
  open func mouseMoved(with event: NSEvent) {}
  /// Never called: front ends have the pointer. For subclasses.
  open func rightMouseDown(with event: NSEvent) {}
  /// Never called: front ends have the pointer. For subclasses.
  open func scrollWheel(with event: NSEvent) {}
  /// Never called: front ends have the pointer. For subclasses.
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }

  // MARK: dragging

  /// What the view takes that is dropped on it; nil for nothing.
  private var destination: DraggingDestination?
  /// The types that the view takes. Empty by default.
  open var registeredDraggedTypes: [NSPasteboard.PasteboardType] { destination?.types ?? [] }
  /// Has the view receive what the user drags over it and drops on it, if it has one of the types. Types that are
  /// registered already stay.
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    let destination = destination ?? DraggingDestination(self)
    destination.types += newTypes.filter { !destination.types.contains($0) }
    self.destination = destination
  }
  /// Has the view receive nothing that is dropped.
  open func unregisterDraggedTypes() {
    destination?.end()
    destination = nil
  }
  /// Called when it comes over the view. Nothing; for subclasses.
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  /// Called when it moves over the view. What was said before; for subclasses.
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { destination?.operation ?? [] }
  /// Called when it leaves the view. Does nothing; for subclasses.
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  /// Called when it is dropped. True; for subclasses.
  open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  /// Called after that. False; for subclasses, which take what was dropped.
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  /// Called after it was taken. Does nothing; for subclasses.
  open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  /// Called when the drag is over. Does nothing; for subclasses.
  open func draggingEnded(_ sender: any NSDraggingInfo) {}

  // MARK: commands of the keyboard
  // Text edits itself; the default of other views leaves the key to the text input.

  /// Whether the method of a command was left to its default.
  package final var isCommandUnused = false

  /// Carries out the command of a method that the program has not overridden; nil for one that front ends have alone.
  func carryOut(_ command: EditCommand?) { isCommandUnused = true }

  /// The command of Return: inserts a line break.
  open func insertNewline(_ sender: Any?) { carryOut(.insert("\n")) }
  /// The command of Option-Return: inserts a line break.
  open func insertNewlineIgnoringFieldEditor(_ sender: Any?) { carryOut(.insert("\n")) }
  /// The command of Control-Return: inserts a line break.
  open func insertLineBreak(_ sender: Any?) { carryOut(.insert("\n")) }
  /// Inserts a line break.
  open func insertParagraphSeparator(_ sender: Any?) { carryOut(.insert("\n")) }
  /// The command of Tab: inserts a tab, in text views.
  open func insertTab(_ sender: Any?) { carryOut(.insert("\t")) }
  /// The command of Option-Tab: inserts a tab.
  open func insertTabIgnoringFieldEditor(_ sender: Any?) { carryOut(.insert("\t")) }
  /// The command of Shift-Tab. Text views leave it to the front end.
  open func insertBacktab(_ sender: Any?) { carryOut(nil) }
  /// The command of Escape. Text views leave it to the front end.
  open func cancelOperation(_ sender: Any?) { carryOut(nil) }
  /// The command of Option-Escape. Text views complete nothing.
  open func complete(_ sender: Any?) { carryOut(nil) }
  /// The command of the up arrow.
  open func moveUp(_ sender: Any?) { carryOut(.move(.up, .line, extending: false)) }
  /// The command of the down arrow.
  open func moveDown(_ sender: Any?) { carryOut(.move(.down, .line, extending: false)) }
  /// The command of the left arrow.
  open func moveLeft(_ sender: Any?) { carryOut(.move(.left, .grapheme, extending: false)) }
  /// The command of the right arrow.
  open func moveRight(_ sender: Any?) { carryOut(.move(.right, .grapheme, extending: false)) }
  /// Moves the caret back by a character.
  open func moveBackward(_ sender: Any?) { carryOut(.move(.backward, .grapheme, extending: false)) }
  /// Moves the caret on by a character.
  open func moveForward(_ sender: Any?) { carryOut(.move(.forward, .grapheme, extending: false)) }
  /// The command of Option and the left arrow.
  open func moveWordLeft(_ sender: Any?) { carryOut(.move(.left, .word, extending: false)) }
  /// The command of Option and the right arrow.
  open func moveWordRight(_ sender: Any?) { carryOut(.move(.right, .word, extending: false)) }
  /// Moves the caret back by a word.
  open func moveWordBackward(_ sender: Any?) { carryOut(.move(.backward, .word, extending: false)) }
  /// Moves the caret on by a word.
  open func moveWordForward(_ sender: Any?) { carryOut(.move(.forward, .word, extending: false)) }
  /// Moves the caret to the beginning of the line.
  open func moveToBeginningOfLine(_ sender: Any?) { carryOut(.move(.backward, .line, extending: false)) }
  /// Moves the caret to the end of the line.
  open func moveToEndOfLine(_ sender: Any?) { carryOut(.move(.forward, .line, extending: false)) }
  /// The command of Command and the left arrow.
  open func moveToLeftEndOfLine(_ sender: Any?) { carryOut(.move(.left, .line, extending: false)) }
  /// The command of Command and the right arrow.
  open func moveToRightEndOfLine(_ sender: Any?) { carryOut(.move(.right, .line, extending: false)) }
  /// Moves the caret to the beginning of the line.
  open func moveToBeginningOfParagraph(_ sender: Any?) { carryOut(.move(.backward, .line, extending: false)) }
  /// Moves the caret to the end of the line.
  open func moveToEndOfParagraph(_ sender: Any?) { carryOut(.move(.forward, .line, extending: false)) }
  /// The command of Command and the up arrow.
  open func moveToBeginningOfDocument(_ sender: Any?) { carryOut(.move(.backward, .document, extending: false)) }
  /// The command of Command and the down arrow.
  open func moveToEndOfDocument(_ sender: Any?) { carryOut(.move(.forward, .document, extending: false)) }
  /// The command of Shift and the up arrow.
  open func moveUpAndModifySelection(_ sender: Any?) { carryOut(.move(.up, .line, extending: true)) }
  /// The command of Shift and the down arrow.
  open func moveDownAndModifySelection(_ sender: Any?) { carryOut(.move(.down, .line, extending: true)) }
  /// The command of Shift and the left arrow.
  open func moveLeftAndModifySelection(_ sender: Any?) { carryOut(.move(.left, .grapheme, extending: true)) }
  /// The command of Shift and the right arrow.
  open func moveRightAndModifySelection(_ sender: Any?) { carryOut(.move(.right, .grapheme, extending: true)) }
  /// The command of Shift, Option and the left arrow.
  open func moveWordLeftAndModifySelection(_ sender: Any?) { carryOut(.move(.left, .word, extending: true)) }
  /// The command of Shift, Option and the right arrow.
  open func moveWordRightAndModifySelection(_ sender: Any?) { carryOut(.move(.right, .word, extending: true)) }
  /// Extends the selection to the beginning of the line.
  open func moveToBeginningOfLineAndModifySelection(_ sender: Any?) {
    carryOut(.move(.backward, .line, extending: true))
  }
  /// Extends the selection to the end of the line.
  open func moveToEndOfLineAndModifySelection(_ sender: Any?) { carryOut(.move(.forward, .line, extending: true)) }
  /// The command of Shift, Command and the up arrow.
  open func moveToBeginningOfDocumentAndModifySelection(_ sender: Any?) {
    carryOut(.move(.backward, .document, extending: true))
  }
  /// The command of Shift, Command and the down arrow.
  open func moveToEndOfDocumentAndModifySelection(_ sender: Any?) {
    carryOut(.move(.forward, .document, extending: true))
  }
  /// The command of Backspace.
  open func deleteBackward(_ sender: Any?) { carryOut(.delete(.backward, .grapheme)) }
  /// The command of Delete.
  open func deleteForward(_ sender: Any?) { carryOut(.delete(.forward, .grapheme)) }
  /// The command of Option and Backspace.
  open func deleteWordBackward(_ sender: Any?) { carryOut(.delete(.backward, .word)) }
  /// The command of Option and Delete.
  open func deleteWordForward(_ sender: Any?) { carryOut(.delete(.forward, .word)) }
  /// The command of Command and Backspace.
  open func deleteToBeginningOfLine(_ sender: Any?) { carryOut(.delete(.backward, .line)) }
  /// Deletes the rest of the line.
  open func deleteToEndOfLine(_ sender: Any?) { carryOut(.delete(.forward, .line)) }
  /// Deletes the line up to the caret.
  open func deleteToBeginningOfParagraph(_ sender: Any?) { carryOut(.delete(.backward, .line)) }
  /// The command of Control-K: deletes the rest of the line.
  open func deleteToEndOfParagraph(_ sender: Any?) { carryOut(.delete(.forward, .line)) }
  /// The command of Page Up. Text views leave it to the front end.
  open func scrollPageUp(_ sender: Any?) { carryOut(nil) }
  /// The command of Page Down. Text views leave it to the front end.
  open func scrollPageDown(_ sender: Any?) { carryOut(nil) }
  /// The command of Option and Page Up. Text views leave it to the front end.
  open func pageUp(_ sender: Any?) { carryOut(nil) }
  /// The command of Option and Page Down. Text views leave it to the front end.
  open func pageDown(_ sender: Any?) { carryOut(nil) }
  /// The command of Home. Text views leave it to the front end.
  open func scrollToBeginningOfDocument(_ sender: Any?) { carryOut(nil) }
  /// The command of End. Text views leave it to the front end.
  open func scrollToEndOfDocument(_ sender: Any?) { carryOut(nil) }

  /// Carries out a command of the keyboard: calls the method of its name.
  open func doCommand(by selector: Selector) {
    if let method = StandardKeyBinding.method(of: selector) { method(self, nil) } else { carryOut(nil) }
  }

  /// Whether the command was used.
  package final func uses(_ selector: Selector) -> Bool {
    isCommandUnused = false
    doCommand(by: selector)
    return !isCommandUnused
  }

  // MARK: accessibility

  /// Sets the name that assistive technology reads, and that tests find the view by.
  open func setAccessibilityLabel(_ accessibilityLabel: String?) { self.accessibilityLabel = accessibilityLabel }
  /// Sets an identifier for tests.
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
    self.accessibilityIdentifier = accessibilityIdentifier
  }
  /// Sets the kind of view that assistive technology is told of: a button, a link, a heading, an image or text. Other
  /// roles are kept and ignored: front ends have those of their controls.
  open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) { apply(accessibilityRole) }
  /// Sets an explanation that assistive technology reads.
  open func setAccessibilityHelp(_ accessibilityHelp: String?) { accessibilityHint = accessibilityHelp }
}
