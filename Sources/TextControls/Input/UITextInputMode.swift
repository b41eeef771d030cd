import Foundation

/// A keyboard of the user, known by its language.
///
/// Front ends do not report which keyboard is used: there is one, of the language of the user's locale.
@MainActor @preconcurrency open class UITextInputMode: NSObject {
  /// The language of the keyboard, as `en-US`.
  public let primaryLanguage: String?

  init(primaryLanguage: String?) { self.primaryLanguage = primaryLanguage }

  /// The keyboards that the user can choose from: one, of the language of the user's locale.
  open class var activeInputModes: [UITextInputMode] {
    [UITextInputMode(primaryLanguage: UserLocale.current.identifier(.bcp47))]
  }

  /// Never posted: front ends do not report the keyboard.
  nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
