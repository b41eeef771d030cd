/// Changes the styles of one kind of control in the modified view.
struct StyleModifier<Kind: StyleKind> {
  let change: StyleSlot<Kind>.Change

  nonisolated init(change: StyleSlot<Kind>.Change) { self.change = change }

  /// Sets a style that makes its view by `makeBody`. A style that front ends draw is drawn instead.
  nonisolated init<S, Body: View>(
    _ style: S, makeBody: @autoclosure () -> @MainActor (S, Kind.Configuration) -> Body
  ) {
    change =
      (style as? any BuiltinStyle<Kind.Drawn>).map { .draw($0.drawn) } ?? .add(AnyStyle(style, makeBody: makeBody()))
  }
}

extension StyleModifier where Kind.Configuration == Never {
  /// Sets a style that front ends draw. They draw one that they do not have as the standard.
  nonisolated init(drawing style: Any) {
    change = .draw((style as? any BuiltinStyle<Kind.Drawn>)?.drawn ?? Kind.standard)
  }
}

extension StyleModifier: _PrimitiveModifier, EnvironmentTransform {
  nonisolated func apply(to environment: inout EnvironmentValues) { environment[style: Kind.self].apply(change) }

  static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    EnvironmentElement(view, in: parent)
  }
}
