/// The number of characters of one field's text, for the view below it that shows it.
final class CharacterCounter: @unchecked Sendable {
  let count = StateBox(0)
  let node = StateBox<NodeID?>(nil)
}

/// Whether the characters of fields are counted, and how many there should be at most.
struct CharacterCountSetting: Equatable, Sendable {
  var limit: Int?
}

private enum CharacterCountKey: EnvironmentKey { static let defaultValue: CharacterCountSetting? = nil }
private enum CharacterCounterKey: EnvironmentKey { static let defaultValue: CharacterCounter? = nil }

extension EnvironmentValues {
  var characterCount: CharacterCountSetting? {
    get { self[CharacterCountKey.self] }
    set { self[CharacterCountKey.self] = newValue }
  }

  /// Where the field puts the number of its characters.
  var characterCounter: CharacterCounter? {
    get { self[CharacterCounterKey.self] }
    set { self[CharacterCounterKey.self] = newValue }
  }
}

/// The number below the field, which has its node so that the field can name it.
struct _CharacterCountView {
  let counter: CharacterCounter
  let count: Int
  let limit: Int?
}

extension _CharacterCountView: _ContainerView {
  var _childContent: some View {
    Text(verbatim: limit.map { "\(count)/\($0)" } ?? String(count)).font(.footnote)
      .foregroundStyle(count > limit ?? .max ? Color.red : Color.secondary)
  }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.container(.stack(StackContent(axis: .horizontal))))
  }

  func _content(in environment: EnvironmentValues, of node: _NodeReference) -> _NodeContentBox {
    counter.node.write(node.id)
    return _content(in: environment)
  }
}

extension View {
  /// Shows below each field in the view how many characters (grapheme clusters) its text has; with a limit, out of how
  /// many, and in red above it.
  ///
  /// A longer text is neither cut nor refused: see ``TextInputValidationRule`` for its rules. A limit below zero counts
  /// as zero. In a browser the number follows the typing without waiting for the program, in texts of up to 4,096 UTF-16
  /// units. In a browser and a window it is part of the field's description for assistive technology.
  nonisolated public func characterCount(limit: Int? = nil) -> some View {
    environment(\.characterCount, CharacterCountSetting(limit: limit.map { max($0, 0) }))
  }
}
