import Platen
import PlatenTesting
import Testing

/// Views that are mirrored where lines are read in the other direction.
@MainActor @Suite struct LayoutDirectionBehaviorTests {
  private func isMirrored(_ behavior: LayoutDirectionBehavior, in direction: LayoutDirection) -> Bool {
    let view = Text("Way").layoutDirectionBehavior(behavior).environment(\.layoutDirection, direction)
    let window = LaidOut(view, width: 20, height: 10)
    return window.host.root.first { node in
      if case .decoration(.effect(.scale(let scale, _))) = node.content { scale.width < 0 } else { false }
    } != nil
  }

  @Test func aViewIsMirroredInTheDirectionItNames() {
    #expect(isMirrored(.mirrors, in: .rightToLeft) && !isMirrored(.mirrors, in: .leftToRight))
    #expect(isMirrored(.mirrors(in: .leftToRight), in: .leftToRight))
    #expect(!isMirrored(.mirrors(in: .leftToRight), in: .rightToLeft))
    #expect(!isMirrored(.fixed, in: .rightToLeft) && !isMirrored(.fixed, in: .leftToRight))
  }

  @Test func aHiddenPointerHasNoShape() {
    func shape(_ visibility: Visibility) -> String? {
      let window = LaidOut(Text("Film").pointerVisibility(visibility), width: 20, height: 10)
      var shape: String?
      window.host.root.forEach { if case .decoration(.effect(.pointer(let name))) = $0.content { shape = name } }
      return shape
    }
    #expect(shape(.hidden) == "none" && shape(.visible) == "auto" && shape(.automatic) == "auto")
  }
}
