/// An icon with a title.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
  @ControlStyle<LabelStyles> private var style
  @Environment(\.isBarItem) private var isBarItem
  @Environment(\.knownSymbols) private var knownSymbols

  /// A label with views as title and icon. Assistive technology reads the title alone.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  /// The views that this one is made of.
  public var body: some View {
    if let styled = style.body(
      LabelStyleConfiguration(
        title: .init(view: AnyView(title), text: title as? Text), icon: .init(view: AnyView(icon))))
    {
      styled
    } else if let name {
      icon.accessibilityLabel(name).help(name)
    } else {
      IconAndTitle(icon: icon, title: title)
    }
  }

  /// The title in a bar, where an icon that can be recognised is shown alone.
  private var name: Text? {
    guard isBarItem, let title = title as? Text else { return nil }
    if let name = (icon as? Image)?.symbolName, !knownSymbols.contains(name) { return nil }
    return title
  }
}

/// A view with a label beside it, as a form shows its rows.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
  @ControlStyle<LabeledContentStyles> private var style

  nonisolated init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// The views that this one is made of.
  public var body: some View {
    if let styled = style.body(
      LabeledContentStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
    {
      styled
    } else {
      _LabeledRow(label: label, control: content.environment(\.rowLabel, label as? Text))
    }
  }

  /// A view with a label beside it. A label that is a text also names a control without a label of its own.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a label beside it. `titleKey` is translated by the program's tables, `value` is shown as it is.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// A text with a label beside it, both shown as they are.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// A value in words, with a title before it. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(label: Text(titleResource), content: Text(value))
  }
}

/// The node of a control with its label beside it.
struct _LabeledRow<RowLabel, Control> {
  let label: RowLabel
  let control: Control
}

extension _LabeledRow: View, _PrimitiveView, _ContainerView where RowLabel: View, Control: View {
  var _childContent: TupleView<(_RowPart<RowLabel>, _RowPart<Control>)> {
    ViewBuilder.buildBlock(_RowPart(content: label), _RowPart(content: control))
  }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    let isHidden = environment.labelsVisibility == .hidden
    return _NodeContentBox(.container(.labeled(LabeledRowContent(showsLabel: !isHidden))))
  }

  static func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }
}

/// One side of a labelled row, as one node.
struct _RowPart<Content> {
  let content: Content
}

extension _RowPart: View, _PrimitiveView, _ContainerView where Content: View {
  var _childContent: Content { content }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.container(.stack(StackContent(axis: .horizontal))))
  }
}
