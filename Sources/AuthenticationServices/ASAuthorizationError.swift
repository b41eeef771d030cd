import Foundation

/// Why an authorization request has failed.
public struct ASAuthorizationError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// A reason that is not known.
    case unknown = 1000
    /// The user, or the program, has cancelled the request.
    case canceled = 1001
    /// The answer is not one to the request.
    case invalidResponse = 1002
    /// The front end has no such credentials: passkeys in a terminal and in a window, and in a browser without Web
    /// Authentication; saved passwords and Apple accounts everywhere.
    case notHandled = 1003
    /// The platform has refused the request, as for a relying party of another site.
    case failed = 1004
    /// The request would have to ask the user, and may not.
    case notInteractive = 1005
    /// There is a credential of those that the request excludes.
    case matchedExcludedCredential = 1006

    /// Whether `error` has this reason, for `catch ASAuthorizationError.canceled`.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
  }

  /// The reason.
  public let code: Code
  /// What the platform says of it; empty where it says nothing.
  public let reason: String

  /// Creates an error of a reason.
  public init(_ code: Code, reason: String = "") {
    self.code = code
    self.reason = reason
  }

  /// A reason that is not known.
  public static var unknown: Code { .unknown }
  /// The user, or the program, has cancelled the request.
  public static var canceled: Code { .canceled }
  /// The answer is not one to the request.
  public static var invalidResponse: Code { .invalidResponse }
  /// The front end has no such credentials.
  public static var notHandled: Code { .notHandled }
  /// The platform has refused the request.
  public static var failed: Code { .failed }
  /// The request would have to ask the user, and may not.
  public static var notInteractive: Code { .notInteractive }
  /// There is a credential of those that the request excludes.
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}

extension ASAuthorizationError: CustomNSError {
  /// The domain of Apple's errors of this kind.
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The reason in English.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
}

extension ASAuthorizationError: CustomStringConvertible {
  /// The reason in English, with what the platform says of it.
  public var description: String {
    let words =
      switch code {
      case .unknown: "The authorization has failed."
      case .canceled: "The authorization was cancelled."
      case .invalidResponse: "The answer to the authorization request is not valid."
      case .notHandled: "This kind of sign-in is not available here."
      case .failed: "The authorization request was refused."
      case .notInteractive: "The authorization request would have to ask the user."
      case .matchedExcludedCredential: "There is a passkey for this account already."
      }
    return reason.isEmpty ? words : "\(words) (\(reason))"
  }
}
