/// Resets the focus to its default. It does nothing here.
public struct ResetFocusAction: Sendable {
  let perform: @MainActor @Sendable () -> Void

  /// Does nothing: the focus stays where it is.
  @MainActor @preconcurrency public func callAsFunction(in namespace: Namespace.ID) { perform() }
}

private enum ResetFocusKey: EnvironmentKey { static let defaultValue = ResetFocusAction {} }

extension EnvironmentValues {
  /// An action that does nothing: the focus stays where it is.
  public var resetFocus: ResetFocusAction { self[ResetFocusKey.self] }
}

extension View {
  /// Ignored: Tab moves through views in reading order.
  nonisolated public func focusSection() -> some View { self }

  /// Ignored: the default focus is searched in the whole window.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Ignored: use `defaultFocus(_:_:)` instead.
  nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  {
    self
  }
}

/// The focus of assistive technology, which is that of the keyboard here.
public typealias AccessibilityFocusState = FocusState

extension View {
  /// Ties the focus of the view to a Boolean value. The focus of assistive technology and of the keyboard are one here.
  nonisolated public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition)
  }

  /// Ties the focus of the view to a value. The focus of assistive technology and of the keyboard are one here.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focused(binding, equals: value)
  }

  /// Gives the focus to the view that is bound to `value` when the view first appears, unless the program has put it
  /// elsewhere. The focus of assistive technology and of the keyboard are one here.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View {
    defaultFocus(binding, value)
  }
}
