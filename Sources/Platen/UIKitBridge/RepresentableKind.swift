/// How a representable makes what it shows, in the words of its framework: UIKit's views, AppKit's, and controllers.
@MainActor package protocol RepresentableKind {
  associatedtype Representable: _PrimitiveView
  associatedtype Shown: AnyObject
  associatedtype Coordinator

  static func makeCoordinator(_ representable: Representable) -> Coordinator
  static func make(_ representable: Representable, _ setting: RepresentableSetting<Coordinator>) -> Shown
  static func update(_ representable: Representable, _ shown: Shown, _ setting: RepresentableSetting<Coordinator>)
  /// The size in points; nil leaves it to the front end.
  static func size(
    _ representable: Representable, _ shown: Shown, _ setting: RepresentableSetting<Coordinator>
  ) -> CGSize?
  static func dismantle(_ shown: Shown, _ coordinator: Coordinator)
}

/// What a representable's methods receive, before it is in the context of its framework.
@MainActor package struct RepresentableSetting<Coordinator> {
  package let coordinator: Coordinator
  package let transaction: Transaction
  package let environment: EnvironmentValues
}
