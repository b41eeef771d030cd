import Foundation

/// What an authorization request was answered with.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A challenge that a passkey has signed. The relying party verifies it.
public final class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential, Sendable {
  /// The identity of the passkey.
  public let credentialID: Data
  /// JSON of the browser with the challenge and the origin.
  public let rawClientDataJSON: Data
  /// What the authenticator says of itself, which is signed with the hash of the client data.
  public let rawAuthenticatorData: Data!
  /// The signature.
  public let signature: Data!
  /// The relying party's own identity of the account; empty where the authenticator has not kept it.
  public let userID: Data!

  init(credentialID: Data, clientData: Data, authenticatorData: Data, signature: Data, userID: Data) {
    self.credentialID = credentialID
    rawClientDataJSON = clientData
    rawAuthenticatorData = authenticatorData
    self.signature = signature
    self.userID = userID
  }
}

/// A new passkey. The relying party keeps its identity and its public key.
public final class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential,
  Sendable
{
  /// The identity of the passkey.
  public let credentialID: Data
  /// JSON of the browser with the challenge and the origin.
  public let rawClientDataJSON: Data
  /// The public key and what the authenticator says of itself, in CBOR.
  public let rawAttestationObject: Data?

  init(credentialID: Data, clientData: Data, attestation: Data) {
    self.credentialID = credentialID
    rawClientDataJSON = clientData
    rawAttestationObject = attestation
  }
}

/// What a request to an ``AuthorizationController`` was answered with: here by passkeys alone.
public enum ASAuthorizationResult: Sendable {
  /// A challenge that a passkey has signed.
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  /// A new passkey.
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
  /// A saved password.
  case password(ASPasswordCredential)
  /// The user's Apple account.
  case appleID(ASAuthorizationAppleIDCredential)

  /// The credential of either kind.
  var credential: any ASAuthorizationCredential {
    switch self {
    case .passkeyAssertion(let assertion): assertion
    case .passkeyRegistration(let registration): registration
    case .password(let password): password
    case .appleID(let account): account
    }
  }
}
