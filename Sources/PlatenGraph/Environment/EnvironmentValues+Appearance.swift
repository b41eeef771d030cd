import TextFormats

// What every node takes from its surroundings.

private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale.process }
private enum UserLocaleKey: EnvironmentKey { static let defaultValue = Locale.process }
private enum ViewLocaleKey: EnvironmentKey { static let defaultValue: Locale? = nil }
private enum ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
private enum EnabledKey: EnvironmentKey { static let defaultValue = true }
private enum ValidityGateKey: EnvironmentKey { static let defaultValue: ValidityGate? = nil }

extension EnvironmentValues {
  /// The user's language and region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set {
      self[LocaleKey.self] = newValue
      self[ViewLocaleKey.self] = newValue
    }
  }

  /// The locale that a view has set; nil where it is the user's.
  package private(set) var viewLocale: Locale? {
    get { self[ViewLocaleKey.self] }
    set { self[ViewLocaleKey.self] = newValue }
  }

  /// The locale that the views of a host begin with.
  private(set) var userLocale: Locale {
    get { self[UserLocaleKey.self] }
    set { self[UserLocaleKey.self] = newValue }
  }

  /// Makes the locale that of the user of a host, whose views begin with it.
  mutating func beginHost() {
    guard viewLocale != nil else { return }
    userLocale = locale
    viewLocale = nil
  }

  /// Whether the user prefers little motion. Animations then show their final values at once.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether the user can operate the controls here.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set {
      self[EnabledKey.self] = newValue
      if validityGate != nil { validityGate = nil }
    }
  }

  /// What alone decides whether controls here are enabled, where it is the validity of fields.
  package private(set) var validityGate: ValidityGate? {
    get { self[ValidityGateKey.self] }
    set { self[ValidityGateKey.self] = newValue }
  }

  /// Disables the controls here while fields of a scope are not valid.
  package mutating func disable(by gate: ValidityGate) {
    let (outer, isEnabled) = (validityGate, isEnabled)
    self.isEnabled = isEnabled && gate.faults == 0
    // With two of them, only the program can tell.
    if outer.map({ $0.scope == gate.scope }) ?? isEnabled { validityGate = gate }
  }
}
