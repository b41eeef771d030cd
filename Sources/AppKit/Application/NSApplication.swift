import TextControls

/// AppKit's window: UIKit's, by another name.
public typealias NSWindow = UIWindow

extension UIWindow {
  /// Where something is ordered in front of or behind something else.
  public enum OrderingMode: Int, Sendable {
    case out = 0
    case above = 1
    case below = -1
  }

  /// The text view or the view that receives the keys; the window itself where there is none. Of a text field that is
  /// edited it is the field's editor.
  public var firstResponder: NSResponder? {
    guard let responder = ownScene.firstResponder else { return self }
    if let input = responder as? any OwnedInput { return input.firstResponder }
    return responder
  }

  /// Makes a view the first responder, and with nil none. False when it or the current one refuses.
  @discardableResult public func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    guard let responder, responder !== self else {
      return ownScene.firstResponder == nil || endEditing(false)
    }
    return responder.becomeFirstResponder()
  }

  /// The view of the window's controller; nil where the window belongs to views of SwiftUI.
  public var contentView: NSView? { rootViewController?.viewIfLoaded as? NSView }
  /// The controller that the window shows.
  public var contentViewController: UIViewController? {
    get { rootViewController }
    set { rootViewController = newValue }
  }
}

/// The running program.
@MainActor @preconcurrency public final class NSApplication: NSObject {
  /// The program.
  public static let shared = NSApplication()

  private override init() { super.init() }

  /// The window that last received user input.
  public var keyWindow: NSWindow? { UIApplication.shared.keyWindow }
  /// The same as ``keyWindow``.
  public var mainWindow: NSWindow? { keyWindow }
  /// Whether the program is the active one. Always true: front ends do not report it.
  public var isActive: Bool { true }

  /// Calls a method of an object, or with nil of the first responder or the next one after it that has it. False when
  /// no object has.
  @discardableResult public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
  }
}

/// The running program.
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// The services of the desktop.
@MainActor @preconcurrency public final class NSWorkspace: NSObject {
  /// The services of the desktop.
  public static let shared = NSWorkspace()

  private override init() { super.init() }

  /// Opens a link as the front end does. False when it can't be opened.
  @discardableResult public func open(_ url: URL) -> Bool {
    guard UIApplication.shared.canOpenURL(url) else { return false }
    UIApplication.shared.open(url)
    return true
  }
}

/// The clipboard.
@MainActor @preconcurrency public final class NSPasteboard: NSObject {
  /// The clipboard that all programs share.
  public static let general = NSPasteboard()

  private override init() { super.init() }

  /// A type of what is on the clipboard.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String

    /// Creates a type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a type with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// A link.
    public static let URL = PasteboardType("public.url")
  }

  /// How often the program has written to the clipboard.
  public private(set) var changeCount = 0

  /// Empties the clipboard. Returns ``changeCount``.
  @discardableResult public func clearContents() -> Int {
    UIPasteboard.general.string = nil
    changeCount += 1
    return changeCount
  }

  /// Announces types that the program is about to write, and empties the clipboard. Returns ``changeCount``.
  @discardableResult public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }

  /// Writes text or a link. False for other types.
  @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    guard dataType == .string || dataType == .URL else { return false }
    UIPasteboard.general.string = string
    changeCount += 1
    return true
  }

  /// The text; nil for other types, and when there is none that can be read synchronously.
  public func string(forType dataType: PasteboardType) -> String? {
    switch dataType {
    case .string: UIPasteboard.general.string
    case .URL: UIPasteboard.general.url?.absoluteString
    default: nil
    }
  }
}
