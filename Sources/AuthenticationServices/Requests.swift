import Foundation

/// What makes authorization requests.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// A request for an authorization. Programs make those of ``ASAuthorizationPlatformPublicKeyCredentialProvider``.
@MainActor @preconcurrency open class ASAuthorizationRequest: NSObject {
  /// What has made the request.
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// Whether the authenticator has to verify the user, by a fingerprint or a PIN.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
  /// The value in Web Authentication.
  public let rawValue: String

  /// Creates a preference from its value in Web Authentication.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The user is verified where the authenticator can do that. The default.
  public static let preferred = Self(rawValue: "preferred")
  /// The request fails where the user can't be verified.
  public static let required = Self(rawValue: "required")
  /// The user is not verified if it can be avoided.
  public static let discouraged = Self(rawValue: "discouraged")
}

/// What the relying party is to learn of the authenticator.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
  /// The value in Web Authentication.
  public let rawValue: String

  /// Creates a kind from its value in Web Authentication.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing. The default.
  public static let none = Self(rawValue: "none")
  /// As the authenticator has signed it.
  public static let direct = Self(rawValue: "direct")
  /// As the browser may have replaced it.
  public static let indirect = Self(rawValue: "indirect")
  /// What identifies the single authenticator.
  public static let enterprise = Self(rawValue: "enterprise")
}

/// A passkey, by its identity.
public final class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
  /// The identity that the authenticator has given the passkey.
  public let credentialID: Data

  /// Creates a descriptor of the passkey with an identity.
  public init(credentialID: Data) { self.credentialID = credentialID }
}

/// Makes requests for passkeys of a relying party.
@MainActor @preconcurrency
public final class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  /// The domain that the passkeys are for: in a browser, that of the page or one that it is below.
  public let relyingPartyIdentifier: String

  /// Creates a provider for a domain.
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

  /// A request to sign `challenge`, which the relying party has made at random for it alone.
  public func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(provider: self, challenge: challenge)
  }

  /// A request to make a passkey for the account `name`, of which `userID` is the relying party's own identity: up to
  /// 64 bytes.
  public func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      provider: self, challenge: challenge, name: name, userID: userID)
  }
}

/// A request to sign a challenge with a passkey.
@MainActor @preconcurrency
public final class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  /// The domain that the passkeys are for.
  public let relyingPartyIdentifier: String
  /// What is signed.
  public var challenge: Data
  /// Whether the authenticator has to verify the user. Preferred by default.
  public var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// The passkeys that may be used; empty, the default, for all of the relying party's.
  public var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []

  init(provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    self.challenge = challenge
    super.init(provider: provider)
  }
}

/// A request to make a passkey.
@MainActor @preconcurrency
public final class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
  /// The domain that the passkey is for.
  public let relyingPartyIdentifier: String
  /// What the authenticator's attestation is about.
  public var challenge: Data
  /// The name of the account, which the user chooses passkeys by.
  public var name: String
  /// The name of the user; nil, the default, for that of the account.
  public var displayName: String?
  /// The relying party's own identity of the account, up to 64 bytes.
  public var userID: Data
  /// Whether the authenticator has to verify the user. Preferred by default.
  public var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// What the relying party is to learn of the authenticator. None by default.
  public var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
  /// No passkey is made where one of these is there. Nil by default.
  public var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?

  init(
    provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data, name: String, userID: Data
  ) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    self.challenge = challenge
    self.name = name
    self.userID = userID
    super.init(provider: provider)
  }
}
