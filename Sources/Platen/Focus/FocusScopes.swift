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

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var bits: Int

  private init(bits: Int) { self.bits = bits }
  /// Creates an empty set.
  public init() { self.init(bits: 0) }

  /// A screen reader.
  public static let voiceOver = AccessibilityTechnologies(bits: 1)
  /// The control by switches.
  public static let switchControl = AccessibilityTechnologies(bits: 2)

  /// Whether a kind is in the set.
  public func contains(_ member: AccessibilityTechnologies) -> Bool { bits & member.bits == member.bits }
  /// The kinds of both sets.
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  /// The kinds that are in both sets.
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  /// The kinds that are in one of the sets.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  /// Adds the kinds of a set.
  public mutating func formUnion(_ other: Self) { self = union(other) }
  /// Removes the kinds that are not in a set.
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  /// Keeps the kinds that are in one of the sets.
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
  /// Adds a kind. Returns whether it was not in the set.
  @discardableResult public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }
  /// Removes a kind. Returns it where it was in the set.
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    defer { bits &= ~member.bits }
    return contains(member) ? member : nil
  }
  /// Adds a kind. Returns it where it was in the set.
  @discardableResult public mutating func update(with newMember: Self) -> Self? {
    defer { formUnion(newMember) }
    return contains(newMember) ? newMember : nil
  }
}

extension FocusState {
  /// The focus of kinds of assistive technology. They are ignored: their focus is that of the keyboard here.
  nonisolated public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// The focus of kinds of assistive technology. They are ignored: their focus is that of the keyboard here.
  nonisolated public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }
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
