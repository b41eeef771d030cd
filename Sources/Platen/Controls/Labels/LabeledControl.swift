/// A control with its label beside it: a row of its own in a form, side by side elsewhere.
struct _LabeledControl<RowLabel, Control> {
  let label: RowLabel
  /// Whether the label is not shown outside of a form, where it only names the control.
  let isLabelKept: Bool
  /// The most that the control takes at the trailing edge outside of a form, in points, where several below one another
  /// are to be in line. nil: it is beside the label.
  let trailingWidth: CGFloat?
  let control: Control
  @Environment(\.isFormRow) private var isFormRow
  @Environment(\.labelsVisibility) private var visibility

  nonisolated init(label: RowLabel, isLabelKept: Bool = false, trailingWidth: CGFloat? = nil, control: Control) {
    self.label = label
    self.isLabelKept = isLabelKept
    self.trailingWidth = trailingWidth
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
    } else if let trailingWidth {
      HStack(spacing: 0) {
        label
        Spacer(minLength: 8)
        TrailingControl(width: trailingWidth, control: control)
      }
    } else {
      HStack {
        label
        control
      }
    }
  }
}

/// A control at the trailing edge, as wide as its text needs in the type size of the environment.
private struct TrailingControl<Control> {
  let control: Control
  @ScaledMetric private var width: CGFloat

  init(width: CGFloat, control: Control) {
    self.control = control
    _width = ScaledMetric(wrappedValue: width)
  }
}

extension TrailingControl: View where Control: View {
  var body: some View { control.frame(maxWidth: width, alignment: .trailing) }
}
