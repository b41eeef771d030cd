/// A view of UIKit inside a SwiftUI hierarchy.
///
/// A wrapped `UITextField` or `UITextView` is shown as any other field is: front ends can't tell the difference. Labels
/// are shown as text, and other views by what is inside them, one below the other.
@MainActor @preconcurrency public protocol UIViewRepresentable: _PrimitiveView {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once for as long as this keeps its identity.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date when something this read has changed, and once after it was made.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view has left the hierarchy.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what answers the view's calls, before the view itself.
  func makeCoordinator() -> Coordinator
  /// The size of the view in points; nil leaves it to the front end. Asked with an unspecified proposal, since the
  /// room there is only turns out in the layout.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    RepresentableElement(view, in: parent)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable is given along with its view.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}
