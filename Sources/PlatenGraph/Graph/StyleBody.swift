/// What a program's style makes of a configuration: a view of its own, so that the style can have properties that read
/// the surroundings there, as `@Environment(\.isEnabled)` in a button's style does.
package struct StyleBody<Style, Configuration, Made: View> {
  @InstalledStyle private var style: Style
  private let configuration: Configuration
  private let make: @MainActor (Style, Configuration) -> Made

  package init(
    _ style: Style, _ configuration: Configuration, make: @escaping @MainActor (Style, Configuration) -> Made
  ) {
    _style = InstalledStyle(wrappedValue: style)
    self.configuration = configuration
    self.make = make
  }
}

extension StyleBody: View {
  package var body: some View { make(style, configuration) }
}

/// A style whose dynamic properties are those of the view that shows it.
@propertyWrapper private struct InstalledStyle<Style>: GraphProperty, GraphComparable {
  private final class Storage: UninstallableStorage {
    var properties = DynamicPropertyStorage<Style>()

    func uninstall() { properties.uninstall() }
  }

  var wrappedValue: Style

  mutating func install(in slot: inout AnyObject?, of element: _Element) {
    let storage = slot as? Storage ?? Storage()
    slot = storage
    storage.properties.install(in: &wrappedValue, of: element)
  }

  static func isSame(_ first: Self, _ second: Self) -> Bool {
    ValueComparison.areEqual(first.wrappedValue, second.wrappedValue)
  }
}
