import Foundation

// The changes of the settings. Those that front ends do not report are never posted.
extension UIAccessibility {
  /// The user of a window changed ``isReduceMotionEnabled``. It has no object.
  nonisolated public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  /// The user of a window changed ``prefersCrossFadeTransitions``. It has no object.
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = name(
    "PrefersCrossFadeTransitionsStatusDidChange")
  /// The user of a window changed ``isVideoAutoplayEnabled``. It has no object.
  nonisolated public static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange")
  /// A change of ``isVoiceOverRunning``. It is never posted.
  nonisolated public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  /// A change of ``isSwitchControlRunning``. It is never posted.
  nonisolated public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
  /// A change of ``isAssistiveTouchRunning``. It is never posted.
  nonisolated public static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatusDidChange")
  /// A change of ``isGuidedAccessEnabled``. It is never posted.
  nonisolated public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
  /// A change of ``isBoldTextEnabled``. It is never posted.
  nonisolated public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  /// A change of ``isReduceTransparencyEnabled``. It is never posted.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatusDidChange")
  /// A change of ``isDarkerSystemColorsEnabled``. It is never posted.
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerSystemColorsStatusDidChange")
  /// A change of ``isInvertColorsEnabled``. It is never posted.
  nonisolated public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
  /// A change of ``isGrayscaleEnabled``. It is never posted.
  nonisolated public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
  /// A change of ``shouldDifferentiateWithoutColor``. It is never posted.
  nonisolated public static let differentiateWithoutColorDidChangeNotification = name(
    "ShouldDifferentiateWithoutColorDidChange")
  /// A change of ``isOnOffSwitchLabelsEnabled``. It is never posted.
  nonisolated public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
  /// A change of ``buttonShapesEnabled``. It is never posted.
  nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = name(
    "ButtonShapesEnabledStatusDidChange")
  /// A change of ``isMonoAudioEnabled``. It is never posted.
  nonisolated public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
  /// A change of ``isClosedCaptioningEnabled``. It is never posted.
  nonisolated public static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChange")
  /// A change of ``isSpeakSelectionEnabled``. It is never posted.
  nonisolated public static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatusDidChange")
  /// A change of ``isSpeakScreenEnabled``. It is never posted.
  nonisolated public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
  /// A change of ``isShakeToUndoEnabled``. It is never posted.
  nonisolated public static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")

  /// Reports to observers that the preference for little motion, and what follows from it, has changed.
  package static func postReduceMotionChange() {
    for name in [
      reduceMotionStatusDidChangeNotification, prefersCrossFadeTransitionsStatusDidChange,
      videoAutoplayStatusDidChangeNotification,
    ] {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }

  private static func name(_ name: String) -> NSNotification.Name {
    NSNotification.Name(rawValue: "UIAccessibility\(name)Notification")
  }
}
