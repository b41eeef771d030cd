private enum BarItemKey: EnvironmentKey { static let defaultValue = false }
private enum ErrorMarkKey: EnvironmentKey { static let defaultValue = "" }
private enum KnownSymbolsKey: EnvironmentKey { static let defaultValue = KnownSymbols() }

/// The symbols that a front end shows so that they can be recognised without words.
package struct KnownSymbols: GraphComparable, Sendable {
  private let isKnown: @Sendable (String) -> Bool

  /// Those that have a line drawing, unless another rule is given.
  package init(_ isKnown: @escaping @Sendable (String) -> Bool = { SymbolDrawing(named: $0).isKnown }) {
    self.isKnown = isKnown
  }

  package func contains(_ name: String) -> Bool { isKnown(name) }

  /// A front end has one rule.
  package static func isSame(_ first: KnownSymbols, _ second: KnownSymbols) -> Bool { true }
}

extension EnvironmentValues {
  /// Whether a view here is an item of a bar, where labels show their icons alone.
  package var isBarItem: Bool {
    get { self[BarItemKey.self] }
    set { self[BarItemKey.self] = newValue }
  }

  /// The symbols that need no words beside them.
  package var knownSymbols: KnownSymbols {
    get { self[KnownSymbolsKey.self] }
    set { self[KnownSymbolsKey.self] = newValue }
  }

  /// What messages about mistakes begin with, for the eye: where there may be no colours. Empty for nothing.
  package var errorMark: String {
    get { self[ErrorMarkKey.self] }
    set { self[ErrorMarkKey.self] = newValue }
  }
}
