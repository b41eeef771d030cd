/// A control that chooses one value among several.
///
/// Each view in `content` that carries a `tag` (or comes from a `ForEach` whose identities are the values) is an
/// option.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  /// Nil where there are no elements that have the value.
  let selection: Binding<SelectionValue>?
  let content: Content
  let label: Label
  /// The text shown in place of the chosen option's.
  let valueLabel: AnyView?
  /// Whether it represents several values that differ: no option is chosen then.
  let isMixed: (@MainActor () -> Bool)?
  @ControlStyle<PickerStyles> private var style
  @Environment(\.isFormRow) private var isFormRow

  nonisolated init(
    _ selection: Binding<SelectionValue>?, content: Content, label: Label, valueLabel: AnyView? = nil,
    isMixed: (@MainActor () -> Bool)? = nil
  ) {
    self.isMixed = isMixed
    self.selection = selection
    self.content = content
    self.label = label
    self.valueLabel = valueLabel
  }

  /// A picker with a label. While no option has the selection's value, none is shown as chosen.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, content: content(), label: label())
  }

  /// A picker with a label, and with other words for the chosen option. Only the text of `currentValueLabel` is used.
  nonisolated public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection, content: content(), label: label(), valueLabel: AnyView(currentValueLabel()))
  }

  /// A picker with a label, in the argument order of iOS 13.
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content: content(), label: label)
  }
}

extension Picker: View {
  /// The views that this one is made of.
  public var body: some View {
    let style = style.drawn
    return _LabeledControl(
      label: label, isLabelKept: style == .segmented || style == .inline && !isFormRow,
      control: _PickerCore(
        selection: selection, content: content, label: label, valueLabel: valueLabel, style: style ?? .menu,
        isMixed: isMixed))
  }
}

/// The picker without the label beside it.
struct _PickerCore<PickerLabel: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content
  let label: PickerLabel
  let valueLabel: AnyView?
  let style: PickerContent.Style
  var isMixed: (@MainActor () -> Bool)?
}

extension _PickerCore: _ControlView {
  static var _isChecked: Bool { true }

  /// SwiftUI reports a selection without a tag too. Not the value itself: it may be what the user has typed.
  func _mistake(_ parts: ControlParts, in view: String) -> String? {
    guard let selection, isMixed?() != true else { return nil }
    let type = SelectionValue.self
    let options = Self.options(parts)
    if options.isEmpty {
      guard let tag = parts.nodes.first?.anyTag else { return nil }
      let tags = Swift.type(of: tag.base)
      return "a Picker in \(view) has no options: its selection is of type \(type), its tags of type \(tags)"
    }
    let value = selection.wrappedValue
    guard (value as? any OptionalSelection)?.isNil != true, !options.contains(where: { $0.value == value }) else {
      return nil
    }
    return "a Picker in \(view) shows no option as chosen: none has the \(type) of the selection as its tag"
  }

  var _label: PickerLabel { label }
  /// The options, then the text for the value.
  var _source: TupleView<(_PickerPart<Content>, _PickerPart<AnyView?>)> {
    ViewBuilder.buildBlock(_PickerPart(content: content), _PickerPart(content: valueLabel))
  }

  func _content(_ parts: ControlParts) -> any ControlContent {
    let options = Self.options(parts)
    let value = selection?.wrappedValue
    let words = parts.nodes.dropFirst().first.map(\.optionTitle) ?? ""
    return PickerContent(
      options: options.map(\.option),
      selection: isMixed?() == true ? nil : options.firstIndex { $0.value == value }, style: style,
      label: parts.environment.nodeScope.accessibilityLabel ?? parts.name,
      valueLabel: words.isEmpty ? nil : words)
  }

  func _handle(_ event: NodeEvent, _ parts: ControlParts) -> Bool {
    let options = Self.options(parts)
    switch event {
    case .select(let index):
      guard options.indices.contains(index) else { return false }
      selection?.wrappedValue = options[index].value
      return true
    case .step(let steps):
      guard !options.isEmpty else { return false }
      let value = selection?.wrappedValue
      let current = options.firstIndex { $0.value == value }
      let target = current.map { $0 + steps } ?? (steps > 0 ? 0 : options.count - 1)
      guard options.indices.contains(target) else { return false }
      selection?.wrappedValue = options[target].value
      return true
    default: return false
    }
  }

  /// The tagged views whose tags are of the selection's type, in reading order.
  @MainActor private static func options(
    _ parts: ControlParts
  ) -> [(option: PickerContent.Option, value: SelectionValue)] {
    var found: [(PickerContent.Option, SelectionValue)] = []
    func gather(_ node: Node) {
      if let tag = node.selectionTag, let value = tag.base as? SelectionValue {
        let image = node.optionImage
        let option = PickerContent.Option(
          title: node.optionTitle, systemImage: image, showsWords: image == nil || node.hasWords)
        found.append((option, value))
      } else {
        for child in node.children { gather(child) }
      }
    }
    if let first = parts.nodes.first { gather(first) }
    return found
  }
}

/// A selection that may be of nothing.
private protocol OptionalSelection {
  var isNil: Bool { get }
}

extension Optional: OptionalSelection {
  fileprivate var isNil: Bool { self == nil }
}

/// One part of a picker's source, as one node.
struct _PickerPart<Content: View> {
  let content: Content
}

extension _PickerPart: _ContainerView {
  var _childContent: Content { content }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.container(.stack(StackContent(axis: .vertical))))
  }
}

extension Node {
  /// The first tag in it, of whatever type.
  fileprivate var anyTag: AnyHashable? { first { $0.selectionTag != nil }?.selectionTag }

  /// The text of the node as a menu item: that of its views; without any, the description of its image.
  var optionTitle: String {
    if let label = attributes.accessibilityLabel { return label }
    var texts: [String] = []
    forEach { node in
      if case .leaf(.text(let text)) = node.content, !text.plainText.isEmpty { texts.append(text.plainText) }
    }
    return texts.isEmpty ? plainText : texts.joined(separator: " ")
  }

  /// Whether any text is shown in it.
  fileprivate var hasWords: Bool {
    first { if case .leaf(.text(let text)) = $0.content { !text.plainText.isEmpty } else { false } } != nil
  }

  /// The first symbol in it.
  var optionImage: String? {
    let node = first { if case .leaf(.image(let image)) = $0.content { image.systemName != nil } else { false } }
    guard case .leaf(.image(let image))? = node?.content else { return nil }
    return image.systemName
  }
}
