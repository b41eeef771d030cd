import Foundation

/// A gesture recognizer of UIKit as a gesture of a SwiftUI view: see `gesture(_:)` of views.
///
/// Taps, long presses, drags and swipes are noticed, as in a `UIView`; other recognizers are kept.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  /// The type of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The object that the recognizer's delegate and targets can be; `Void` by default.
  associatedtype Coordinator = Void
  /// The coordinator and the positions that the methods receive.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// What gives positions in spaces of SwiftUI.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recognizer, once for as long as the view keeps its identity.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Brings the recognizer up to date when something the view depends on has changed. Does nothing by default.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Called for each state of a gesture, before the recognizer's own targets. Does nothing by default.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes the coordinator, before the recognizer.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Default implementation: does nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Default implementation: does nothing.
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// There is no coordinator.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What the methods of a represented recognizer receive along with it.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// The coordinator that `makeCoordinator(converter:)` has made.
  public let coordinator: Representable.Coordinator
  /// Where the gesture is.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Where a gesture is, in points of the view that has it. A space that is requested is ignored: recognizers report
/// positions in that view alone.
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  private let recognizer: () -> UIGestureRecognizer?

  init(_ recognizer: @escaping () -> UIGestureRecognizer?) { self.recognizer = recognizer }

  /// Where the gesture is; zero before the first one.
  public var localLocation: CGPoint { recognizer()?.location(in: nil) ?? .zero }
  /// How far a drag has gone; nil for other gestures.
  public var localTranslation: CGPoint? { (recognizer() as? UIPanGestureRecognizer)?.translation(in: nil) }
  /// How fast a drag moves, in points per second; nil for other gestures.
  public var localVelocity: CGPoint? { (recognizer() as? UIPanGestureRecognizer)?.velocity(in: nil) }

  /// Where the gesture is. `space` is ignored.
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { localLocation }
  /// How far a drag has gone; nil for other gestures. `space` is ignored.
  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { localTranslation }
  /// How fast a drag moves, in points per second; nil for other gestures. `space` is ignored.
  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { localVelocity }
}

extension View {
  /// Adds a gesture recognizer of UIKit to the view, with the precedence of ``gesture(_:including:)``.
  nonisolated public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    modifier(_RepresentedGestureModifier(representable: representable))
  }
}

/// Gives a view a represented recognizer.
struct _RepresentedGestureModifier<Representable: UIGestureRecognizerRepresentable> {
  let representable: Representable
  @State private var represented = RepresentedRecognizer<Representable>()

  nonisolated init(representable: Representable) { self.representable = representable }
}

extension _RepresentedGestureModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.gesture(RepresentedGesture(_recognizers: represented.recognizers(for: representable)))
  }
}

/// The gesture of a recognizer that a view has made.
private struct RepresentedGesture: Gesture {
  typealias Value = Void
  let _recognizers: [_GestureRecognizer]
  static func _value(of event: _GestureEvent) -> Void? { () }
}

/// The recognizer of a view, with its coordinator.
@MainActor private final class RepresentedRecognizer<Representable: UIGestureRecognizerRepresentable> {
  private var representable: Representable?
  private var recognizer: Representable.UIGestureRecognizerType?
  private var context: Representable.Context?

  nonisolated init() {}

  func recognizers(for representable: Representable) -> [_GestureRecognizer] {
    self.representable = representable
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter { [weak self] in self?.recognizer }
    let context =
      context
      ?? Representable.Context(
        coordinator: representable.makeCoordinator(converter: converter), converter: converter)
    self.context = context
    let gesture = recognizer ?? representable.makeUIGestureRecognizer(context: context)
    if recognizer == nil {
      recognizer = gesture
      gesture.action = { [weak self] _ in self?.handle() }
    }
    representable.updateUIGestureRecognizer(gesture, context: context)
    return HostedGestures.recognizer(of: gesture).map { [$0] } ?? []
  }

  private func handle() {
    guard let representable, let recognizer, let context else { return }
    representable.handleUIGestureRecognizerAction(recognizer, context: context)
  }
}
