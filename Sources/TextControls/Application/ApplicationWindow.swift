import Foundation

/// A window of the program, independent of the front end that shows it.
@MainActor package protocol ApplicationWindow: AnyObject {
  /// The window that contains its UIKit views.
  var uiWindow: UIWindow { get }
  /// Its size in points; nil before it is known. A view that reads it is evaluated again when it changes, as with the
  /// next ones.
  var screenSize: CGSize? { get }
  /// Pixels for each point.
  var screenScale: CGFloat { get }
  /// The language and region of its user.
  var userLocale: Locale { get }
  /// Whether it is dark; nil where that is not known.
  var isDark: Bool? { get }
  /// Whether its user prefers little motion.
  var reducesMotion: Bool { get }
  /// The object that receives text from the keyboard: a UIKit view, or one that represents a SwiftUI field.
  var firstResponder: UIResponder? { get }
  /// Whether the front end opens links.
  var canOpenLinks: Bool { get }
  /// Opens a link outside of the program; false when that fails.
  func open(_ url: URL) -> Bool
  /// Reports to assistive technology.
  func announce(_ announcement: AccessibilityAnnouncement)
  /// Ends the program as the user does; false where the front end has no end by itself, as a page in a browser.
  func end() -> Bool
}
