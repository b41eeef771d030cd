extension List.SelectionMaker {
  nonisolated init?(_ selection: Binding<Set<SelectionValue>>?) {
    guard let selection else { return nil }
    nonisolated(unsafe) let binding = selection
    self.init { ListSelection(binding) }
  }

  nonisolated init?(_ selection: Binding<SelectionValue?>?) {
    guard let selection else { return nil }
    nonisolated(unsafe) let binding = selection
    self.init { ListSelection(binding) }
  }

  nonisolated init(_ selection: Binding<SelectionValue>) {
    nonisolated(unsafe) let binding = selection
    self.init { ListSelection(binding) }
  }
}

extension List {
  /// Creates a list in which any number of rows can be selected. Pressing a row selects it or takes it out of the
  /// selection. A row's value is its tag or, in a `ForEach`, its identity. Nil makes a list without selection.
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: SelectionMaker(selection))
  }

  /// Creates a list in which at most one row can be selected. A row's value is its tag or, in a `ForEach`, its
  /// identity. Nil makes a list without selection.
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: SelectionMaker(selection))
  }

  /// Creates a list in which one row is selected. A row's value is its tag or, in a `ForEach`, its identity.
  @_disfavoredOverload
  nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: SelectionMaker(selection))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list without selection. The views of the content are its rows.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content(), selection: nil) }

  /// Creates a list with a row for each element. The rows can't be selected.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for each element, identified by the property `id`. The rows can't be selected.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for each number of the range. The rows can't be selected.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for each element, which receives a binding to it. The rows can't be selected.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for each element, identified by the property `id`, which receives a binding to the
  /// element. The rows can't be selected.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }
}

extension List {
  /// Creates a list with a row for each element, of which any number can be selected. Nil makes a list without
  /// selection.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: SelectionMaker(selection))
  }

  /// Creates a list with a row for each element, identified by the property `id`, of which any number can be selected.
  /// Nil makes a list without selection.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: SelectionMaker(selection))
  }

  /// Creates a list with a row for each number of the range, of which any number can be selected. Nil makes a list
  /// without selection.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: SelectionMaker(selection))
  }

  /// Creates a list with a row for each element, which receives a binding to it. Any number of rows can be selected.
  /// Nil makes a list without selection.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: SelectionMaker(selection))
  }

  /// Creates a list with a row for each element, identified by the property `id`, which receives a binding to the
  /// element. Any number of rows can be selected. Nil makes a list without selection.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: SelectionMaker(selection))
  }

  /// Creates a list with a row for each element, of which at most one can be selected. Nil makes a list without
  /// selection.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: SelectionMaker(selection))
  }

  /// Creates a list with a row for each element, identified by the property `id`, of which at most one can be selected.
  /// Nil makes a list without selection.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: SelectionMaker(selection))
  }

  /// Creates a list with a row for each number of the range, of which at most one can be selected. Nil makes a list
  /// without selection.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: SelectionMaker(selection))
  }

  /// Creates a list with a row for each element, which receives a binding to it. At most one row can be selected. Nil
  /// makes a list without selection.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: SelectionMaker(selection))
  }

  /// Creates a list with a row for each element, identified by the property `id`, which receives a binding to the
  /// element. At most one row can be selected. Nil makes a list without selection.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: SelectionMaker(selection))
  }
}
