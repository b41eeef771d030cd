// Written by Scripts/titles from Scripts/title-overloads/LabeledContent.swift: edit that.

extension LabeledContent where Label == Text, Content: View {
  /// Views with a title before them. A row of a form has the titles of all rows in one column. `titleKey` is translated
  /// by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Views with a title before them. A row of a form has the titles of all rows in one column. `title` is shown as it
  /// is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }

  /// Views with a title before them. A row of a form has the titles of all rows in one column. `titleResource` is
  /// translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A value, written by a format, with a title before it. `titleKey` is translated by the program's tables.
  nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// A value, written by a format, with a title before it. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }

  /// A value, written by a format, with a title before it. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleResource), content: Text(value, format: format))
  }
}
