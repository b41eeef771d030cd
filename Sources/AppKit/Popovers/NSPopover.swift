import TextControls

/// Views that a program shows for a view of its window.
///
/// A popover is a panel over the windows: front ends place it, and the view that it belongs to is ignored. The user
/// closes it by Escape or the button in its title, whatever ``behavior`` is, if the delegate allows that.
@MainActor @preconcurrency open class NSPopover: NSResponder {
  /// What closes a popover.
  public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }

  /// Posted before a popover is shown, with the popover as the object.
  nonisolated public static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
  /// Posted after a popover was shown.
  nonisolated public static let didShowNotification = Notification.Name("NSPopoverDidShowNotification")
  /// Posted before a popover closes.
  nonisolated public static let willCloseNotification = Notification.Name("NSPopoverWillCloseNotification")
  /// Posted after a popover has closed.
  nonisolated public static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")

  private var panel: PopoverPanel?

  /// Asked before the popover closes, and notified of what happens to it. Held weakly, nil by default.
  open weak var delegate: (any NSPopoverDelegate)?
  /// The controller of the popover's content. Nil by default; without one the popover can't be shown.
  open var contentViewController: NSViewController? {
    didSet { if let panel { panel.contentViewController = contentViewController } }
  }
  /// What closes the popover. Kept and ignored: the user closes it. Defined by the application by default.
  open var behavior = Behavior.applicationDefined
  /// Kept and ignored: front ends animate by themselves. True by default.
  open var animates = true
  /// The size of the content in points. Kept and ignored; zero by default.
  open var contentSize = NSSize.zero
  /// The rectangle that the popover was shown for.
  open var positioningRect = NSRect.zero
  /// The colours of the popover. Kept and ignored; nil by default.
  open var appearance: NSAppearance?
  /// Kept and ignored; false by default.
  open var hasFullSizeContent = false
  /// Whether the popover was dragged away from its view. False: front ends do not drag it.
  open var isDetached: Bool { false }
  /// Whether the popover is shown.
  open var isShown: Bool { panel != nil }

  /// Creates a popover that is not shown yet.
  public override init() { super.init() }

  /// Shows the popover over the windows. The view and the edge are ignored. A popover that is shown stays as it is.
  open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
    self.positioningRect = positioningRect
    show()
  }

  /// Shows the popover over the windows. The item is ignored. A popover that is shown stays as it is.
  open func show(relativeTo toolbarItem: NSToolbarItem) { show() }

  private func show() {
    guard panel == nil, let contentViewController else { return }
    notify(Self.willShowNotification) { $0.popoverWillShow($1) }
    let panel = PopoverPanel(contentViewController: contentViewController)
    panel.popover = self
    panel.styleMask = [.closable]
    self.panel = panel
    panel.makeKeyAndOrderFront(nil)
    notify(Self.didShowNotification) { $0.popoverDidShow($1) }
  }

  /// Closes the popover as the user does: if the delegate allows it.
  open func performClose(_ sender: Any?) { panel?.performClose(sender) }

  /// Closes the popover.
  open func close() { panel?.close() }

  fileprivate func willClose() { notify(Self.willCloseNotification) { $0.popoverWillClose($1) } }

  fileprivate func didClose() {
    panel = nil
    notify(Self.didCloseNotification) { $0.popoverDidClose($1) }
  }

  private func notify(_ name: Notification.Name, _ call: (any NSPopoverDelegate, Notification) -> Void) {
    NotificationCenter.post(name, of: self, to: delegate, call)
  }
}

/// The window of a popover.
private final class PopoverPanel: NSPanel {
  weak var popover: NSPopover?

  override var userMayClose: Bool { popover.map { $0.delegate?.popoverShouldClose($0) ?? true } ?? true }

  override func close() {
    guard let popover, popover.isShown else { return super.close() }
    self.popover = nil
    popover.willClose()
    super.close()
    popover.didClose()
  }
}

/// Notified of a popover. AppKit's methods are optional; here each has a default implementation.
@MainActor @preconcurrency public protocol NSPopoverDelegate: NSObjectProtocol {
  /// Whether the user may close the popover.
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  /// Whether the popover may be dragged away from its view. Never called: front ends do not drag it.
  func popoverShouldDetach(_ popover: NSPopover) -> Bool
  /// Called before the popover is shown.
  func popoverWillShow(_ notification: Notification)
  /// Called after the popover was shown.
  func popoverDidShow(_ notification: Notification)
  /// Called before the popover closes.
  func popoverWillClose(_ notification: Notification)
  /// Called after the popover has closed.
  func popoverDidClose(_ notification: Notification)
}

extension NSPopoverDelegate {
  /// Default implementation: true.
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  /// Default implementation: false.
  public func popoverShouldDetach(_ popover: NSPopover) -> Bool { false }
  /// Default implementation: does nothing.
  public func popoverWillShow(_ notification: Notification) {}
  /// Default implementation: does nothing.
  public func popoverDidShow(_ notification: Notification) {}
  /// Default implementation: does nothing.
  public func popoverWillClose(_ notification: Notification) {}
  /// Default implementation: does nothing.
  public func popoverDidClose(_ notification: Notification) {}
}
