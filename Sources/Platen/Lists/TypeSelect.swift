extension ListRow {
  var typedName: String? {
    guard isSelectable else { return nil }
    let name = inner.rowTraits.typedName ?? inner.typedWords
    return name.isEmpty ? nil : name
  }

  /// Several rows are selected and deselected one by one: there the row has the focus alone.
  func selectByTyping() {
    guard let selection = list?.selection, !selection.isMultiple, let tag else { return }
    selection.choose(tag)
  }
}

extension Node {
  /// The words of the texts and fields in a row; those of secure fields are not among them, nor the label of a field,
  /// which many rows have in common.
  fileprivate var typedWords: String {
    var words: [String] = []
    func gather(_ node: Node) {
      switch node.content {
      case .leaf(.text(let text)): words.append(text.plainText)
      case .field(let field) where !field.isSecret: words.append(field.text)
      default: break
      }
      node.children.dropFirst(node.isLabeledField ? 1 : 0).forEach(gather)
    }
    gather(self)
    return words.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// Whether this is a row of a form with a label in front of a field.
  private var isLabeledField: Bool {
    guard case .container(.labeled) = content, children.count > 1, let control = children.last else { return false }
    return control.first { if case .field = $0.content { true } else { false } } != nil
  }
}

extension View {
  /// Sets the text by which typing finds the view in a list or a table; nil for the words of its texts and fields,
  /// which is also the default, and an empty one where typing is not to find it.
  ///
  /// While the focus is in a list with a selection, typing selects the next row that begins with what was typed; keys
  /// less than a second apart belong together. Case and accents make no difference. Where several rows can be
  /// selected the row gets the focus alone. Of long lists rows that were not shown are searched as well, 4,000 with
  /// one key.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
    modifier(_RowModifier(trait: .typedName(text)))
  }

  /// Sets the text by which typing finds the view in a list or a table; it is translated by the program's tables.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    typeSelectEquivalent(Text(stringKey))
  }

  /// Sets the text by which typing finds the view in a list or a table.
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    typeSelectEquivalent(Text(verbatim: String(string)))
  }
}
