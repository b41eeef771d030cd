/// A control that is on or off.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  /// Whether it represents several values that differ.
  let isMixed: Bool
  let label: Label
  @ControlStyle<ToggleStyles> private var style

  nonisolated init(_ isOn: Binding<Bool>, isMixed: Bool = false, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  /// A toggle with a label.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(isOn, label: label()) }

  /// A toggle for several values: on while all of them are, mixed while they differ. A change is written to all.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let all = Binding(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
    let onCount = bindings.count { $0.wrappedValue }
    self.init(all, isMixed: onCount > 0 && onCount < bindings.count, label: label())
  }
}

extension Toggle: View {
  /// The views that this one is made of.
  public var body: some View {
    if let styled = style.body(
      ToggleStyleConfiguration(label: .init(view: AnyView(label)), name: name, isOn: isOn, isMixed: isMixed))
    {
      styled
    } else {
      StyledToggle(isOn: isOn, isMixed: isMixed, label: label, name: name, style: .automatic)
    }
  }

  /// The label as text, for when it is hidden; nil where it has none, and the program names the toggle itself.
  private var name: Text? {
    let text = label as? Text ?? (label as? Platen.Label<Text, Image>)?.title
    return text.flatMap { $0.resolve(in: TextResolution()).plainText.isEmpty ? nil : $0 }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle of a style's configuration.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

/// A toggle of a style: a switch and a check box have the label beside them, and where labels are hidden only its name.
struct StyledToggle<ToggleLabel: View> {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: ToggleLabel
  /// The label as text; nil where it is none.
  let name: Text?
  let style: ToggleContent.Style
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.isBarItem) private var isBarItem
}

extension StyledToggle: View {
  var body: some View {
    // As in SwiftUI, the automatic style of a toolbar's toggle is a button.
    let style = style == .automatic && isBarItem ? .button : style
    if labelsVisibility == .hidden, style != .button, let name {
      _ToggleCore(isOn: isOn, label: EmptyView(), style: style, isMixed: isMixed).accessibilityLabel(name)
    } else {
      _ToggleCore(isOn: isOn, label: label, style: style, isMixed: isMixed)
    }
  }
}

/// The node of a toggle.
struct _ToggleCore<ToggleLabel: View> {
  let isOn: Binding<Bool>
  let label: ToggleLabel
  let style: ToggleContent.Style
  let isMixed: Bool
}

extension _ToggleCore: _ContainerView {
  var _childContent: ToggleLabel { label }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.control(ToggleContent(isOn: isOn.wrappedValue, style: style, isMixed: isMixed))) {
      $0.isFocusable = environment.allowsFocus
    }
  }

  static func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }

  func _handle(_ event: _NodeEventBox) -> Bool {
    switch event.event {
    case .press: isOn.wrappedValue.toggle()
    case .setOn(let value): isOn.wrappedValue = value
    default: return false
    }
    return true
  }
}
