// Written by Scripts/titles from Scripts/title-overloads/TableColumn.swift: edit that.

extension TableColumn where Sort == Never, Label == Text {
  /// A column with a title, by which the table is not sorted. `titleKey` is translated by the program's tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// A column with a title, by which the table is not sorted. `title` is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// A column with a title, by which the table is not sorted. `titleResource` is translated by its own table.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleResource), comparator: nil, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column with a title, by whose values the table is sorted. `titleKey` is translated by the program's tables.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// A column with a title, by whose values the table is sorted. `title` is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// A column with a title, by whose values the table is sorted. `titleResource` is translated by its own table.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: KeyPathComparator(value), content: content)
  }

  /// A column with a title, by whose texts the table is sorted in the order of the locale. `titleKey` is translated by
  /// the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: .byName(value), content: content)
  }

  /// A column with a title, by whose texts the table is sorted in the order of the locale. `title` is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: .byName(value), content: content)
  }

  /// A column with a title, by whose texts the table is sorted in the order of the locale. `titleResource` is
  /// translated by its own table.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: .byName(value), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// A column with a title that shows a text of each row, by which the table is sorted. `titleKey` is translated by the
  /// program's tables.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(titleKey), comparator: .byName(value)) { Text($0[keyPath: value]) }
  }

  /// A column with a title that shows a text of each row, by which the table is sorted. `title` is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(title), comparator: .byName(value)) { Text($0[keyPath: value]) }
  }

  /// A column with a title that shows a text of each row, by which the table is sorted. `titleResource` is translated
  /// by its own table.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(titleResource), comparator: .byName(value)) { Text($0[keyPath: value]) }
  }
}
