#if Web
import Foundation
import Platen
import Testing

@testable import PlatenWeb

/// Passkeys between a program and its page.
@MainActor @Suite struct BrowserPasskeysTests {
  private let challenge = Data([0xFB, 0xFF, 0xFE])

  private func request(isAssisted: Bool = true) -> PasskeyRequest {
    PasskeyRequest(
      .assertion(allowed: [Data([1])]), relyingParty: "localhost", challenge: challenge,
      userVerification: "preferred", isAssisted: isAssisted)
  }

  private func credential(challenge: String, type: String = "webauthn.get") -> BrowserCredential {
    BrowserCredential(
      id: Data([1]), clientData: Data(#"{"type":"\#(type)","challenge":"\#(challenge)"}"#.utf8), data: Data([2]),
      signature: Data([3]), user: Data([4]))
  }

  @Test func optionsAreThoseOfTheBrowser() {
    #expect(
      BrowserPasskeys.options(of: request())
        == #"{"isAssisted":true,"get":{"rpId":"localhost","userVerification":"preferred","#
        + #""allowCredentials":[{"id":"AQ=="}],"challenge":"+//+"}}"#)
  }

  @Test func anAnswerIsToItsOwnChallengeAlone() {
    let answer = BrowserPasskeys.answer(credential(challenge: "-__-"), to: request())
    #expect(
      answer
        == .assertion(
          credentialID: Data([1]), clientData: credential(challenge: "-__-").clientData, authenticatorData: Data([2]),
          signature: Data([3]), userID: Data([4])))
    #expect(BrowserPasskeys.answer(credential(challenge: "AAAA"), to: request()) == .failed(.invalid))
    let made = credential(challenge: "-__-", type: "webauthn.create")
    #expect(BrowserPasskeys.answer(made, to: request()) == .failed(.invalid))
  }

  @Test func errorsOfTheBrowserHaveReasons() {
    func failure(_ name: String) -> PasskeyAnswer {
      BrowserPasskeys.answer(BrowserCredential(failure: name), to: request())
    }
    #expect(failure("NotAllowedError") == .failed(.canceled))
    #expect(failure("NotSupportedError") == .failed(.notHandled))
    #expect(failure("InvalidStateError") == .failed(.excluded))
    #expect(failure("SecurityError") == .failed(.refused("SecurityError")))
  }

  @Test func onlyTheNewestRequestIsAnswered() {
    let passkeys = BrowserPasskeys()
    var answers: [String] = []
    _ = passkeys.perform(request()) { answers.append("first \($0 == .failed(.canceled))") }
    let cancel = passkeys.perform(request(isAssisted: false)) { _ in answers.append("second") }
    passkeys.end(1, credential(challenge: "-__-"))
    #expect(answers == ["first true"])
    passkeys.end(2, credential(challenge: "-__-"))
    passkeys.end(2, credential(challenge: "-__-"))
    cancel()
    #expect(answers == ["first true", "second"])
  }

  @Test func aPageThatConnectsGetsTheRequest() {
    let passkeys = BrowserPasskeys()
    func written() -> Int {
      var message = ServerMessage()
      passkeys.write(to: &message)
      return message.count
    }
    #expect(written() == 0)
    let cancel = passkeys.perform(request()) { _ in }
    #expect(written() == 1)
    cancel()
    #expect(written() == 0)
  }

  @Test func bytesThatAreNoBase64AreRefused() throws {
    let message = #"["C",1,1,"","AQ==","e30=","","","?"]"#
    #expect(throws: ClientMessage.Failure.wrongArguments) { try ClientMessage(message.utf8) }
    guard
      case .action(1, .authorized(3, let credential)) = try ClientMessage(
        #"["C",1,3,"","AQ==","e30=","","",""]"#.utf8)
    else { throw ClientMessage.Failure.malformed }
    #expect(credential.id == Data([1]) && credential.failure == nil)
  }
}
#endif
