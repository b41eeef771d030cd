// Written by Scripts/titles from Scripts/title-overloads/TextField+Value.swift: edit that.

extension TextField where Label == Text {
  /// A field for an optional value of a format style. The value is written while typing: nil for text that can not be
  /// parsed. The text is formatted on Return or when the focus leaves. `titleKey` is translated by the program's
  /// tables.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(configuration: .optional(value, format: format, prompt: prompt), label: Text(titleKey))
  }

  /// A field for an optional value of a format style. The value is written while typing: nil for text that can not be
  /// parsed. The text is formatted on Return or when the focus leaves. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(configuration: .optional(value, format: format, prompt: prompt), label: Text(title))
  }

  /// A field for an optional value of a format style. The value is written while typing: nil for text that can not be
  /// parsed. The text is formatted on Return or when the focus leaves. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(configuration: .optional(value, format: format, prompt: prompt), label: Text(titleResource))
  }

  /// A field for a value of a format style. The value is written while typing whenever the text can be parsed. The text
  /// is formatted on Return or when the focus leaves. `titleKey` is translated by the program's tables.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(configuration: .value(value, format: format, prompt: prompt), label: Text(titleKey))
  }

  /// A field for a value of a format style. The value is written while typing whenever the text can be parsed. The text
  /// is formatted on Return or when the focus leaves. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(configuration: .value(value, format: format, prompt: prompt), label: Text(title))
  }

  /// A field for a value of a format style. The value is written while typing whenever the text can be parsed. The text
  /// is formatted on Return or when the focus leaves. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(configuration: .value(value, format: format, prompt: prompt), label: Text(titleResource))
  }

  /// A field for a value of a formatter, with a prompt as its placeholder. It is written on Return or when the focus
  /// leaves. `titleKey` is translated by the program's tables.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Foundation.Formatter, prompt: Text?
  ) {
    self.init(configuration: .formatter(value, formatter, prompt: prompt), label: Text(titleKey))
  }

  /// A field for a value of a formatter, with a prompt as its placeholder. It is written on Return or when the focus
  /// leaves. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Foundation.Formatter, prompt: Text?
  ) {
    self.init(configuration: .formatter(value, formatter, prompt: prompt), label: Text(title))
  }

  /// A field for a value of a formatter, with a prompt as its placeholder. It is written on Return or when the focus
  /// leaves. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Foundation.Formatter, prompt: Text?
  ) {
    self.init(configuration: .formatter(value, formatter, prompt: prompt), label: Text(titleResource))
  }

  /// A field for a value of a formatter. It is written on Return or when the focus leaves. `titleKey` is translated by
  /// the program's tables.
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Foundation.Formatter) {
    self.init(configuration: .formatter(value, formatter), label: Text(titleKey))
  }

  /// A field for a value of a formatter. It is written on Return or when the focus leaves. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Foundation.Formatter) {
    self.init(configuration: .formatter(value, formatter), label: Text(title))
  }

  /// A field for a value of a formatter. It is written on Return or when the focus leaves. `titleResource` is
  /// translated by its own table.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Foundation.Formatter
  ) {
    self.init(configuration: .formatter(value, formatter), label: Text(titleResource))
  }
}
