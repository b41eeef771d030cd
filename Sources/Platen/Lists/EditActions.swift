/// The edits of a collection's rows that a list performs itself.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Moving rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Removing rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Moving rows and removing them.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension RowEdits {
  init<C: MutableCollection>(_ data: Binding<C>, _ actions: EditActions<C>) {
    // Options that the collection doesn't support have no names, but can be made from raw values.
    let canRemove = C.self is any RangeReplaceableCollection.Type
    let delete: ((IndexSet) -> Void)? =
      actions.rawValue & 2 != 0 && canRemove
      ? { offsets in
        guard let all = data.wrappedValue as? any RangeReplaceableCollection,
          let left = Self.removing(offsets, from: all) as? C
        else { return }
        data.wrappedValue = left
      } : nil
    self.init(
      delete: delete,
      move: actions.contains(.move) ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }

  private static func removing<C: RangeReplaceableCollection>(_ offsets: IndexSet, from all: C) -> C {
    var left = C()
    for (offset, element) in all.enumerated() where !offsets.contains(offset) { left.append(element) }
    return left
  }
}

extension ForEach where Content: View {
  /// Rows that a list removes from the collection and moves in it, as far as `editActions` allows.
  nonisolated public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == Binding<C>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, content: content)
    edits = RowEdits(data, editActions)
  }

  /// Rows that a list removes from the collection and moves in it, as far as `editActions` allows.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
    self.init(data, id: id, content: content)
    edits = RowEdits(data, editActions)
  }
}
