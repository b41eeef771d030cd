import ArgumentParser

/// Reads words as the parser does for `Base`, and requires nothing of them: a value may be missing, and no `validate()`
/// is called, neither the command's nor that of an option group. All that such a parse can report is what is wrong with
/// the words themselves.
///
/// The parser takes the definitions of a type from its mirror, and notes which words are used while the type is decoded.
struct UncheckedArguments<Base: ParsableArguments>: ParsableArguments, CustomReflectable {
  init() {}

  init(from decoder: any Decoder) throws {
    let words = try decoder.container(keyedBy: PropertyName.self)
    for (name, property) in Self.properties { property.read(from: words, for: PropertyName(stringValue: name)) }
  }

  var customMirror: Mirror {
    Mirror(self, children: Self.properties.map { (label: $0.name, value: $0.property) })
  }

  /// What the type defines, by the names of its properties.
  private static var properties: [(name: String, property: any WordProperty)] {
    Mirror(reflecting: Base()).children.compactMap { child in
      guard let label = child.label, let property = child.value as? any WordProperty else { return nil }
      // The mirror has the storage of a property wrapper, whose name begins with an underscore.
      return (label.hasPrefix("_") ? String(label.dropFirst()) : label, property.unchecked)
    }
  }
}

extension UncheckedArguments: ParsableCommand where Base: ParsableCommand {
  static var configuration: CommandConfiguration {
    var configuration = Base.configuration
    configuration.commandName = Base._commandName
    configuration.groupedSubcommands = []
    configuration.ungroupedSubcommands = Base.configuration.subcommands.map { $0.unchecked }
    configuration.defaultSubcommand = Base.configuration.defaultSubcommand?.unchecked
    return configuration
  }
}

extension ParsableCommand {
  fileprivate static var unchecked: any ParsableCommand.Type { UncheckedArguments<Self>.self }
}

private struct PropertyName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// A property that words are read for.
private protocol WordProperty: Decodable {
  /// The same, without a check of the values.
  var unchecked: any WordProperty { get }
}

extension WordProperty {
  var unchecked: any WordProperty { self }

  /// Notes the words that are the property's. That there are none is no problem here.
  fileprivate func read(from words: KeyedDecodingContainer<PropertyName>, for name: PropertyName) {
    _ = try? words.decode(Self.self, forKey: name)
  }
}

extension Argument: WordProperty {}
extension Option: WordProperty {}
extension Flag: WordProperty {}

extension OptionGroup: WordProperty {
  fileprivate var unchecked: any WordProperty { OptionGroup<UncheckedArguments<Value>>(title: title) }
}
