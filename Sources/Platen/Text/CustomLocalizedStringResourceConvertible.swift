/// A value that describes itself by a text that is translated. It is Foundation's protocol of that name.
public protocol CustomLocalizedStringResourceConvertible {
  /// The description, translated by its own table where it is shown.
  var localizedStringResource: LocalizedStringResource { get }
}
