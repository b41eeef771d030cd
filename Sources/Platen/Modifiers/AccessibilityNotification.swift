import Foundation

/// Messages of a program to assistive technology: a browser has its live region speak them, a window shows a
/// notification to screen readers, a form in plain lines writes them. They go to the window that last received user
/// input.
public enum AccessibilityNotification {
  /// Text to be spoken.
  public struct Announcement: Sendable {
    let text: String

    /// Text as it is.
    public init(_ announcement: String) { text = announcement }

    /// Text without its attributes.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Has assistive technology speak the text.
    public func post() { AccessibilityNotification.send(AccessibilityAnnouncement(.announcement, text: text)) }
  }

  /// A part of what is shown has changed.
  public struct LayoutChanged {
    let element: Any?

    /// `element` is a text that is spoken, or a view of UIKit's, whose name is spoken.
    public init(_ element: Any? = nil) { self.element = element }

    /// Reports the change.
    @MainActor @preconcurrency public func post() {
      UIAccessibility.post(notification: .layoutChanged, argument: element)
    }
  }

  /// What is shown is another screen.
  public struct ScreenChanged {
    let element: Any?

    /// `element` is a text that is spoken, or a view of UIKit's, whose name is spoken.
    public init(_ element: Any? = nil) { self.element = element }

    /// Reports the change.
    @MainActor @preconcurrency public func post() {
      UIAccessibility.post(notification: .screenChanged, argument: element)
    }
  }

  /// What is shown has been scrolled.
  public struct PageScrolled: Sendable {
    let text: String

    /// Text that says what is shown now.
    public init(_ message: String) { text = message }

    /// Has assistive technology speak the text.
    public func post() { AccessibilityNotification.send(AccessibilityAnnouncement(.pageScrolled, text: text)) }
  }

  /// Sends from any thread.
  fileprivate static func send(_ announcement: AccessibilityAnnouncement) {
    MainThread.run { UIApplication.shared.announce(announcement) }
  }
}
