/// Gives the focus to what should have it at first.
public struct ResetFocusAction: Sendable {
  let perform: @MainActor @Sendable () -> Void

  /// Moves the focus to the first view of a scope that can have it.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) { perform() }
}

private enum ResetFocusKey: EnvironmentKey { static let defaultValue = ResetFocusAction {} }

extension EnvironmentValues {
  /// Accepted: the focus stays where it is.
  public var resetFocus: ResetFocusAction { self[ResetFocusKey.self] }
}

extension View {
  /// Accepted: Tab goes through views in reading order.
  nonisolated public func focusSection() -> some View { self }

  /// Ignored: the first focus is looked for in the whole window.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Accepted: use `defaultFocus(_:_:)`, which decides.
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
}
