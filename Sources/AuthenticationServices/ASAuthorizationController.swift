import Foundation
import PlatenGraph
import TextControls

/// A successful authorization.
@MainActor @preconcurrency public final class ASAuthorization: NSObject {
  /// What has made the request.
  public let provider: any ASAuthorizationProvider
  /// What the request was answered with.
  public let credential: any ASAuthorizationCredential

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }
}

/// The window that an authorization is for.
public typealias ASPresentationAnchor = UIWindow

/// Names the window that an authorization is for.
@MainActor @preconcurrency public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// The window that `controller` asks in.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Learns what came of authorization requests.
@MainActor @preconcurrency public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// A request has succeeded. Does nothing by default.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)

  /// The requests have failed, with an ``ASAuthorizationError``. Does nothing by default.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}

  /// Does nothing.
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Performs authorization requests, and notifies a delegate of what comes of them.
///
/// The requests are those of the window that ``presentationContextProvider`` names, and otherwise of the key window.
@MainActor @preconcurrency public final class ASAuthorizationController: NSObject {
  /// The requests, of which the first that is for passkeys is performed.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Learns what comes of the requests.
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Names the window of the requests.
  public weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  private var running: RunningRequest?

  /// Creates a controller of requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

  /// How requests are performed.
  public struct RequestOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Accepted and ignored: a browser may also offer passkeys of other devices.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// Performs the requests: the user is asked at once.
  public func performRequests(options: RequestOptions = []) { perform(isAssisted: false) }

  /// Waits until the user chooses a passkey among the suggestions of a field with the content type `username`.
  public func performAutoFillAssistedRequests() { perform(isAssisted: true) }

  /// Ends the requests: the delegate is notified of ``ASAuthorizationError/Code/canceled``.
  public func cancel() { running?.cancel() }

  private func perform(isAssisted: Bool) {
    guard running == nil else { return }
    let window = presentationContextProvider?.presentationAnchor(for: self) ?? UIApplication.shared.keyWindow
    let running = RunningRequest()
    self.running = running
    // The controller lives until it is answered, as it does with those who keep none.
    running.perform(
      authorizationRequests, isAssisted: isAssisted, by: (window as? HostedWindow)?.passkeys
    ) { result in
      self.running = nil
      switch result {
      case .success(let result):
        let provider = self.authorizationRequests.first { $0.passkeyRequest(isAssisted: isAssisted) != nil }?.provider
        guard let provider else { return }
        self.delegate?.authorizationController(
          controller: self,
          didCompleteWithAuthorization: ASAuthorization(provider: provider, credential: result.credential))
      case .failure(let error):
        self.delegate?.authorizationController(controller: self, didCompleteWithError: error)
      }
    }
  }
}
