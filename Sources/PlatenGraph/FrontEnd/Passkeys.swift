import Foundation

/// What a program asks of the platform's passkeys (Web Authentication, level 2).
package struct PasskeyRequest: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// To sign the challenge with a credential; with none in `allowed`, any of the relying party's.
    case assertion(allowed: [Data])
    /// To make a credential for an account, unless there is one of `excluded`.
    case registration(name: String, displayName: String, userID: Data, excluded: [Data], attestation: String)
  }

  package var kind: Kind
  package var relyingParty: String
  package var challenge: Data
  /// `required`, `preferred` or `discouraged`.
  package var userVerification: String
  /// Whether it is answered by what the user chooses among the suggestions of a field for an account's name, and shows
  /// nothing by itself.
  package var isAssisted: Bool

  package init(
    _ kind: Kind, relyingParty: String, challenge: Data, userVerification: String, isAssisted: Bool = false
  ) {
    self.kind = kind
    self.relyingParty = relyingParty
    self.challenge = challenge
    self.userVerification = userVerification
    self.isAssisted = isAssisted
  }
}

/// What came of a request.
package enum PasskeyAnswer: Equatable, Sendable {
  case assertion(credentialID: Data, clientData: Data, authenticatorData: Data, signature: Data, userID: Data)
  case registration(credentialID: Data, clientData: Data, attestation: Data)
  case failed(Failure)

  package enum Failure: Equatable, Sendable {
    /// The user has refused, or another request has taken its place.
    case canceled
    /// The platform has no passkeys, or not for such a request.
    case notHandled
    /// There is a credential of those that are excluded.
    case excluded
    /// The answer is not one to the request.
    case invalid
    /// The platform refuses, as for a relying party of another site.
    case refused(String)
  }
}

/// The passkeys of a front end.
@MainActor package protocol Passkeys: AnyObject {
  /// Begins a request, and calls `answer` once, unless it is cancelled before. The returned action cancels it.
  func perform(
    _ request: PasskeyRequest, answer: @escaping @MainActor (PasskeyAnswer) -> Void
  ) -> @MainActor () -> Void
}
