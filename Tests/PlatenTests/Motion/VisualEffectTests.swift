import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

/// What is done to a view's picture by its size and place.
@MainActor @Suite struct VisualEffectTests {
  /// What is noted in one pass is evaluated and laid out by the next.
  private func settle(_ window: LaidOut) { for _ in 0..<3 { window.layOut() } }

  private func opacities(_ window: LaidOut) -> [Double] {
    var opacities: [Double] = []
    window.host.root.forEach { if case .opacity(let value) = $0.content.effect { opacities.append(value) } }
    return opacities
  }

  @Test func anEffectReadsTheSizeAndDoesNotChangeIt() throws {
    let plain = LaidOut(Text("abcd"), width: 30, height: 6)
    let window = LaidOut(
      Text("abcd").visualEffect { content, proxy in
        content.opacity(0.5).scaleEffect(2).offset(x: proxy.size.width)
      }, width: 30, height: 6)
    settle(window)
    #expect(window.frame("abcd") == plain.frame("abcd"))
    #expect(opacities(window) == [0.5])
    let node = window.host.root.first { if case .geometry = $0.content.effect { true } else { false } }
    guard case .geometry(let effect)? = node?.content.effect else { throw CancellationError() }
    // Twice as large about its middle, and moved by its own width.
    let move = effect.value(in: CGSize(width: 4, height: 1))
    #expect(move.m11 == 2 && move.m22 == 2)
    #expect(move.m31 == 2 && move.m32 == -0.5)
  }

  @Test func anEffectIsMadeOfThePlace() {
    let window = LaidOut(
      VStack(alignment: .leading) {
        Text("ab")
        Text("cd").visualEffect { content, proxy in
          content.opacity(proxy.frame(in: .named("box")).minY == 1 ? 0.5 : 1)
        }
      }
      .coordinateSpace(.named("box")), width: 30, height: 6)
    settle(window)
    #expect(opacities(window) == [0.5])
  }

  @Test func viewsScrolledOutOfSightAreInAnotherPhase() {
    let window = LaidOut(
      ScrollView {
        VStack {
          ForEach(0..<10) { line in
            Text("Line \(line)").scrollTransition { content, phase in content.opacity(0.5 + phase.value / 4) }
          }
        }
      }, width: 20, height: 4)
    settle(window)
    #expect(opacities(window) == Array(repeating: 0.5, count: 4) + Array(repeating: 0.75, count: 6))
    guard
      let scroller = window.host.root.first(where: { if case .container(.scroll) = $0.content { true } else { false } })
    else {
      Issue.record("Nothing scrolls.")
      return
    }
    window.host.rows.setScrollOffset(CGPoint(x: 0, y: 3), of: scroller)
    settle(window)
    #expect(
      opacities(window)
        == Array(repeating: 0.25, count: 3) + Array(repeating: 0.5, count: 4) + Array(repeating: 0.75, count: 3))
  }

  @Test func aViewThatNothingScrollsIsInSight() {
    let window = LaidOut(
      Text("ab").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }, width: 20, height: 4)
    settle(window)
    #expect(opacities(window) == [1])
  }
}
