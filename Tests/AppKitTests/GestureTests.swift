import PlatenTesting
import SwiftUI
import Testing
import UIKit

import PlatenGraph
import PlatenTree

/// Recognizers on views of UIKit.
@MainActor struct GestureTests {
  @MainActor final class Target: NSObject, UIGestureRecognizerDelegate {
    var taps: [String] = []
    var allows = true
    func tapped(_ gesture: UITapGestureRecognizer) {
      taps.append("\(Int(gesture.location(in: gesture.view).x)) \(gesture.state == .ended)")
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
  }

  @Test func aTapCallsTheTarget() throws {
    let (target, label) = (Target(), UILabel())
    label.text = "Tap me"
    let tap = UITapGestureRecognizer(target: target, action: Selector("tapped:", Target.tapped(_:)))
    tap.delegate = target
    label.addGestureRecognizer(tap)
    let host = ViewHost(ConstraintTests.Box(box: label))
    _ = host.update()
    let node = host.root.children[0]
    guard case .decoration(.effect(.gesture(let gesture))) = node.content else {
      Issue.record("no gesture: \(node.content)")
      return
    }
    #expect(gesture.taps == 1 && gesture.isPressable)
    host.send(.press, to: node.id)
    #expect(target.taps == ["0 true"])
    for phase in [PointerEvent.Phase.down, .up] {
      host.send(.pointer(PointerEvent(phase: phase, location: CGPoint(x: 5, y: 3))), to: node.id)
    }
    #expect(target.taps == ["0 true", "5 true"])
    target.allows = false
    host.send(.press, to: node.id)
    #expect(target.taps.count == 2)
    label.removeGestureRecognizer(tap)
    _ = host.update()
    #expect(host.root.children[0].content.kindName == "text" && label.gestureRecognizers == nil)
  }
}
