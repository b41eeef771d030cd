import Foundation
import SwiftUI
import Testing

/// Springs by their mechanics and by their duration.
@MainActor @Suite struct SpringTests {
  @Test func springsAreTheSameByMechanics() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 20)
    #expect(abs(spring.duration - 2 * .pi / 10) < 0.0001 && abs(spring.bounce) < 0.0001)
    #expect(Animation.interpolatingSpring(stiffness: 100, damping: 10) == .spring(Spring(stiffness: 100, damping: 10)))
    #expect(Animation.spring(.bouncy) == .bouncy)
  }
}
