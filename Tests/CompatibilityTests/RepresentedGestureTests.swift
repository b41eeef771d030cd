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

  @Test func aDragIsHandledFromItsBeginningToItsEnd() async throws {
    let screen = await Screen(Card())
    try screen.point(.down, x: 0)
    try screen.point(.move, x: 30)
    #expect(screen.shows("began 30, asked 1 time"))
    try screen.point(.move, x: 45)
    #expect(screen.shows("moved 45"))
    try screen.point(.up, x: 50)
    #expect(screen.shows("ended at 50"))
  }

  @Test func aRecognizerThatIsDisabledIsNotNoticed() async throws {
    let screen = await Screen(Card())
    try screen.toggle("On").press()
    for (phase, x) in [(PointerEvent.Phase.down, 0.0), (.move, 30), (.up, 30)] { try screen.point(phase, x: x) }
    #expect(screen.shows("still"))
    try screen.toggle("On").press()
    try screen.point(.down, x: 0)
    try screen.point(.move, x: 30)
    #expect(screen.shows("began 30, asked 1 time"))
  }
}
