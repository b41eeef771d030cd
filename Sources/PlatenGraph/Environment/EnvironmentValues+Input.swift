private enum InputTraitsKey: EnvironmentKey { static let defaultValue = InputTraits() }
private enum DisableAutocorrectionKey: EnvironmentKey { static let defaultValue: Bool? = nil }
private enum FocusTargetsKey: EnvironmentKey { static let defaultValue = FocusTargets() }
private enum RowPlaceKey: EnvironmentKey { static let defaultValue = RowPlace.inside }
private enum LabelsVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

/// The focus states whose values the views inside represent, the outermost first.
package struct FocusTargets: GraphComparable, @unchecked Sendable {
  package var targets: [any FocusTarget] = []

  package init() {}

  package static func isSame(_ first: FocusTargets, _ second: FocusTargets) -> Bool {
    first.targets.elementsEqual(second.targets, by: ===)
  }
}

extension EnvironmentValues {
  /// Hints for the keyboard and input method of the fields here.
  package var inputTraits: InputTraits {
    get { self[InputTraitsKey.self] }
    set { self[InputTraitsKey.self] = newValue }
  }

  /// Whether what is typed is left as it is.
  public var autocorrectionDisabled: Bool {
    get { disableAutocorrection ?? false }
    set { disableAutocorrection = newValue }
  }

  /// Whether automatic correction is disabled in the fields here; nil, the default, where no view sets it.
  public var disableAutocorrection: Bool? {
    get { self[DisableAutocorrectionKey.self] }
    set { self[DisableAutocorrectionKey.self] = newValue }
  }

  package var focusTargets: FocusTargets {
    get { self[FocusTargetsKey.self] }
    set { self[FocusTargetsKey.self] = newValue }
  }

  /// Whether a control here is a row of a form of its own, which shows its label.
  package var isFormRow: Bool {
    get { rowPlace == .formRow }
    set { rowPlace = newValue ? .formRow : rowPlace == .label ? .label : .inside }
  }

  /// What makes a row of a view that has traits of rows.
  package var rowPlace: RowPlace {
    get { self[RowPlaceKey.self] }
    set { self[RowPlaceKey.self] = newValue }
  }

  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}
