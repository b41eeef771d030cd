import Foundation
import Platen
import PlatenGraph
import TextControls

/// A button that asks for the user's Apple account, in the words of Apple's own.
///
/// Outside of Apple's systems the request fails with ``ASAuthorizationError/Code/notHandled``, so that a program offers
/// its other ways to sign in.
public struct SignInWithAppleButton {
  /// The words of the button.
  public struct Label: Sendable {
    let title: LocalizedStringKey

    /// Signing in. The default.
    public static let signIn = Label(title: "Sign in with Apple")
    /// Signing up.
    public static let signUp = Label(title: "Sign up with Apple")
    /// Going on.
    public static let `continue` = Label(title: "Continue with Apple")
  }

  /// The colours of a button.
  public struct Style: Hashable, Sendable {
    fileprivate let isDark: Bool
    fileprivate let hasBorder: Bool

    /// White on black. The default.
    public static let black = Style(isDark: true, hasBorder: false)
    /// Black on white.
    public static let white = Style(isDark: false, hasBorder: false)
    /// Black on white, with an outline.
    public static let whiteOutline = Style(isDark: false, hasBorder: true)
  }

  private let label: Label
  private let onRequest: @MainActor (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: @MainActor (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.authorizationController) private var controller
  @Environment(\.signInStyle) private var style

  /// Creates a button. `onRequest` completes the request when the button is pressed, and `onCompletion` receives what
  /// comes of it.
  public init(
    _ label: Label = .signIn, onRequest: @escaping @MainActor (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping @MainActor (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  @MainActor private func perform() {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    onRequest(request)
    Task { @MainActor in
      do {
        let result = try await controller.performRequest(request)
        onCompletion(.success(ASAuthorization(provider: request.provider, credential: result.credential)))
      } catch {
        onCompletion(.failure(error))
      }
    }
  }
}

extension SignInWithAppleButton: View {
  /// The views that this one is made of.
  public var body: some View {
    Button {
      perform()
    } label: {
      Text(.own(label.title))
        .foregroundStyle(style.isDark ? Color.white : .black)
        .frame(minWidth: 140, maxWidth: .infinity, minHeight: 30, maxHeight: 64)
        .background(style.isDark ? Color.black : .white, in: RoundedRectangle(cornerRadius: 6))
        .overlay {
          if style.hasBorder { RoundedRectangle(cornerRadius: 6).stroke(Color.black) }
        }
    }
    .buttonStyle(.plain)
  }
}

private struct SignInStyleKey: EnvironmentKey { static let defaultValue = SignInWithAppleButton.Style.black }

extension EnvironmentValues {
  fileprivate var signInStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the colours of the buttons that sign in with Apple.
  nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInStyle, style)
  }
}

/// A button of UIKit's that signs in with Apple: it has the words and colours of Apple's own, and the action is the
/// program's.
@MainActor @preconcurrency open class ASAuthorizationAppleIDButton: UIButton {
  /// The words of the button.
  public enum AuthorizationButtonType: Int, Sendable {
    /// Signing in.
    case signIn = 0
    /// Going on.
    case `continue`
    /// Signing up.
    case signUp

    /// The usual one: signing in.
    public static var `default`: AuthorizationButtonType { .signIn }

    fileprivate var title: String {
      switch self {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    }
  }

  /// The colours of the button.
  public enum Style: Int, Sendable {
    /// Black on white.
    case white = 0
    /// Black on white, with an outline.
    case whiteOutline
    /// White on black.
    case black
  }

  /// The radius of the corners in points, 6 by default.
  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

  /// Creates a button, in the language of the program's texts for the user.
  public init(authorizationButtonType type: AuthorizationButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: .zero)
    setTitle(FrontEndSentence(type.title, in: UserLocale.current).text, for: .normal)
    setTitleColor(style == .black ? .white : .black, for: .normal)
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = cornerRadius
    guard style == .whiteOutline else { return }
    layer.borderWidth = 1
    layer.borderColor = UIColor.black.cgColor
  }

  /// Creates a button that signs in, white on black.
  public convenience init() { self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black) }

  /// Creates a button that signs in, white on black, with a frame.
  public override convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }

  /// Nil: a button can't be read from a coder.
  public required init?(coder: NSCoder) { return nil }
}
