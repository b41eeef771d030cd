/// The way in which a picker shows its options.
public protocol PickerStyle: Sendable {}

/// The platform's style, which is a menu.
public struct DefaultPickerStyle: PickerStyle, BuiltinStyle {
  var drawn: PickerContent.Style? { nil }

  /// Creates the style.
  nonisolated public init() {}
}

/// A button that shows the chosen option, and the others in a list on request.
public struct MenuPickerStyle: PickerStyle, BuiltinStyle {
  var drawn: PickerContent.Style? { .menu }

  /// Creates the style.
  nonisolated public init() {}
}

/// All options side by side.
public struct SegmentedPickerStyle: PickerStyle, BuiltinStyle {
  var drawn: PickerContent.Style? { .segmented }

  /// Creates the style.
  nonisolated public init() {}
}

/// All options side by side, as ``SegmentedPickerStyle``.
public struct PalettePickerStyle: PickerStyle, BuiltinStyle {
  var drawn: PickerContent.Style? { .segmented }

  /// Creates the style.
  nonisolated public init() {}
}

/// All options below one another.
public struct InlinePickerStyle: PickerStyle, BuiltinStyle {
  var drawn: PickerContent.Style? { .inline }

  /// Creates the style.
  nonisolated public init() {}
}

/// All options below one another, as ``InlinePickerStyle``.
public struct RadioGroupPickerStyle: PickerStyle, BuiltinStyle {
  var drawn: PickerContent.Style? { .inline }

  /// Creates the style.
  nonisolated public init() {}
}

/// A short list that scrolls; where the front end has none, a menu.
public struct WheelPickerStyle: PickerStyle, BuiltinStyle {
  var drawn: PickerContent.Style? { .wheel }

  /// Creates the style.
  nonisolated public init() {}
}

/// A menu. No page is pushed.
public struct NavigationLinkPickerStyle: PickerStyle, BuiltinStyle {
  var drawn: PickerContent.Style? { .menu }

  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The platform's style, which is a menu.
  public static var automatic: Self { Self() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that shows the chosen option, and the others in a list on request.
  public static var menu: Self { Self() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options side by side.
  public static var segmented: Self { Self() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// All options side by side, as ``PickerStyle/segmented``.
  public static var palette: Self { Self() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options below one another.
  public static var inline: Self { Self() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All options below one another, as ``PickerStyle/inline``.
  public static var radioGroup: Self { Self() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A short list that scrolls; where the front end has none, a menu.
  public static var wheel: Self { Self() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A menu; no page is pushed.
  public static var navigationLink: Self { Self() }
}

/// Nil is the platform's style.
enum PickerStyles: StyleKind { static var standard: PickerContent.Style? { nil } }

extension View {
  /// Sets how the pickers in the view show their options. Default: a menu.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier<PickerStyles>(drawing: style))
  }

  /// Shows the options side by side, as ``PickerStyle/segmented``.
  nonisolated public func horizontalRadioGroupLayout() -> some View { pickerStyle(.segmented) }
}
