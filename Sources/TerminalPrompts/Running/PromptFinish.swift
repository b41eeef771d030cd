import PlatenGraph

/// Ends a prompt with its value: `finish(account)`, `finish.cancel()`.
///
/// Only the first call has an effect.
@MainActor public struct PromptFinish<Value: Sendable>: Sendable {
  private let end: @MainActor @Sendable (Result<Value, any Error>) -> Void

  init(end: @escaping @MainActor @Sendable (Result<Value, any Error>) -> Void) { self.end = end }

  /// Ends the prompt with a value.
  public func callAsFunction(_ value: Value) { end(.success(value)) }

  /// Ends the prompt as the user's Control-C does: it throws ``PromptError/cancelled``.
  public func cancel() { end(.failure(PromptError.cancelled)) }

  /// Ends the prompt with an error, which it throws.
  public func fail(_ error: any Error) { end(.failure(error)) }
}

/// Ends the prompt around a view with a value, as `@Environment(\.finishPrompt)` reads it.
public struct FinishPromptAction: Sendable {
  fileprivate let finish: (@MainActor @Sendable (Any) -> Void)?

  init(finish: (@MainActor @Sendable (Any) -> Void)? = nil) { self.finish = finish }

  /// Ends the prompt. The value has to be of the type that the prompt returns: otherwise the prompt throws
  /// ``PromptError/wrongType(expected:found:)``. Does nothing outside of a prompt.
  @MainActor public func callAsFunction(_ value: some Sendable) { finish?(value) }
}

/// Cancels the prompt around a view, as `@Environment(\.cancelPrompt)` reads it.
public struct CancelPromptAction: Sendable {
  fileprivate let cancel: (@MainActor @Sendable () -> Void)?

  init(cancel: (@MainActor @Sendable () -> Void)? = nil) { self.cancel = cancel }

  /// Ends the prompt, which throws ``PromptError/cancelled``. Does nothing outside of a prompt.
  @MainActor public func callAsFunction() { cancel?() }
}

private enum FinishPromptKey: EnvironmentKey { static let defaultValue = FinishPromptAction() }
private enum CancelPromptKey: EnvironmentKey { static let defaultValue = CancelPromptAction() }

extension EnvironmentValues {
  /// Ends the prompt that shows the view, with a value.
  public internal(set) var finishPrompt: FinishPromptAction {
    get { self[FinishPromptKey.self] }
    set { self[FinishPromptKey.self] = newValue }
  }

  /// Cancels the prompt that shows the view.
  public internal(set) var cancelPrompt: CancelPromptAction {
    get { self[CancelPromptKey.self] }
    set { self[CancelPromptKey.self] = newValue }
  }
}
