/// An icon with a title.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  public var body: some View {
    if let style {
      style.body(
        LabelStyleConfiguration(
          title: .init(view: AnyView(title), text: title as? Text), icon: .init(view: AnyView(icon))))
    } else {
      HStack {
        // What it shows the title says.
        icon.accessibilityHidden(true)
        title
      }
    }
  }
}

/// A view with a label beside it, as a form shows its rows.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style

  nonisolated init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  public var body: some View {
    if let style {
      style.body(
        LabeledContentStyleConfiguration(
          label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
    } else {
      _LabeledRow(label: label, control: content.environment(\.rowLabel, label as? Text))
    }
  }

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }
}

/// The node of a control with its label beside it.
struct _LabeledRow<RowLabel: View, Control: View> {
  let label: RowLabel
  let control: Control
  /// Whether the control says what it is by itself where there is no room for a label.
  var isHiddenWhenCompact = false
}

extension _LabeledRow: _ContainerView {
  var _childContent: TupleView<_RowPart<RowLabel>, _RowPart<Control>> {
    TupleView(_RowPart(content: label), _RowPart(content: control))
  }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    let isHidden =
      environment.labelsVisibility == .hidden
      || (isHiddenWhenCompact && environment.horizontalSizeClass == .compact)
    return _NodeContentBox(.labeled(LabeledRowContent(showsLabel: !isHidden)))
  }

  func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }
}

/// One side of a labelled row: one node, whatever it consists of.
struct _RowPart<Content: View> {
  let content: Content
}

extension _RowPart: _ContainerView {
  var _childContent: Content { content }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.stack(StackContent(axis: .horizontal)))
  }
}
