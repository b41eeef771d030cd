import Foundation
import Testing
import TextControls

/// Animations of UIKit's views, which show their final values at once.
@MainActor @Suite struct AnimationTests {
  private func expectEventually(_ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async throws
  {
    for _ in 0..<200 where !condition() { try await Task.sleep(for: .milliseconds(5)) }
    #expect(condition(), sourceLocation: sourceLocation)
  }

  @Test func valuesAreFinalAtOnceAndTheCompletionComesLater() async throws {
    let view = UIView(frame: .zero)
    var isComplete = false
    UIView.animate(withDuration: 0.02) {
      view.alpha = 0
    } completion: {
      isComplete = $0
    }
    #expect(view.alpha == 0 && !isComplete)
    try await expectEventually { isComplete }
  }

  @Test func aRepeatedAnimationHasNoEnd() async throws {
    var isComplete = false
    var isFollowed = false
    UIView.animate(withDuration: 0, delay: 0, options: [.repeat, .autoreverse]) {
    } completion: { _ in
      isComplete = true
    }
    UIView.transition(with: UIView(frame: .zero), duration: 0.01, animations: nil) { _ in isFollowed = true }
    try await expectEventually { isFollowed }
    #expect(!isComplete)
  }

  @Test func aTransitionReplacesAView() {
    let (outer, first, second) = (UIView(frame: .zero), UIView(frame: .zero), UIView(frame: .zero))
    outer.addSubview(first)
    UIView.transition(from: first, to: second, duration: 0)
    #expect(outer.subviews == [second])
    UIView.transition(from: second, to: first, duration: 0, options: .showHideTransitionViews)
    #expect(second.isHidden && outer.subviews == [second])
  }

  @Test func anAnimatorMakesItsChangesWhenItStarts() async throws {
    let view = UIView(frame: .zero)
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 0.01, curve: .easeIn) { view.alpha = 0.5 }
    animator.addCompletion { position = $0 }
    #expect(view.alpha == 1 && animator.state == .inactive)
    animator.startAnimation()
    #expect(view.alpha == 0.5 && animator.isRunning)
    animator.addAnimations { view.alpha = 0.25 }
    #expect(view.alpha == 0.25)
    try await expectEventually { position == .end }
    #expect(animator.state == .inactive && animator.fractionComplete == 1)
  }

  @Test func anAnimatorThatWasStoppedHasNoCompletionUnlessItIsFinished() async throws {
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0, dampingRatio: 1) {}
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    try await Task.sleep(for: .milliseconds(20))
    #expect(positions.isEmpty)
    animator.finishAnimation(at: .current)
    #expect(positions == [.current])
  }

  @Test func curvesHaveTheirControlPoints() {
    let curve = UICubicTimingParameters(animationCurve: .easeInOut)
    #expect(curve.controlPoint1 == CGPoint(x: 0.42, y: 0) && curve.controlPoint2 == CGPoint(x: 0.58, y: 1))
    #expect(UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero).dampingRatio == 0.5)
  }
}
