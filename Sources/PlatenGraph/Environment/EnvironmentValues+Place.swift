// Where the program runs, and for whom.

/// How much space is available along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether a scene is in front.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// Whether letters are drawn heavier, for legibility.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// How much colours differ from one another.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// Whether the window that a control is in has the keyboard.
public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }

private enum CalendarKey: EnvironmentKey { static let defaultValue: Calendar? = nil }
private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.current }
private enum HorizontalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .regular }
private enum VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .regular }
private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private enum DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private enum UndoManagerKey: EnvironmentKey {
  static let defaultValue: UndoManager? = nil
}

extension EnvironmentValues {
  /// The calendar by which date pickers count and name days. By default the one of the user's locale
  /// (`Locale.calendar`): Buddhist in Thailand, Persian in Iran. A locale that a view sets does not change it.
  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? userLocale.calendar }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone in which date pickers interpret dates. The current one of the process by default.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Compact where the window is too narrow for labels beside fields. The front end sets it, and sets it again when it
  /// changes.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much space there is vertically. Always `.regular` unless a view sets it: front ends report only the horizontal
  /// size class.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether the scene is in front. Always `.active` unless a view sets it: front ends do not report it.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The size that the user prefers for text. `.large` by default, at which text styles have their standard sizes.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The size of the controls inside. `.regular` by default; `controlSize(_:)` sets it, and buttons apply it.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Takes back what the program has registered, and what the user has typed into the fields of the window, in their
  /// order. Control-Z in a field takes back the last of the program's steps and of those of that field; elsewhere the
  /// last step of all. One for each window.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }

  /// The weight that the user prefers for text. Always nil, for no preference: front ends do not report it.
  public var legibilityWeight: LegibilityWeight? { nil }
  /// The contrast that the user prefers. Always `.standard`: front ends do not report it.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// Whether the window has the keyboard. Always `.key`: front ends do not report it.
  public var controlActiveState: ControlActiveState { .key }
  /// Pixels for each point. Always 1: lengths are in points, which front ends convert themselves.
  public var displayScale: CGFloat { 1 }
  /// The length of one pixel, in points. Always 1, as ``displayScale`` is.
  public var pixelLength: CGFloat { 1 }
  /// Whether an assistive technology is in use. Always false: front ends do not report it.
  public var accessibilityEnabled: Bool { false }
  /// Whether a screen reader is in use. Always false: front ends do not report it.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether a switch device is in use. Always false: front ends do not report it.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether the user prefers that colour is not the only sign of a state. Always false: front ends do not report it.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether the user prefers inverted colours. Always false: front ends do not report it.
  public var accessibilityInvertColors: Bool { false }
  /// Whether the user prefers opaque backgrounds. Always false: front ends do not report it.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether the user prefers buttons with visible shapes. Always false: front ends do not report it.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether the user prefers moving images to play by themselves. Always the opposite of
  /// ``accessibilityReduceMotion``: front ends report that one alone.
  public var accessibilityPlayAnimatedImages: Bool { !accessibilityReduceMotion }
  /// Whether the user prefers that flashing lights are dimmed. Always false: front ends do not report it.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether large images of controls are shown while they are pressed. Always false: no front end shows them.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether quick actions of a device are in use. Always false: no device here has them.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether the device shows the simplified interface. Always false: no device here has one.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}

extension DynamicTypeSize {
  /// Whether the size is one of the five accessibility sizes, `.accessibility1` and larger.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
