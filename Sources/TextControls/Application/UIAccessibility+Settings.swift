extension UIAccessibility {
  /// Whether the user of the current window prefers little motion. A view that reads it is evaluated again when that
  /// changes. False where there is no window.
  @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool { UIScreen.reducesMotion }
  /// Whether the user prefers that views fade into each other: as ``isReduceMotionEnabled``.
  @MainActor @preconcurrency public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }
  /// Whether previews of videos play by themselves: the opposite of ``isReduceMotionEnabled``.
  @MainActor @preconcurrency public static var isVideoAutoplayEnabled: Bool { !isReduceMotionEnabled }
  /// Whether a screen reader runs. Always false: front ends do not report it.
  @MainActor @preconcurrency public static var isVoiceOverRunning: Bool { false }
  /// Whether the user controls the program by switches. Always false: front ends do not report it.
  @MainActor @preconcurrency public static var isSwitchControlRunning: Bool { false }
  /// Whether a menu on the screen replaces gestures. Always false: front ends do not report it.
  @MainActor @preconcurrency public static var isAssistiveTouchRunning: Bool { false }
  /// Whether the device shows this program alone. Always false: front ends do not report it.
  @MainActor @preconcurrency public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the user prefers bold text. Always false: front ends do not report it.
  @MainActor @preconcurrency public static var isBoldTextEnabled: Bool { false }
  /// Whether the user prefers opaque backgrounds. Always false: front ends do not report it.
  @MainActor @preconcurrency public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the user prefers darker colours. Always false: front ends do not report it.
  @MainActor @preconcurrency public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the screen shows inverted colours. Always false: front ends do not report it.
  @MainActor @preconcurrency public static var isInvertColorsEnabled: Bool { false }
  /// Whether the screen shows no colours. Always false: front ends do not report it.
  @MainActor @preconcurrency public static var isGrayscaleEnabled: Bool { false }
  /// Whether the user prefers that colour is not the only sign of a state. Always false: front ends do not report it.
  @MainActor @preconcurrency public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether switches show their state as a sign too. Always false: front ends do not report it.
  @MainActor @preconcurrency public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether the user prefers buttons with visible shapes. Always false: front ends do not report it.
  @MainActor @preconcurrency public static var buttonShapesEnabled: Bool { false }
  /// Whether sound has one channel. Always false: front ends do not report it.
  @MainActor @preconcurrency public static var isMonoAudioEnabled: Bool { false }
  /// Whether the user prefers captions. Always false: front ends do not report it.
  @MainActor @preconcurrency public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the selection can be spoken. Always false: front ends do not report it.
  @MainActor @preconcurrency public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen can be spoken. Always false: front ends do not report it.
  @MainActor @preconcurrency public static var isSpeakScreenEnabled: Bool { false }
  /// Whether a device that is shaken undoes a change. Always false: no device here does it.
  @MainActor @preconcurrency public static var isShakeToUndoEnabled: Bool { false }
}
