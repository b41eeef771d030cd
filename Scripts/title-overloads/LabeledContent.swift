extension LabeledContent where Label == Text, Content: View {
  /// Views with a title before them. A row of a form has the titles of all rows in one column.
  nonisolated public init(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A value, written by a format, with a title before it.
  nonisolated public init<F: FormatStyle>(_ title: Title, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}
