import PlatenGraph
import PlatenTesting
import PlatenTree
import SwiftUI
import Testing
import UIKit

/// Recognizers of UIKit as gestures of views, as programs bring them to SwiftUI.
@MainActor @Suite struct RepresentedGestureTests {
  private struct HoldGesture: UIGestureRecognizerRepresentable {
    var isOn: Bool
    let log: @MainActor (String) -> Void

    final class Coordinator: NSObject, UIGestureRecognizerDelegate {
      var questions = 0

      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        questions += 1
        return true
      }
    }

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      let recognizer = UIPanGestureRecognizer()
      recognizer.delegate = context.coordinator
      return recognizer
    }

    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
      recognizer.isEnabled = isOn
    }

    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      let distance = Int(context.converter.localTranslation?.x ?? -1)
      switch recognizer.state {
      case .began: log("began \(distance), asked \(context.coordinator.questions) time")
      case .ended: log("ended at \(Int(context.converter.localLocation.x))")
      default: log("moved \(distance)")
      }
    }
  }

  private struct Card: View {
    @State private var log = "still"
    @State private var isOn = true

    var body: some View {
      VStack {
        Text(log).gesture(HoldGesture(isOn: isOn) { log = $0 })
        Toggle("On", isOn: $isOn)
      }
    }
  }

  private func send(_ screen: Screen, _ phase: PointerEvent.Phase, _ x: Double) throws {
    let node = try #require(
      screen.host.root.first { if case .decoration(.effect(.gesture)) = $0.content { true } else { false } })
    screen.host.send(.pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: 0))), to: node.id)
    screen.update()
  }

  @Test func aDragIsHandledFromItsBeginningToItsEnd() async throws {
    let screen = await Screen(Card())
    try send(screen, .down, 0)
    try send(screen, .move, 30)
    #expect(screen.shows("began 30, asked 1 time"))
    try send(screen, .move, 45)
    #expect(screen.shows("moved 45"))
    try send(screen, .up, 50)
    #expect(screen.shows("ended at 50"))
  }

  @Test func aRecognizerThatIsDisabledIsNotNoticed() async throws {
    let screen = await Screen(Card())
    try screen.toggle("On").press()
    for (phase, x) in [(PointerEvent.Phase.down, 0.0), (.move, 30), (.up, 30)] { try send(screen, phase, x) }
    #expect(screen.shows("still"))
    try screen.toggle("On").press()
    try send(screen, .down, 0)
    try send(screen, .move, 30)
    #expect(screen.shows("began 30, asked 1 time"))
  }
}
