import AuthenticationServices
import Foundation
import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

/// Requests for passkeys, which a test answers.
@MainActor @Suite struct PasskeyTests {
  @Test func aTestAnswersARequestOfTheFieldsSuggestions() async throws {
    let screen = await Screen(PasskeyPage())
    let prompt = try #require(screen.passkeyRequest)
    #expect(prompt.relyingParty == "localhost" && prompt.isAutoFillAssisted && prompt.accountName == nil)
    #expect(prompt.challenge == Data("fill in".utf8))
    prompt.complete(credentialID: Data([1, 2, 3]), userID: Data("7".utf8))
    await screen.settle()
    #expect(screen.shows("User 7 with AQID"))
    #expect(screen.passkeyRequest == nil)
  }

  @Test func aViewThatDisappearsEndsItsRequest() async throws {
    let screen = await Screen(PasskeyPage())
    #expect(screen.passkeyRequest != nil)
    try screen.toggle("Ask for the account").press()
    await screen.settle()
    #expect(screen.passkeyRequest == nil)
    #expect(screen.shows("Cancelled."))
  }

  @Test func aNewRequestCancelsTheOneBefore() async throws {
    let screen = await Screen(PasskeyPage())
    try screen.button("Sign in").press()
    await screen.settle()
    let prompt = try #require(screen.passkeyRequest)
    #expect(!prompt.isAutoFillAssisted && prompt.challenge == Data("sign in".utf8))
    #expect(screen.shows("Cancelled."))
    prompt.fail("SecurityError")
    await screen.settle()
    #expect(screen.shows("The authorization request was refused. (SecurityError)"))
  }

  @Test func aPasskeyIsMade() async throws {
    let screen = await Screen(PasskeyPage())
    try screen.field("Account").type("ada")
    try screen.button("Make a passkey").press()
    await screen.settle()
    let prompt = try #require(screen.passkeyRequest)
    #expect(prompt.accountName == "ada")
    prompt.complete(credentialID: Data([9]))
    await screen.settle()
    #expect(screen.shows("Made CQ=="))
  }

  private final class Log: ASAuthorizationControllerDelegate {
    var lines: [String] = []

    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
      let assertion = authorization.credential as? ASAuthorizationPlatformPublicKeyCredentialAssertion
      lines.append("\(assertion?.credentialID.count ?? -1)")
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
      lines.append("\((error as? ASAuthorizationError)?.code.rawValue ?? 0)")
    }
  }

  @Test func aControllerWithoutAWindowIsNotHandled() {
    let log = Log()
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.org")
    let request = provider.createCredentialAssertionRequest(challenge: Data([1]))
    let controller = ASAuthorizationController(authorizationRequests: [request])
    let anchor = Anchor()
    controller.delegate = log
    controller.presentationContextProvider = anchor
    controller.performAutoFillAssistedRequests()
    #expect(log.lines == ["1003"])
  }

  private final class Anchor: ASAuthorizationControllerPresentationContextProviding {
    let window: UIWindow

    init(_ window: UIWindow = UIWindow()) { self.window = window }

    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor { window }
  }

  /// A delegate that asks again as soon as it is refused.
  private final class Insisting: ASAuthorizationControllerDelegate {
    var failures = 0

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
      failures += 1
      controller.cancel()
      if failures == 1 { controller.performRequests() }
    }
  }

  @Test func aDelegateMayAskAgain() async throws {
    let screen = await Screen(Text("Hello"))
    let delegate = Insisting()
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.org")
    let request = provider.createCredentialAssertionRequest(challenge: Data([1]))
    let controller = ASAuthorizationController(authorizationRequests: [request])
    let anchor = Anchor(screen.host.hostedWindow)
    controller.delegate = delegate
    controller.presentationContextProvider = anchor
    controller.performRequests()
    try #require(screen.passkeyRequest).cancel()
    #expect(delegate.failures == 1)
    try #require(screen.passkeyRequest).fail()
    #expect(delegate.failures == 2 && screen.passkeyRequest == nil)
  }

  @Test func aControllerAsksInItsWindow() async throws {
    let screen = await Screen(Text("Hello"))
    let log = Log()
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.org")
    let request = provider.createCredentialAssertionRequest(challenge: Data([1]))
    request.allowedCredentials = [ASAuthorizationPlatformPublicKeyCredentialDescriptor(credentialID: Data([1, 2]))]
    let controller = ASAuthorizationController(authorizationRequests: [request])
    let anchor = Anchor(screen.host.hostedWindow)
    controller.delegate = log
    controller.presentationContextProvider = anchor
    controller.performRequests()
    try #require(screen.passkeyRequest).complete(credentialID: Data([1, 2]))
    controller.performRequests()
    controller.cancel()
    #expect(log.lines == ["2", "1001"])
    #expect(screen.passkeyRequest == nil)
  }
}
