import PlatenTesting
import SwiftUI
import Testing

@MainActor @Suite struct ValueArithmeticTests {
  @Test func anglesAreAddedAndScaled() async {
    #expect(Angle.degrees(90) + .degrees(45) == .degrees(135) && -Angle.radians(1) == .radians(-1))
    #expect(abs((Angle.degrees(30) * 3 / 2 - .degrees(45)).radians) < 1e-12)
    var angle = Angle.radians(1)
    angle += .radians(2)
    angle -= .radians(0.5)
    #expect(angle == .radians(2.5))
    #expect(await Screen(TurnedArrow(first: .degrees(90), second: .degrees(30))).shows("Turned by 60"))
  }

  @Test func visualEffectsTurnInSpace() async {
    // Half a turn about the vertical axis shows the mirror image.
    let turned = EmptyVisualEffect().rotation3DEffect(.degrees(180), axis: (x: 0, y: 2, z: 0))._values
    #expect(turned == EmptyVisualEffect().scaleEffect(x: -1)._values)
    let flat = EmptyVisualEffect().rotation3DEffect(.degrees(60), axis: (x: 0, y: 0, z: 1), anchor: .top)._values
    #expect(flat == EmptyVisualEffect().rotationEffect(.degrees(60), anchor: .top)._values)
    #expect(await Screen(TurningRows()).shows("Row 2"))
  }
}
