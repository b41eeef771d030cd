// The names that the modifiers of accessibility had first. Apple has deprecated them; sources for older systems contain
// them.
extension View {
  /// The name that assistive technology speaks.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// The value that assistive technology speaks.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// An explanation that assistive technology speaks, shown as help by front ends that have tooltips.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Leaves the view and all in it out of what assistive technology speaks.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// A name for tests and scripts. It is never shown or spoken.
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Adds traits.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes traits.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// The place in which assistive technology reads the view among its siblings: higher ones first.
  nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  /// The names by which the view is found by voice, see ``accessibilityInputLabels(_:)``.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

  /// The place of the view that is pressed by assistive technology, see ``accessibilityActivationPoint(_:)``.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
}
