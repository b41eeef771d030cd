import Foundation
import TextControls

extension ASAuthorization {
  /// What of the user's account a program asks for.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name of the scope.
    public let rawValue: String

    /// Creates a scope from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The user's name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The user's e-mail address.
    public static let email = Scope(rawValue: "email")
  }

  /// What is done to an account.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    /// The name of the operation.
    public let rawValue: String

    /// Creates an operation from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The one that suits the request.
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    /// Signing in.
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    /// Signing in again.
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    /// Signing out.
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }
}

/// Makes requests for the user's Apple account, which there is none of outside of Apple's systems: they fail with
/// ``ASAuthorizationError/Code/notHandled``.
@MainActor @preconcurrency public final class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// Whether an account is still used with the program.
  public enum CredentialState: Int, Sendable {
    /// The user has ended the use.
    case revoked = 0
    /// The account is used.
    case authorized
    /// The account is not known here.
    case notFound
    /// The account is with another team of developers.
    case transferred
  }

  /// Posted on Apple's systems when the user ends the use of the account. Never posted here.
  public static let credentialRevokedNotification = NSNotification.Name("ASAuthorizationAppleIDCredentialRevoked")

  /// Creates a provider.
  public override init() { super.init() }

  /// A request for the user's account.
  public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

  /// Calls `completion` on the main actor with `notFound`: no account is known here.
  public func getCredentialState(
    forUserID userID: String, completion: @escaping @MainActor (CredentialState, (any Error)?) -> Void
  ) {
    Task { @MainActor in completion(.notFound, nil) }
  }

  /// `notFound`: no account is known here.
  public func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// A request for an account.
@MainActor @preconcurrency open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// What of the account is asked for. Nil by default.
  public var requestedScopes: [ASAuthorization.Scope]?
  /// A value that the answer repeats. Nil by default.
  public var state: String?
  /// A value that the identity token repeats. Nil by default.
  public var nonce: String?
  /// What is done to the account.
  public var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request for the user's Apple account.
@MainActor @preconcurrency public final class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// The account that is known from before. Nil by default.
  public var user: String?
}

/// The user's Apple account. Requests for it are never answered here.
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, Sendable {
  /// The identity of the account for the program's team of developers.
  public let user: String
  /// What the request had as its state.
  public let state: String?
  /// What of the account the program knows.
  public let authorizedScopes: [ASAuthorization.Scope]
  /// A code for the program's server.
  public let authorizationCode: Data?
  /// A signed statement on the account.
  public let identityToken: Data?
  /// The user's address.
  public let email: String?
  /// The user's name.
  public let fullName: PersonNameComponents?

  init(
    user: String, state: String?, authorizedScopes: [ASAuthorization.Scope], authorizationCode: Data?,
    identityToken: Data?, email: String?, fullName: PersonNameComponents?
  ) {
    self.user = user
    self.state = state
    self.authorizedScopes = authorizedScopes
    self.authorizationCode = authorizationCode
    self.identityToken = identityToken
    self.email = email
    self.fullName = fullName
  }
}

/// Makes requests for passwords that the system has saved. They fail with ``ASAuthorizationError/Code/notHandled``: a
/// browser fills fields of the content types `username` and `password` by its own suggestions.
@MainActor @preconcurrency public final class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// Creates a provider.
  public override init() { super.init() }

  /// A request for a saved password.
  public func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

/// A request for a saved password.
@MainActor @preconcurrency public final class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// An account with its password.
public final class ASPasswordCredential: NSObject, ASAuthorizationCredential, Sendable {
  /// The name of the account.
  public let user: String
  /// The password.
  public let password: String

  /// Creates a credential.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }

  /// The name of the account; never the password.
  public override var description: String { "ASPasswordCredential(user: \(user))" }
}
