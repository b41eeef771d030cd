/// A control that is on or off.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle: _ContainerView {
  public var _childContent: Label { label }

  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.toggle(ToggleContent(isOn: isOn.wrappedValue))) { $0.isFocusable = environment.allowsFocus }
  }

  public func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }

  public func _handle(_ event: _NodeEventBox) -> Bool {
    switch event.event {
    case .press: isOn.wrappedValue.toggle()
    case .setOn(let value): isOn.wrappedValue = value
    case .edit, .submit: return false
    }
    return true
  }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
