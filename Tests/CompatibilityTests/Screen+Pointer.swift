import PlatenGraph
import PlatenTesting
import PlatenTree
import SwiftUI
import Testing

extension Screen {
  /// Sends an event of a pointer, `x` points from the leading edge, to the first view with a gesture.
  @MainActor func point(_ phase: PointerEvent.Phase, x: Double) throws {
    let node = try #require(
      host.root.first { if case .decoration(.effect(.gesture)) = $0.content { true } else { false } })
    host.send(.pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: 0))), to: node.id)
    update()
  }
}
