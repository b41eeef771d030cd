extension UIAccessibility {
  /// Whether the user of the current window prefers little motion. A view that reads it is evaluated again when that
  /// changes. False where there is no window.
  @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool { UIScreen.reducesMotion }
  /// Whether a screen reader runs: false, as a front end is not told.
  @MainActor @preconcurrency public static var isVoiceOverRunning: Bool { false }
  /// Whether the user controls the program by switches: false, as a front end is not told.
  @MainActor @preconcurrency public static var isSwitchControlRunning: Bool { false }
  /// Whether the user prefers bold text: false, as a front end is not told.
  @MainActor @preconcurrency public static var isBoldTextEnabled: Bool { false }
  /// Whether the user prefers opaque backgrounds: false, as a front end is not told.
  @MainActor @preconcurrency public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the user prefers darker colours: false, as a front end is not told.
  @MainActor @preconcurrency public static var isDarkerSystemColorsEnabled: Bool { false }
}
