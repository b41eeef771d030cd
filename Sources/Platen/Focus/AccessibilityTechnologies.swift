/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A screen reader.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// The control by switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension FocusState {
  /// The focus of kinds of assistive technology. They are ignored: their focus is that of the keyboard here.
  nonisolated public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// The focus of kinds of assistive technology. They are ignored: their focus is that of the keyboard here.
  nonisolated public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }
}
