extension List where SelectionValue == Never {
  /// Creates a list with a row for each element. The user may remove and move rows as far as `editActions` allows.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent),
      selection: nil)
  }

  /// Creates a list with a row for each element. The user may remove and move rows as far as `editActions` allows.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: nil)
  }
}

extension List {
  /// Creates a list with a row for each element. The user may remove and move rows as far as `editActions` allows.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent),
      selection: SelectionMaker(selection))
  }

  /// Creates a list with a row for each element. The user may remove and move rows as far as `editActions` allows.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: SelectionMaker(selection))
  }

  /// Creates a list with a row for each element. The user may remove and move rows as far as `editActions` allows.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent),
      selection: SelectionMaker(selection))
  }

  /// Creates a list with a row for each element. The user may remove and move rows as far as `editActions` allows.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: SelectionMaker(selection))
  }
}
