/// Adds a group of buttons that is there for assistive technology alone: each scrolls to an entry of a rotor, or
/// selects a range of the view's text.
struct _RotorModifier {
  let label: Text
  let entries: [_RotorEntry]
  @Kept private var text = RotorText()

  nonisolated init(_ label: Text, _ entries: [_RotorEntry]) {
    self.label = label
    self.entries = entries
  }
}

extension _RotorModifier: ViewModifier {
  func body(content: Content) -> some View {
    ScrollViewReader { proxy in
      content.modifier(_RotorTextModifier(text: text)).background {
        VStack(alignment: .leading) {
          ForEach(entries.indices, id: \.self) { index in
            let entry = entries[index]
            Button {
              entry.prepare()
              if let target = entry.target { proxy.scrollTo(target) }
              if let range = entry.range { text.select(range) }
            } label: {
              entry.label ?? Text(verbatim: entry.range.map(text.words) ?? "")
            }
          }
        }
        .opacity(0)
        .accessibilityLabel(label)
      }
    }
  }
}

/// Lets a rotor find the text of a view.
private struct _RotorTextModifier {
  let text: RotorText
}

extension _RotorTextModifier: _PrimitiveModifier {
  static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    let element = _ModifierElement(view, in: parent)
    view.modifier.text.element = element
    return element
  }
}

/// The text of the field in a view with a rotor.
@MainActor final class RotorText {
  fileprivate weak var element: _Element?

  /// The field's node, and what is edited there.
  private var field: (node: Node, target: any FindTarget)? {
    for root in element?.nodes ?? [] {
      let node = root.first { $0.isField && $0.responder is any FindTarget }
      if let node, let target = node.responder as? any FindTarget { return (node, target) }
    }
    return nil
  }

  /// The words in a range.
  func words(in range: Range<String.Index>) -> String {
    guard let field, case .field(let content) = field.node.content, !content.isSecret else { return "" }
    return field.target.storage.slice(offsets(range, in: field.target))
  }

  /// Moves the focus to the field, and selects the range there.
  func select(_ range: Range<String.Index>) {
    guard let element, let field else { return }
    element.host.focus.move(to: field.node.id)
    field.target.select(offsets(range, in: field.target))
  }

  private func offsets(_ range: Range<String.Index>, in target: any FindTarget) -> Range<Int> {
    let text = target.storage.string
    return text.utf16Offset(of: range.lowerBound)..<text.utf16Offset(of: range.upperBound)
  }
}
