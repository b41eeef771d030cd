import Foundation
import Platen
import PlatenGraph

/// Performs authorization requests for a view, which reads it from its environment.
///
/// ```swift
/// @Environment(\.authorizationController) private var controller
///
/// TextField("Account", text: $account)
///   .textContentType(.username)
///   .task {
///     let result = try? await controller.performAutoFillAssistedRequest(request)
///   }
/// ```
///
/// In a browser, passkeys are those of Web Authentication. In a terminal and in a window requests fail with
/// ``ASAuthorizationError/Code/notHandled``; a test answers them with a `Screen`'s `passkeyRequest`.
public struct AuthorizationController: Sendable {
  private let reference: HostReference

  init(_ reference: HostReference) { self.reference = reference }

  /// Performs a request: the user is asked at once. Throws ``ASAuthorizationError``.
  @MainActor public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    try await perform([request], isAssisted: false)
  }

  /// Performs the first of the requests that are for passkeys. Throws ``ASAuthorizationError``.
  @MainActor public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    try await perform(requests, isAssisted: false)
  }

  /// Waits until the user chooses a passkey among the suggestions of a field with the content type `username`, and
  /// shows nothing by itself. The end of its task ends it, as that of the view that has begun it by `task`. Throws
  /// ``ASAuthorizationError``.
  @MainActor public func performAutoFillAssistedRequest(
    _ request: ASAuthorizationRequest
  ) async throws -> ASAuthorizationResult {
    try await perform([request], isAssisted: true)
  }

  /// The same for the first of the requests to sign a challenge.
  @MainActor public func performAutoFillAssistedRequests(
    _ requests: [ASAuthorizationRequest]
  ) async throws -> ASAuthorizationResult {
    try await perform(requests, isAssisted: true)
  }

  @MainActor private func perform(
    _ requests: [ASAuthorizationRequest], isAssisted: Bool
  ) async throws -> ASAuthorizationResult {
    let running = RunningRequest()
    let passkeys = reference.host?.passkeys
    return try await withTaskCancellationHandler {
      if Task.isCancelled { throw ASAuthorizationError(.canceled) }
      return try await withCheckedThrowingContinuation { continuation in
        running.perform(requests, isAssisted: isAssisted, by: passkeys) { continuation.resume(with: $0) }
      }
    } onCancel: {
      Task { @MainActor in running.cancel() }
    }
  }
}

extension EnvironmentValues {
  /// Performs the authorization requests of a view.
  public var authorizationController: AuthorizationController { AuthorizationController(hostReference) }
}
