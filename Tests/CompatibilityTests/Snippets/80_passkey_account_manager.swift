import AuthenticationServices
import SwiftUI

/// Signs in by passkeys, in the shape of programs with a manager that is the controller's delegate.
@MainActor private final class AccountManager: NSObject, ObservableObject {
    @Published var isSignedIn = false
    @Published var message = ""
    private let domain = "example.com"
    private var controller: ASAuthorizationController?
    private weak var anchor: ASPresentationAnchor?

    func beginAutoFillAssistedSignIn(anchor: ASPresentationAnchor, challenge: Data) {
        self.anchor = anchor
        let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: domain)
        let request = provider.createCredentialAssertionRequest(challenge: challenge)
        request.userVerificationPreference = .required
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.presentationContextProvider = self
        controller.performAutoFillAssistedRequests()
        self.controller = controller
    }

    func signUp(name: String, userID: Data, challenge: Data) {
        let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: domain)
        let request = provider.createCredentialRegistrationRequest(challenge: challenge, name: name, userID: userID)
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.presentationContextProvider = self
        controller.performRequests(options: .preferImmediatelyAvailableCredentials)
    }

    func signOut() {
        controller?.cancel()
        isSignedIn = false
    }
}

extension AccountManager: ASAuthorizationControllerDelegate {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        switch authorization.credential {
        case let registration as ASAuthorizationPlatformPublicKeyCredentialRegistration:
            message = registration.rawAttestationObject?.base64EncodedString() ?? ""
        case let assertion as ASAuthorizationPlatformPublicKeyCredentialAssertion:
            let parts: [Data] = [assertion.signature, assertion.rawClientDataJSON, assertion.userID]
            message = "\(parts.map(\.count))"
        default: return
        }
        isSignedIn = true
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
        guard let authorizationError = error as? ASAuthorizationError else { return message = error.localizedDescription }
        if authorizationError.code == .canceled { message = "Cancelled" } else { message = "\(authorizationError)" }
    }
}

extension AccountManager: ASAuthorizationControllerPresentationContextProviding {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor { anchor! }
}

private struct SignInView: View {
    @Environment(\.authorizationController) private var authorizationController
    @StateObject private var manager = AccountManager()
    @State private var username = ""

    var body: some View {
        TextField("User name", text: $username)
            .textContentType(.username)
            .task {
                let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
                do {
                    let result = try await authorizationController.performAutoFillAssistedRequest(
                        provider.createCredentialAssertionRequest(challenge: Data([1, 2, 3])))
                    if case .passkeyAssertion(let assertion) = result { username = "\(assertion.credentialID.count)" }
                } catch let error as ASAuthorizationError where error.code == .notHandled {
                    manager.message = "No passkeys"
                } catch {
                    manager.message = error.localizedDescription
                }
            }
    }
}
