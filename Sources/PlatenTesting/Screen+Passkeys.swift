import Foundation

/// A request for a passkey that a test answers in the place of the platform.
@MainActor public final class PasskeyPrompt {
  let request: PasskeyRequest
  fileprivate var answer: (@MainActor (PasskeyAnswer) -> Void)?

  init(_ request: PasskeyRequest, answer: @escaping @MainActor (PasskeyAnswer) -> Void) {
    self.request = request
    self.answer = answer
  }

  /// The domain that the passkey is for.
  public var relyingParty: String { request.relyingParty }
  /// What is to be signed.
  public var challenge: Data { request.challenge }
  /// Whether the user chooses the passkey among the suggestions of a field.
  public var isAutoFillAssisted: Bool { request.isAssisted }
  /// The name of the account that a passkey is to be made for; nil where one is to sign.
  public var accountName: String? {
    if case .registration(let name, _, _, _, _) = request.kind { name } else { nil }
  }

  /// Signs the challenge, or makes a passkey. `data` is what the authenticator says of itself: the authenticator data,
  /// or the attestation object.
  public func complete(
    credentialID: Data, userID: Data = Data(), signature: Data = Data(), data: Data = Data(), clientData: Data = Data()
  ) {
    switch request.kind {
    case .assertion:
      end(
        .assertion(
          credentialID: credentialID, clientData: clientData, authenticatorData: data, signature: signature,
          userID: userID))
    case .registration:
      end(.registration(credentialID: credentialID, clientData: clientData, attestation: data))
    }
  }

  /// The user refuses.
  public func cancel() { end(.failed(.canceled)) }

  /// The platform refuses.
  public func fail(_ reason: String = "") { end(.failed(.refused(reason))) }

  private func end(_ result: PasskeyAnswer) {
    let answer = answer
    self.answer = nil
    answer?(result)
  }
}

/// The passkeys of a screen: a test is the authenticator.
@MainActor final class TestPasskeys: Passkeys {
  private(set) var prompt: PasskeyPrompt?

  func perform(
    _ request: PasskeyRequest, answer: @escaping @MainActor (PasskeyAnswer) -> Void
  ) -> @MainActor () -> Void {
    prompt?.cancel()
    let prompt = PasskeyPrompt(request) { [weak self] result in
      self?.prompt = nil
      answer(result)
    }
    self.prompt = prompt
    return { [weak self] in
      prompt.answer = nil
      if self?.prompt === prompt { self?.prompt = nil }
    }
  }
}

extension Screen {
  /// The request for a passkey that waits for an answer; nil where there is none. A new request cancels the one before.
  public var passkeyRequest: PasskeyPrompt? { passkeys.prompt }
}
