/// The attributes that all kinds of nodes have.
package struct NodeAttributes: Equatable, Sendable {
  /// False inside `.disabled(true)`.
  package var isEnabled = true
  /// What alone decides whether the node is enabled, where it is the validity of fields.
  package var gate: ValidityGate?
  /// Whether the node receives keyboard input.
  package var isFocused = false
  /// Whether focus can come here by Tab, click or program.
  package var isFocusable = false
  /// Whether a click leaves the focus where it is.
  package var keepsFocus = false
  /// Whether a screen reader announces the content when it changes.
  package var isStatus = false
  /// Of the root: whether the program observes modifier keys.
  package var reportsModifierKeys = false
  /// The name that assistive technology speaks, where it differs from what is shown.
  package var accessibilityLabel: String?
  /// What assistive technology speaks for the value, where it differs from what is shown.
  package var accessibilityValue: String?
  /// Whether assistive technology leaves the node out, with all in it.
  package var isAccessibilityHidden = false
  /// What else assistive technology learns of it.
  package var accessibilityDetails = AccessibilityDetails()
  /// The name that tests and scripts find the node by.
  package var accessibilityIdentifier: String?
  /// A longer explanation: a tool tip, an accessible description.
  package var help: String?
  /// The keys that do what the node does.
  package var shortcut: KeyboardShortcut?
  /// The shadow of the style that a text, a symbol or a shape is painted with.
  package var styleShadow: ShadowContent?
  /// The accent colour that applies here.
  package var tint: Paint?
  /// Of the root: light or dark, where the program sets it.
  package var colorScheme: ColorScheme?
  /// The views that the node's geometry is tied to.
  package var match: GeometryMatch?
  /// The language and region that a view has set here; nil where those of the user apply.
  package var locale: Locale?
  /// The direction in which lines are read here; nil is that of the node around.
  package var layoutDirection: LayoutDirection?

  package init() {}
}
