/// A control that sets a colour.
public struct ColorPicker<Label: View> {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  /// A picker with a label. With `supportsOpacity: false` the colour is shown and written with an opacity of 1; the
  /// default lets the user set it too.
  nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }
}

extension ColorPicker: View {
  /// The views that this one is made of.
  public var body: some View {
    _LabeledControl(
      label: label, control: _ColorWell(selection: selection, supportsOpacity: supportsOpacity, label: label))
  }
}

/// The colour well: shows the colour and lets the user change it.
struct _ColorWell<WellLabel: View> {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: WellLabel
}

extension _ColorWell: _ControlView {
  var _label: WellLabel { label }
  var _source: EmptyView { EmptyView() }

  func _content(_ parts: ControlParts) -> any ControlContent {
    let name = parts.environment.nodeScope.accessibilityLabel ?? parts.name
    var shade = ColorShade(selection.wrappedValue.paint)
    if !supportsOpacity { shade.opacity = 1 }
    return ColorWellContent(shade: shade, supportsOpacity: supportsOpacity, label: name)
  }

  func _handle(_ event: NodeEvent, _ parts: ControlParts) -> Bool {
    guard case .setColor(var shade) = event else { return false }
    if !supportsOpacity { shade.opacity = 1 }
    selection.wrappedValue = Color(red: shade.red, green: shade.green, blue: shade.blue, opacity: shade.opacity)
    return true
  }
}
