/// A part of the program's user interface that has a life of its own.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// How a scene stands to the person in front of it.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Active as long as its window is shown: no front end tells when it is covered.
  open var activationState: ActivationState { .unattached }
}

/// A scene with windows: here, with one.
@MainActor @preconcurrency public final class UIWindowScene: UIScene {
  private weak var source: (any ApplicationWindow)?

  init(_ source: any ApplicationWindow) {
    self.source = source
    super.init()
  }

  public override var activationState: ActivationState { source == nil ? .unattached : .foregroundActive }

  public var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }

  public var keyWindow: UIWindow? { source?.uiWindow }
}
