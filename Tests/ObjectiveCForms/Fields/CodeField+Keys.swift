import UIKit

// Overrides in extensions: of a class in another file, and of a class of UIKit.
extension CodeUIField {
  @objc override var accessibilityHint: String? {
    get { "keys: \(maximumLength)" }
    set {}
  }

  override func deleteBackward() {
    presses += 10
    super.deleteBackward()
  }
}

extension UIWindow {
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
    NotificationCenter.default.post(name: .codeShake, object: self)
  }
}

extension Notification.Name {
  static let codeShake = Notification.Name("codeShake")
}
