/// A control with its label beside it: a row of its own in a form, side by side elsewhere.
struct _LabeledControl<RowLabel, Control> {
  let label: RowLabel
  /// Whether the label is not shown outside of a form, where it only names the control.
  let isLabelKept: Bool
  /// Whether the control is at the trailing edge outside of a form, so that several below one another are in line.
  let isTrailing: Bool
  let control: Control
  @Environment(\.isFormRow) private var isFormRow
  @Environment(\.labelsVisibility) private var visibility

  nonisolated init(label: RowLabel, isLabelKept: Bool = false, isTrailing: Bool = false, control: Control) {
    self.label = label
    self.isLabelKept = isLabelKept
    self.isTrailing = isTrailing
    self.control = control
  }
}

extension _LabeledControl: View where RowLabel: View, Control: View {
  var body: some View {
    if RowLabel.self == EmptyView.self {
      control
    } else if isFormRow {
      _LabeledRow(label: label, control: control)
    } else if isLabelKept || visibility == .hidden {
      control
    } else {
      HStack {
        label
        if isTrailing { Spacer() }
        control
      }
    }
  }
}
