import Platen
import PlatenGraph
import TextControls

/// A view of AppKit inside a SwiftUI hierarchy.
///
/// A wrapped `NSTextField` or `NSTextView` is shown as any other field is: front ends make no difference. Labels are
/// shown as text, and other views by what is inside them, one below the other.
@MainActor @preconcurrency public protocol NSViewRepresentable: _PrimitiveView {
  /// The type of the AppKit view.
  associatedtype NSViewType: NSView
  /// The object that answers the calls of the view; `Void` by default.
  associatedtype Coordinator = Void
  /// The coordinator, transaction and environment that the methods receive.
  typealias Context = NSViewRepresentableContext<Self>

  /// Makes the view, once for as long as this keeps its identity.
  func makeNSView(context: Context) -> NSViewType
  /// Brings the view up to date when something this read has changed, and once after it was made.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Called when the view has left the hierarchy.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Makes what answers the view's calls, before the view itself.
  func makeCoordinator() -> Coordinator
  /// The size of the view in points; nil leaves it to the front end. Called with an unspecified proposal, since the
  /// available space is only known in the layout.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
  /// Does nothing.
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  /// Nil: the front end determines the size.
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }

  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    RepresentableElement<AppKitRepresentable<Self>>(view, in: parent)
  }
}

extension NSViewRepresentable where Coordinator == Void {
  /// There is no coordinator.
  public func makeCoordinator() {}
}

/// What the methods of a representable receive along with its view.
@MainActor @preconcurrency public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// The coordinator that `makeCoordinator()` has made.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update that makes or updates the view.
  public let transaction: Transaction
  /// The environment of the representable.
  public let environment: EnvironmentValues

  init(_ setting: RepresentableSetting<Representable.Coordinator>) {
    (coordinator, transaction, environment) = (setting.coordinator, setting.transaction, setting.environment)
  }
}

/// The calls of AppKit's representables.
enum AppKitRepresentable<Representable: NSViewRepresentable>: RepresentableKind {
  typealias Setting = RepresentableSetting<Representable.Coordinator>

  static func makeCoordinator(_ representable: Representable) -> Representable.Coordinator {
    representable.makeCoordinator()
  }

  static func make(_ representable: Representable, _ setting: Setting) -> Representable.NSViewType {
    representable.makeNSView(context: NSViewRepresentableContext(setting))
  }

  static func update(_ representable: Representable, _ view: Representable.NSViewType, _ setting: Setting) {
    representable.updateNSView(view, context: NSViewRepresentableContext(setting))
  }

  static func size(
    _ representable: Representable, _ view: Representable.NSViewType, _ setting: Setting
  ) -> CGSize? {
    representable.sizeThatFits(.unspecified, nsView: view, context: NSViewRepresentableContext(setting))
  }

  static func dismantle(_ view: Representable.NSViewType, _ coordinator: Representable.Coordinator) {
    Representable.dismantleNSView(view, coordinator: coordinator)
  }
}
