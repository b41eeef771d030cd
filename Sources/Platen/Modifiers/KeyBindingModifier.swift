extension View {
  /// Has keys do something else while the focus is in this view.
  ///
  /// The entries of `bindings` are tried before those from further out, and before the table that the front end has for
  /// its platform; `onKeyPress` actions and keyboard shortcuts come before all of them. An entry with
  /// `KeyIntent.nothing` takes a key's meaning away.
  ///
  /// SwiftUI has nothing of the kind: there the system's key bindings apply.
  nonisolated public func keyBindings(_ bindings: FrontEndKeyBindings) -> some View {
    transformEnvironment(\.keyActions) { $0.bind(bindings) }
  }
}

extension Scene {
  /// Has keys do something else in all views of the scene; see `View.keyBindings(_:)`.
  nonisolated public func keyBindings(_ bindings: FrontEndKeyBindings) -> some Scene {
    transformEnvironment(\.keyActions) { $0.bind(bindings) }
  }
}
