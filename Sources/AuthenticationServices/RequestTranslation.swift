import Foundation
import PlatenGraph

extension ASAuthorizationRequest {
  /// The request as a front end performs it; nil for one that is not for passkeys.
  func passkeyRequest(isAssisted: Bool) -> PasskeyRequest? {
    switch self {
    case let request as ASAuthorizationPlatformPublicKeyCredentialAssertionRequest:
      PasskeyRequest(
        .assertion(allowed: request.allowedCredentials.map(\.credentialID)),
        relyingParty: request.relyingPartyIdentifier, challenge: request.challenge,
        userVerification: request.userVerificationPreference.rawValue, isAssisted: isAssisted)
    case let request as ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest where !isAssisted:
      PasskeyRequest(
        .registration(
          name: request.name, displayName: request.displayName ?? request.name, userID: request.userID,
          excluded: request.excludedCredentials?.map(\.credentialID) ?? [],
          attestation: request.attestationPreference.rawValue),
        relyingParty: request.relyingPartyIdentifier, challenge: request.challenge,
        userVerification: request.userVerificationPreference.rawValue)
    default: nil
    }
  }
}

extension PasskeyAnswer {
  /// The answer in Apple's names.
  var result: Result<ASAuthorizationResult, ASAuthorizationError> {
    switch self {
    case .assertion(let credentialID, let clientData, let authenticatorData, let signature, let userID):
      .success(
        .passkeyAssertion(
          .init(
            credentialID: credentialID, clientData: clientData, authenticatorData: authenticatorData,
            signature: signature, userID: userID)))
    case .registration(let credentialID, let clientData, let attestation):
      .success(
        .passkeyRegistration(.init(credentialID: credentialID, clientData: clientData, attestation: attestation)))
    case .failed(.canceled): .failure(ASAuthorizationError(.canceled))
    case .failed(.notHandled): .failure(ASAuthorizationError(.notHandled))
    case .failed(.excluded): .failure(ASAuthorizationError(.matchedExcludedCredential))
    case .failed(.invalid): .failure(ASAuthorizationError(.invalidResponse))
    case .failed(.refused(let reason)): .failure(ASAuthorizationError(.failed, reason: reason))
    }
  }
}

/// A request on its way.
@MainActor final class RunningRequest {
  private var answer: (@MainActor (Result<ASAuthorizationResult, ASAuthorizationError>) -> Void)?
  private var cancelRequest: (@MainActor () -> Void)?

  /// Performs the first of the requests that are for passkeys: a browser has one at a time.
  func perform(
    _ requests: [ASAuthorizationRequest], isAssisted: Bool, by passkeys: (any Passkeys)?,
    answer: @escaping @MainActor (Result<ASAuthorizationResult, ASAuthorizationError>) -> Void
  ) {
    self.answer = answer
    guard let passkeys, let request = requests.lazy.compactMap({ $0.passkeyRequest(isAssisted: isAssisted) }).first
    else { return end(.failure(ASAuthorizationError(.notHandled))) }
    cancelRequest = passkeys.perform(request) { [weak self] in self?.end($0.result) }
  }

  func cancel() {
    cancelRequest?()
    end(.failure(ASAuthorizationError(.canceled)))
  }

  private func end(_ result: Result<ASAuthorizationResult, ASAuthorizationError>) {
    let answer = answer
    // Who is notified may begin or cancel requests.
    (self.answer, cancelRequest) = (nil, nil)
    answer?(result)
  }
}
