import AuthenticationServices
import SwiftUI

/// Signing in with a passkey: by the suggestions of the account's field, or by a button.
struct PasskeyPage: View {
  @State private var account = ""
  @State private var outcome = "Nobody has signed in."
  @State private var isShown = true
  @Environment(\.authorizationController) private var controller

  private let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "localhost")

  var body: some View {
    Form {
      if isShown {
        TextField("Account", text: $account)
          .textContentType(.username)
          .task {
            await report { try await controller.performAutoFillAssistedRequest(assertion("fill in")) }
          }
      }
      Toggle("Ask for the account", isOn: $isShown)
      Button("Sign in") {
        Task { await report { try await controller.performRequest(assertion("sign in")) } }
      }
      Button("Make a passkey") {
        let request = provider.createCredentialRegistrationRequest(
          challenge: Data("register".utf8), name: account, userID: Data("7".utf8))
        Task { await report { try await controller.performRequest(request) } }
      }
      Text(outcome)
    }
  }

  /// A program's server makes a challenge at random for each request.
  private func assertion(_ challenge: String) -> ASAuthorizationRequest {
    provider.createCredentialAssertionRequest(challenge: Data(challenge.utf8))
  }

  private func report(_ request: () async throws -> ASAuthorizationResult) async {
    do {
      switch try await request() {
      case .passkeyAssertion(let assertion):
        let user = String(decoding: assertion.userID, as: UTF8.self)
        outcome = "User \(user) with \(assertion.credentialID.base64EncodedString())"
      case .passkeyRegistration(let registration):
        outcome = "Made \(registration.credentialID.base64EncodedString())"
      case .password, .appleID: outcome = "Another credential."
      }
    } catch ASAuthorizationError.canceled {
      outcome = "Cancelled."
    } catch {
      outcome = error.localizedDescription
    }
  }
}

#Preview("A passkey") {
  PasskeyPage()
}
