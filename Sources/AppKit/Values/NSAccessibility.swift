import TextControls

/// What programs tell assistive technology beside the names of their views.
public enum NSAccessibility {
  /// What a view is.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role in AppKit.
    public let rawValue: String
    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A button.
    public static let button = Role(rawValue: "AXButton")
    /// A switch.
    public static let checkBox = Role(rawValue: "AXCheckBox")
    /// A group of views.
    public static let group = Role(rawValue: "AXGroup")
    /// An image.
    public static let image = Role(rawValue: "AXImage")
    /// A link.
    public static let link = Role(rawValue: "AXLink")
    /// A list.
    public static let list = Role(rawValue: "AXList")
    /// A radio button.
    public static let radioButton = Role(rawValue: "AXRadioButton")
    /// A text that is not edited.
    public static let staticText = Role(rawValue: "AXStaticText")
    /// A text of several lines.
    public static let textArea = Role(rawValue: "AXTextArea")
    /// A text of one line.
    public static let textField = Role(rawValue: "AXTextField")
    /// A toolbar.
    public static let toolbar = Role(rawValue: "AXToolbar")
  }

  /// What happened.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The name of the notification in AppKit.
    public let rawValue: String
    /// Creates a notification.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A text is to be spoken: that of the key ``NotificationUserInfoKey/announcement``.
    public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
    /// What is shown has changed.
    public static let layoutChanged = Notification(rawValue: "AXLayoutChanged")
    /// A value has changed. Ignored: front ends notice that.
    public static let valueChanged = Notification(rawValue: "AXValueChanged")
    /// A title has changed. Ignored: front ends notice that.
    public static let titleChanged = Notification(rawValue: "AXTitleChanged")
    /// Another view has the focus. Ignored: front ends notice that.
    public static let focusedUIElementChanged = Notification(rawValue: "AXFocusedUIElementChanged")
    /// The selected text has changed. Ignored: front ends notice that.
    public static let selectedTextChanged = Notification(rawValue: "AXSelectedTextChanged")
  }

  /// The keys of what is said with a notification.
  public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key in AppKit.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text to be spoken.
    public static let announcement = NotificationUserInfoKey(rawValue: "AXAnnouncementKey")
    /// How urgent it is, a number. Ignored.
    public static let priority = NotificationUserInfoKey(rawValue: "AXPriorityKey")
    /// The elements that have changed. Ignored.
    public static let uiElements = NotificationUserInfoKey(rawValue: "AXUIElementsKey")
  }

  /// Reports to assistive technology in the key window. Notifications without a meaning here are ignored.
  @MainActor public static func post(element: Any, notification: Notification) {
    post(element: element, notification: notification, userInfo: nil)
  }

  /// Reports to assistive technology in the key window. Notifications without a meaning here are ignored.
  @MainActor public static func post(
    element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?
  ) {
    switch notification {
    case .announcementRequested:
      UIAccessibility.post(notification: .announcement, argument: userInfo?[.announcement])
    case .layoutChanged: UIAccessibility.post(notification: .layoutChanged, argument: nil)
    default: break
    }
  }
}

/// How urgent an announcement is. Ignored here.
public enum NSAccessibilityPriorityLevel: Int, Sendable { case low = 10, medium = 50, high = 90 }

extension NSView {
  /// Sets what the view has, in words.
  public func setAccessibilityValue(_ accessibilityValue: Any?) {
    self.accessibilityValue = accessibilityValue.map { "\($0)" }
  }
  /// Sets the title that assistive technology reads: the name where there is no other.
  public func setAccessibilityTitle(_ accessibilityTitle: String?) {
    if accessibilityLabel == nil { setAccessibilityLabel(accessibilityTitle) }
  }
  /// Sets the text that a field shows while it is empty.
  public func setAccessibilityPlaceholderValue(_ accessibilityPlaceholderValue: String?) {
    (self as? NSTextField)?.placeholderString = accessibilityPlaceholderValue
  }
  /// Sets whether assistive technology reads the view as one element. Kept and ignored.
  public func setAccessibilityElement(_ accessibilityElement: Bool) { isAccessibilityElement = accessibilityElement }

  func apply(_ role: NSAccessibility.Role?) {
    switch role {
    case .button: accessibilityTraits = .button
    case .link: accessibilityTraits = .link
    case .image: accessibilityTraits = .image
    case .checkBox: accessibilityTraits = .toggleButton
    case .staticText: accessibilityTraits = .staticText
    default: accessibilityTraits = .none
    }
  }
}
