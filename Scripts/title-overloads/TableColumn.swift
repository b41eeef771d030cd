extension TableColumn where Sort == Never, Label == Text {
  /// A column with a title, by which the table is not sorted.
  public init(_ title: Title, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), comparator: nil, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column with a title, by whose values the table is sorted.
  public init<V: Comparable>(
    _ title: Title, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// A column with a title, by whose texts the table is sorted in the order of the locale.
  public init(
    _ title: Title, value: KeyPath<RowValue, String> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: .byName(value), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// A column with a title that shows a text of each row, by which the table is sorted.
  public init(_ title: Title, value: KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(title), comparator: .byName(value)) { Text($0[keyPath: value]) }
  }
}
