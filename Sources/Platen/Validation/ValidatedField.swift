/// A field's message, for the view below it that shows it.
final class ValidationMessage: @unchecked Sendable {
  let text = StateBox<String?>(nil)
  let node = StateBox<NodeID?>(nil)
}

/// A field with the number of its characters and what is wrong with it below.
struct _ValidatedField<FieldLabel: View> {
  let core: _FieldCore<FieldLabel>
  let count: CharacterCountSetting?
  @Kept private var counter = CharacterCounter()
  @Kept private var message = ValidationMessage()
  @Environment(\.nodeScope) private var scope

  nonisolated init(core: _FieldCore<FieldLabel>, count: CharacterCountSetting?) {
    self.core = core
    self.count = count
  }
}

extension _ValidatedField: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      // Node attributes such as the accessibility label apply to the field, not to the message.
      core.environment(\.validationMessage, message).environment(\.characterCounter, count == nil ? nil : counter)
        .environment(\.nodeScope, scope)
      if let count { _CharacterCountView(counter: counter, count: counter.count.read(), limit: count.limit) }
      // The last: a page adds its own messages at the end.
      if let text = message.text.read() { _ValidationMessageView(message: message, text: text) }
    }
    .environment(\.nodeScope, NodeScope())
  }
}

/// The message, which has its node so that the field can name it.
struct _ValidationMessageView {
  let message: ValidationMessage
  let text: String
}

extension _ValidationMessageView: _ContainerView {
  var _childContent: some View { _MarkedMessage(text: text) }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    // The mark is beside the first of several lines.
    _NodeContentBox(.container(.stack(StackContent(axis: .horizontal, vertical: .firstTextBaseline)))) {
      $0.isStatus = true
    }
  }

  func _content(in environment: EnvironmentValues, of node: _NodeReference) -> _NodeContentBox {
    message.node.write(node.id)
    return _content(in: environment)
  }
}

/// A message with the front end's mark for errors in front of it, which is not spoken.
struct _MarkedMessage: View {
  let text: String
  @Environment(\.errorMark) private var mark

  var body: some View {
    Group {
      if !mark.isEmpty { Text(verbatim: mark).accessibilityHidden(true) }
      Text(verbatim: text)
    }
    .font(.footnote).foregroundStyle(Color.red)
  }
}
