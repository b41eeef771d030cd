import Foundation

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on its back or its front.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is held upright or on its side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
  /// How the machine is held: always unknown.
  public var orientation: UIDeviceOrientation { .unknown }
  /// Whether changes of ``orientation`` are posted: always false.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Never posted: the machine has no orientation.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Does nothing: the machine has no orientation.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: the machine has no orientation.
  public func endGeneratingDeviceOrientationNotifications() {}
}
