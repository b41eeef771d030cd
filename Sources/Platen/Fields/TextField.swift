/// A control that shows an editable text.
///
/// A text is written to its binding at each edit. A value is written as `textFieldValueUpdate(_:)` sets; its text is
/// not changed while it is edited, and becomes the value's own again when the editing ends.
public struct TextField<Label: View> {
  let configuration: FieldConfiguration
  let label: Label
  @ControlStyle<TextFieldStyles> private var style
  @Environment(\.isFormRow) private var isFormRow
  @Environment(\.labelsVisibility) private var labelsVisibility

  nonisolated init(configuration: FieldConfiguration, label: Label) {
    self.configuration = configuration
    self.label = label
  }
}

extension TextField: View {
  /// The views that this one is made of.
  public var body: some View {
    if let styled = style.body(TextField<_TextFieldStyleLabel>(configuration: configuration, label: styleLabel)) {
      styled
    } else if isFormRow, labelsVisibility != .hidden, !isLabelEmpty {
      _LabeledRow(label: label, control: _FieldBody(core: core(isLabelShown: true)))
    } else {
      _FieldBody(core: core(isLabelShown: false))
    }
  }

  private func core(isLabelShown: Bool) -> _FieldCore<Label> {
    _FieldCore(configuration: configuration, label: label, isLabelShown: isLabelShown)
  }

  private var styleLabel: _TextFieldStyleLabel {
    (label as? _TextFieldStyleLabel) ?? _TextFieldStyleLabel(label: AnyView(label))
  }

  private var isLabelEmpty: Bool {
    if Label.self == EmptyView.self { return true }
    return (label as? Text)?.resolve(in: TextResolution()).plainText.isEmpty ?? false
  }
}

@available(*, unavailable)
extension TextField: Sendable {}
