import PlatenTesting
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

/// Transforms of a view's picture, and effects of a program's own that make them.
@MainActor @Suite struct GeometryEffectTests {
  private struct Shake: GeometryEffect {
    var travel: CGFloat = 10
    var shakes = 3
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(
        CGAffineTransform(translationX: travel * sin(animatableData * .pi * CGFloat(shakes)), y: 0))
    }
  }

  private struct Login: View {
    @State private var attempts = 0

    var body: some View {
      VStack {
        Text("Password").modifier(Shake(animatableData: CGFloat(attempts)))
        Button("Sign in") { withAnimation(.linear(duration: 1)) { attempts += 1 } }
      }
    }
  }

  private func shift(_ screen: Screen) throws -> CGFloat {
    let node = screen.host.root.first { if case .geometry = $0.content.effect { true } else { false } }
    guard case .geometry(let effect)? = node?.shownContent.effect else { throw CancellationError() }
    return effect.value(in: CGSize(width: 80, height: 20)).m31
  }

  @Test func anEffectMovesTheViewForThereAndBackWhileItIsAnimated() async throws {
    let screen = await Screen(Login())
    #expect(try shift(screen) == 0)
    try screen.button("Sign in").press()
    await screen.advance(by: 1.0 / 6)
    #expect(try abs(shift(screen) - 10) < 0.5)
    await screen.advance(by: 1.0 / 3)
    #expect(try abs(shift(screen) + 10) < 0.5)
    await screen.advance(by: 1)
    #expect(try abs(shift(screen)) < 0.001)
    #expect(!screen.isMoving)
  }

  @Test func anEffectIsGivenTheSize() {
    struct Half: GeometryEffect {
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height))
      }
    }
    let value = AnyGeometryEffect(Half()).value(in: CGSize(width: 30, height: 8))
    #expect(value.m31 == 15 && value.m32 == 8)
  }

  @Test func nonFiniteNumbersAreIgnored() {
    struct Broken: GeometryEffect {
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: .nan, y: 0))
      }
    }
    #expect(AnyGeometryEffect(Broken()).value(in: .zero).isIdentity)
  }

  @Test func aTransformIsAnimatedEntryByEntry() throws {
    let old = AnyGeometryEffect(_TransformEffect(transform: .identity))
    let new = AnyGeometryEffect(_TransformEffect(transform: CGAffineTransform(a: 3, b: 2, c: 0, d: 1, tx: 8, ty: 4)))
    let between = try #require(old.interpolated(to: new, 0.5)).value(in: .zero)
    #expect(between.affine == CGAffineTransform(a: 2, b: 1, c: 0, d: 1, tx: 4, ty: 2))
  }

  @Test func transformsAreJoinedFromTheInside() {
    let point = CGPoint(x: 1, y: 0)
    let turned = CGAffineTransform.identity.translatedBy(x: 5, y: 0).rotated(by: .pi / 2).scaledBy(x: 2, y: 2)
    let result = point.applying(turned)
    #expect(abs(result.x - 5) < 1e-9 && abs(result.y - 2) < 1e-9)
    let back = result.applying(turned.inverted())
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y) < 1e-9)
    let projected = result.applying(ProjectionTransform(turned).inverted())
    #expect(abs(projected.x - 1) < 1e-9 && abs(projected.y) < 1e-9)
  }

  @Test func aTransformInSpaceIsSeenFromTheFront() {
    var space = CATransform3DIdentity
    space.m34 = -1 / 500
    space = CATransform3DRotate(space, .pi / 3, 0, 1, 0)
    let flat = ProjectionTransform(space)
    #expect(!flat.isAffine)
    // The part that rotates away to the right is narrower than half and further away.
    let edge = CGPoint(x: 100, y: 50).applying(flat)
    #expect(abs(edge.x - 50 / (1 + 0.1732)) < 0.1)
    #expect(abs(edge.y - 50 / (1 + 0.1732)) < 0.1)
  }

  @Test func aShapesOutlineIsTransformed() {
    let moved = Rectangle().transform(CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 1))
    let outline = moved.path(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(outline.boundingRect == CGRect(x: 10, y: 0, width: 10, height: 5))
  }
}
