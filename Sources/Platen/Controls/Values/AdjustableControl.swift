/// A control whose value goes up and down by steps, as one stop for the keyboard: its value as text, and two buttons.
///
/// A front end without a rendering of its own for the control shows these views.
struct _AdjustableControl {
  let name: Text?
  /// The value as text; nil where the buttons are shown alone.
  let shownValue: String?
  /// Nil where there is no further step.
  let increment: (@MainActor () -> Void)?
  let decrement: (@MainActor () -> Void)?
  /// Sets the value at once; nil where it is no number.
  let set: (@MainActor (Double) -> Void)?
  /// What the control is, with the name that it gets.
  let content: @MainActor (String) -> any ControlContent

  nonisolated init(
    name: Text?, shownValue: String?, increment: (@MainActor () -> Void)?, decrement: (@MainActor () -> Void)?,
    set: (@MainActor (Double) -> Void)? = nil,
    content: @escaping @MainActor (String) -> any ControlContent
  ) {
    self.name = name
    self.shownValue = shownValue
    self.increment = increment
    self.decrement = decrement
    self.set = set
    self.content = content
  }
}

extension _AdjustableControl: _ContainerView {
  var _childContent: _AdjustableParts {
    _AdjustableParts(shownValue: shownValue, increment: increment, decrement: decrement)
  }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    let words = (name ?? environment.rowLabel)?.resolve(in: environment.textResolution).plainText
    let content = content(environment.nodeScope.accessibilityLabel ?? words ?? "")
    return _NodeContentBox(.control(content)) { $0.isFocusable = environment.allowsFocus }
  }

  static func _prepare(_ environment: inout EnvironmentValues) {
    environment.isFormRow = false
    environment.rowLabel = nil
    // The control as a whole has the focus and handles the keys.
    environment.allowsFocus = false
  }

  func _handle(_ event: _NodeEventBox) -> Bool {
    switch event.event {
    case .step(let steps):
      guard let action = steps > 0 ? increment : decrement else { return false }
      action()
    case .setValue(let value, _):
      guard let set else { return false }
      set(value)
    default: return false
    }
    return true
  }
}

struct _AdjustableParts {
  let shownValue: String?
  let increment: (@MainActor () -> Void)?
  let decrement: (@MainActor () -> Void)?

  nonisolated init(
    shownValue: String?, increment: (@MainActor () -> Void)?, decrement: (@MainActor () -> Void)?
  ) {
    self.shownValue = shownValue
    self.increment = increment
    self.decrement = decrement
  }
}

extension _AdjustableParts: View {
  var body: some View {
    if let shownValue { Text(verbatim: shownValue).monospacedDigit() }
    Button("−") { decrement?() }
      .disabled(decrement == nil)
      .accessibilityLabel(.own("Decrement"))
    Button("+") { increment?() }
      .disabled(increment == nil)
      .accessibilityLabel(.own("Increment"))
  }
}
