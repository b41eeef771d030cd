/// The name of a colour in a catalogue, as a constant to refer to: Xcode writes an extension with one for each.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The colour of that name in that bundle's catalogue.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of an image in a catalogue, as a constant to refer to: Xcode writes an extension with one for each.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// The image of that name in that bundle's catalogue.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
