/// The styles of one kind of control. The type is the key of their slot in the environment.
protocol StyleKind {
  /// The parts of the control that a style arranges; `Never` where all styles are drawn by front ends.
  associatedtype Configuration = Never
  /// What front ends draw for a style; `Void` where they draw the control in one way only.
  associatedtype Drawn = Void

  /// What front ends draw where no style is set.
  static var standard: Drawn { get }
}

extension StyleKind where Drawn == Void {
  static var standard: Void { () }
}

/// A style that front ends draw, instead of making a view.
protocol BuiltinStyle<Drawn> {
  /// As in the ``StyleKind`` that the style belongs to.
  associatedtype Drawn = Void

  /// What front ends draw for the style.
  nonisolated var drawn: Drawn { get }
}

extension BuiltinStyle where Drawn == Void {
  nonisolated var drawn: Void { () }
}
