/// Whether a text can be selected.
public protocol TextSelectability {
  /// Whether the user can select the texts inside.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// Always true.
  public static let allowsSelection = true
}

/// Text can't be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Always false.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text can't be selected.
  public static var disabled: Self { Self() }
}

/// When scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String

  /// The platform's behaviour.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// The keyboard is dismissed when scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// The keyboard follows the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// The keyboard stays.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// How far the platform helps with writing.
public struct WritingToolsBehavior: Hashable, Sendable {
  let name: String

  /// The platform's behaviour.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All tools.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Some tools.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// No tools.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

private enum SelectionAffinityKey: EnvironmentKey { static let defaultValue = TextSelectionAffinity.automatic }
private enum ScrollDismissesKey: EnvironmentKey { static let defaultValue = ScrollDismissesKeyboardMode.automatic }
private enum SelectableKey: EnvironmentKey { static let defaultValue: Bool? = nil }
private enum FocusedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// On which side of a line's end the caret is.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[SelectionAffinityKey.self] }
    set { self[SelectionAffinityKey.self] = newValue }
  }

  /// Whether texts can be selected; nil where the platform decides.
  var textIsSelectable: Bool? {
    get { self[SelectableKey.self] }
    set { self[SelectableKey.self] = newValue }
  }

  /// How scrolling dismisses the screen keyboard. Kept for programs to read: front ends have no screen keyboard of
  /// their own.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKey.self] }
    set { self[ScrollDismissesKey.self] = newValue }
  }

  /// Whether the nearest view around this one that is made focusable has the focus.
  public internal(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }
}

extension View {
  /// Ignored: carets at line ends follow the platform.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }

  /// Ignored: front ends have no screen keyboard of their own.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Whether the user can select the texts inside, to copy them. A terminal selects whatever it shows.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.textIsSelectable, S.allowsSelection)
  }

  /// Ignored: no front end has writing tools.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Ignored: no front end has writing tools.
  nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
}
