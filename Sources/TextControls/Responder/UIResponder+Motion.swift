extension UIEvent {
  /// The kind of a motion.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }
}
