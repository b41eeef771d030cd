import Platen
import TextControls

/// A message with buttons, and with a view of the program's own.
@MainActor @preconcurrency open class NSAlert: NSObject {
  /// How grave a message is. Kept and ignored: front ends show one kind of message.
  public enum Style: UInt, Sendable { case warning, informational, critical }

  /// The message. Empty by default.
  open var messageText = ""
  /// The text below the message. Empty by default.
  open var informativeText = ""
  /// How grave the message is. Kept and ignored; a warning by default.
  open var alertStyle = Style.warning
  /// The image of the message. Kept and ignored; nil by default.
  open var icon: NSImage!
  /// A view between the text and the buttons, as a field. Nil by default.
  open var accessoryView: NSView?
  /// Whether there is a checkbox for showing the message no more. False by default.
  open var showsSuppressionButton = false
  /// The checkbox for showing the message no more.
  open private(set) lazy var suppressionButton: NSButton? = NSButton(
    checkboxWithTitle: "Do not ask again", target: nil, action: nil)
  /// Kept and ignored: there is no help. False by default.
  open var showsHelp = false
  /// Notified of the message. Kept and ignored; nil by default.
  open weak var delegate: (any NSAlertDelegate)?
  /// The buttons, in the order in which they were added.
  open private(set) var buttons: [NSButton] = []
  /// The window of the message. It is kept for the program to read: front ends show messages by themselves.
  open private(set) lazy var window = NSWindow()

  /// Creates a message without text and buttons. One without buttons has the button OK.
  public override init() { super.init() }

  /// Creates a message of an error.
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
    let error = error as? any LocalizedError
    informativeText = error?.recoverySuggestion ?? error?.failureReason ?? ""
  }

  /// Adds a button, and returns it. The first one is pressed by Return, and one that is called Cancel by Escape.
  @discardableResult open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    button.keyEquivalent = title == "Cancel" ? "\u{1B}" : buttons.isEmpty ? "\r" : ""
    button.tag = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + buttons.count
    buttons.append(button)
    return button
  }

  /// Does nothing: front ends lay out by themselves.
  open func layout() {}

  // MARK: showing

  private var response: NSApplication.ModalResponse?

  /// Shows the message over a window. The handler receives the button that the user has pressed.
  open func beginSheetModal(
    for sheetWindow: NSWindow?, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    let list = sheetWindow?.list ?? WindowList.current
    guard let presenter = list.topController else {
      handler?(.abort)
      return
    }
    presenter.present(controller(handler), animated: true)
  }

  /// Shows the message over a window, and returns the button that the user has pressed.
  @discardableResult open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in
      beginSheetModal(for: sheetWindow) { continuation.resume(returning: $0) }
    }
  }

  /// Shows the message over the key window, and returns at once: a program can't wait for the user here. The result is
  /// the only button, or the one that Escape presses, so that nothing is done that the user has not confirmed; without
  /// such a button it is `.abort`. Use ``beginSheetModal(for:completionHandler:)`` for the user's answer.
  @discardableResult open func runModal() -> NSApplication.ModalResponse {
    beginSheetModal(for: NSApplication.shared.keyWindow)
    if buttons.count < 2 { return .alertFirstButtonReturn }
    guard let cancel = buttons.first(where: { $0.keyEquivalent == "\u{1B}" }) else { return .abort }
    return NSApplication.ModalResponse(cancel.tag)
  }

  private func controller(_ handler: ((NSApplication.ModalResponse) -> Void)?) -> UIAlertController {
    let text = informativeText.isEmpty ? nil : informativeText
    let alert = UIAlertController(title: messageText, message: text, preferredStyle: .alert)
    if let accessoryView { alert.accessories.append(accessoryView) }
    if showsSuppressionButton, let suppressionButton { alert.accessories.append(suppressionButton) }
    if buttons.isEmpty { addButton(withTitle: "OK") }
    for button in buttons {
      let isCancel = button.keyEquivalent == "\u{1B}"
      let style: UIAlertAction.Style = isCancel ? .cancel : button.hasDestructiveAction ? .destructive : .default
      let action = UIAlertAction(title: button.title, style: style) { _ in
        if button.action != nil { button.performClick(nil) }
        handler?(NSApplication.ModalResponse(button.tag))
      }
      action.isEnabled = button.isEnabled
      alert.addAction(action)
      if button.keyEquivalent == "\r" { alert.preferredAction = action }
    }
    return alert
  }
}

/// Notified of a message. Its methods are never called: there is no help.
@MainActor @preconcurrency public protocol NSAlertDelegate: NSObjectProtocol {
  /// Never called: there is no help.
  func alertShowHelp(_ alert: NSAlert) -> Bool
}

extension NSAlertDelegate {
  /// Default implementation: false.
  public func alertShowHelp(_ alert: NSAlert) -> Bool { false }
}
