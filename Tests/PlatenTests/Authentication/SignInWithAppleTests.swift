import AuthenticationServices
import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// Sign-in buttons as login pages of phones have them.
@MainActor @Suite struct SignInWithAppleTests {
  private struct LoginPage: View {
    @State private var message = ""
    @State private var scopes = 0

    var body: some View {
      SignInWithAppleButton(.signIn) { request in
        request.requestedScopes = [.fullName, .email]
        scopes = request.requestedScopes?.count ?? 0
      } onCompletion: { result in
        switch result {
        case .success(let authorization):
          message = authorization.credential is ASAuthorizationAppleIDCredential ? "signed in" : "other"
        case .failure(let error):
          message = error is ASAuthorizationError ? error.localizedDescription : "unknown"
        }
      }
      .signInWithAppleButtonStyle(.whiteOutline)
      .frame(height: 44)
      Text("\(scopes) \(message)")
    }
  }

  @Test func aPageLearnsThatThereIsNoAccount() async throws {
    let screen = await Screen(LoginPage())
    try screen.button("Sign in with Apple").press()
    await screen.settle()
    await screen.settle()
    #expect(screen.shows("2 This kind of sign-in is not available here."))
  }

  @Test func aControllersRequestsFailTogether() async {
    final class Delegate: NSObject, ASAuthorizationControllerDelegate {
      var error: (any Error)?
      func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        self.error = error
      }
    }
    let delegate = Delegate()
    let account = ASAuthorizationAppleIDProvider().createRequest()
    account.requestedScopes = [.email]
    let controller = ASAuthorizationController(authorizationRequests: [
      account, ASAuthorizationPasswordProvider().createRequest(),
    ])
    controller.delegate = delegate
    controller.performRequests()
    #expect((delegate.error as? ASAuthorizationError)?.code == .notHandled)
  }

  @Test func noAccountIsKnown() async throws {
    #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "1") == .notFound)
    #expect(!"\(ASPasswordCredential(user: "ada", password: "key"))".contains("key"))
  }

  @Test func theButtonOfUIKitIsPressed() async throws {
    final class Page: UIViewController {
      var presses = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        let button = ASAuthorizationAppleIDButton(authorizationButtonType: .signUp, authorizationButtonStyle: .black)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 48)
        button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
        view.addSubview(button)
      }
    }
    struct Holder: UIViewControllerRepresentable {
      let page: Page
      func makeUIViewController(context: Context) -> Page { page }
      func updateUIViewController(_ page: Page, context: Context) {}
    }
    let page = Page()
    let screen = await Screen(Holder(page: page))
    try screen.button("Sign up with Apple").press()
    #expect(page.presses == 1)
  }
}
