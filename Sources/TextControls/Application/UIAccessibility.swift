import Foundation

/// What a program says to assistive technology.
public struct AccessibilityAnnouncement: Hashable, Sendable {
  /// Why it is said.
  public enum Kind: Hashable, Sendable {
    /// Something has happened that is to be spoken.
    case announcement
    /// A part of what is shown has changed.
    case layoutChanged
    /// Another screen is shown.
    case screenChanged
    /// What is shown has been scrolled.
    case pageScrolled
  }

  /// Why it is said.
  public var kind: Kind
  /// What is spoken; nil where there is nothing but the change, which front ends report by themselves.
  public var text: String?

  /// Creates an announcement.
  public init(_ kind: Kind, text: String? = nil) {
    self.kind = kind
    self.text = text
  }
}

/// Messages of a program to assistive technology.
public enum UIAccessibility {
  /// The kinds of messages.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number that UIKit has for it.
    public let rawValue: UInt32

    /// The kind with a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Text to be spoken. The argument is a `String`, an `NSAttributedString` or an
    /// `AttributedString`.
    public static let announcement = Notification(rawValue: 1008)
    /// A part of what is shown has changed. The argument is a text to be spoken, or a view, whose name is spoken.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Another screen is shown. The argument is as that of ``layoutChanged``.
    public static let screenChanged = Notification(rawValue: 1000)
    /// What is shown has been scrolled. The argument is a text to be spoken.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Reports to assistive technology in the key window, see ``UIApplication``. Kinds without a meaning here are
  /// ignored.
  @MainActor @preconcurrency public static func post(notification: Notification, argument: Any?) {
    let kind: AccessibilityAnnouncement.Kind
    switch notification {
    case .announcement: kind = .announcement
    case .layoutChanged: kind = .layoutChanged
    case .screenChanged: kind = .screenChanged
    case .pageScrolled: kind = .pageScrolled
    default: return
    }
    UIApplication.shared.announce(AccessibilityAnnouncement(kind, text: text(of: argument)))
  }

  @MainActor private static func text(of argument: Any?) -> String? {
    switch argument {
    case let text as String: text
    case let text as NSAttributedString: text.string
    case let text as AttributedString: String(text.characters)
    case let view as UIView: view.accessibilityLabel
    default: nil
    }
  }
}

extension UIApplication {
  /// Has the key window speak.
  package func announce(_ announcement: AccessibilityAnnouncement) {
    // Nothing to say is said as nothing.
    var announcement = announcement
    if announcement.text?.isEmpty == true { announcement.text = nil }
    if announcement.kind == .announcement, announcement.text == nil { return }
    activeSource?.announce(announcement)
  }
}
