/// The styles of one kind of control at a place in the tree of views.
///
/// A style that front ends draw replaces all that are set further out. One that makes a view is added to them, so that
/// its body can show the control in the style around it: `Toggle(configuration)` in the body of a toggle style is a
/// toggle in the style that is set further out.
struct StyleSlot<Kind: StyleKind>: GraphComparable, @unchecked Sendable {
  /// What front ends draw where no style makes a view.
  var drawn = Kind.standard
  /// The styles that make views, the nearest last.
  private var styles: [AnyStyle<Kind.Configuration>] = []

  static func isSame(_ first: Self, _ second: Self) -> Bool {
    ValueComparison.areEqual(first.drawn, second.drawn)
      && first.styles.elementsEqual(second.styles, by: AnyStyle.isSame)
  }

  /// The view that the nearest style makes, with the styles further out in its environment; nil where front ends draw
  /// the control.
  @MainActor func body(_ configuration: @autoclosure () -> Kind.Configuration) -> AnyView? {
    guard let style = styles.last else { return nil }
    return AnyView(style.body(configuration()).modifier(StyleModifier<Kind>(change: .removeNearest)))
  }

  /// A part of the control in which all styles of the slot apply, also inside the view that a style makes.
  func applied(to part: some View) -> AnyView { AnyView(part.modifier(StyleModifier<Kind>(change: .replace(self)))) }

  /// What a modifier does to the slot.
  enum Change: GraphComparable {
    case draw(Kind.Drawn)
    case add(AnyStyle<Kind.Configuration>)
    case removeNearest
    case replace(StyleSlot)

    static func isSame(_ first: Self, _ second: Self) -> Bool {
      switch (first, second) {
      case (.draw(let first), .draw(let second)): ValueComparison.areEqual(first, second)
      case (.add(let first), .add(let second)): AnyStyle.isSame(first, second)
      case (.removeNearest, .removeNearest): true
      case (.replace(let first), .replace(let second)): StyleSlot.isSame(first, second)
      default: false
      }
    }
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .draw(let drawn):
      self.drawn = drawn
      styles = []
    case .add(let style): styles.append(style)
    case .removeNearest: _ = styles.popLast()
    case .replace(let slot): self = slot
    }
  }
}

private enum StyleKey<Kind: StyleKind>: EnvironmentKey {
  static var defaultValue: StyleSlot<Kind> { StyleSlot() }
}

extension EnvironmentValues {
  /// The styles of a kind of control.
  subscript<Kind: StyleKind>(style kind: Kind.Type) -> StyleSlot<Kind> {
    get { self[StyleKey<Kind>.self] }
    set { self[StyleKey<Kind>.self] = newValue }
  }
}

/// The styles of a kind of control in the surroundings of a view.
@propertyWrapper struct ControlStyle<Kind: StyleKind>: GraphProperty, GraphComparable {
  private var location: EnvironmentLocation?

  nonisolated init() {}

  var wrappedValue: StyleSlot<Kind> { location?.environment[style: Kind.self] ?? StyleSlot() }

  mutating func install(in slot: inout AnyObject?, of element: _Element) {
    let location = slot as? EnvironmentLocation ?? EnvironmentLocation(element)
    slot = location
    self.location = location
  }

  /// The value of the property is in the environment.
  static func isSame(_ first: Self, _ second: Self) -> Bool { true }
}
