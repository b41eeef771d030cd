import PlatenTesting
import SwiftUI
import Testing

@testable import PlatenGraph

/// Views and modifiers whose body is evaluated with the values between two.
@MainActor @Suite struct AnimatableBodyTests {
  private struct Number: View, Animatable {
    var value: Double
    var unit = "m"

    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    var body: some View { Text("\(Int(value)) \(unit)") }
  }

  private final class Log { var ends = 0 }

  private struct Page: View {
    let log: Log
    @State private var value = 0.0
    @State private var unit = "m"

    var body: some View {
      Number(value: value, unit: unit)
      Button("Up") {
        withAnimation(.linear(duration: 3)) {
          value = 30
        } completion: {
          log.ends += 1
        }
      }
      Button("Down") { withAnimation(.linear(duration: 3)) { value = 0 } }
      Button("Jump") { value = 90 }
      Button("Unit") { unit = "km" }
    }
  }

  private func number(_ screen: Screen) -> Int? {
    screen.texts.first.flatMap { Int($0.prefix { $0.isNumber }) }
  }

  @Test func aViewPassesTheValuesBetween() async throws {
    let log = Log()
    let screen = await Screen(Page(log: log))
    try screen.button("Up").press()
    #expect(number(screen) == 0)
    var seen: Set<Int> = []
    for _ in 0..<29 {
      await screen.advance(by: 0.1)
      seen.formUnion(number(screen).map { [$0] } ?? [])
    }
    // Fifteen frames a second, of which each second one is looked at after 0.1 s.
    #expect(seen.count > 14 && seen.allSatisfy { (0...30).contains($0) })
    #expect(log.ends == 0)
    await screen.advance(by: 0.2)
    #expect(number(screen) == 30)
    #expect(log.ends == 1)
  }

  @Test func anotherAnimationStartsWhereTheFirstIs() async throws {
    let screen = await Screen(Page(log: Log()))
    try screen.button("Up").press()
    await screen.advance(by: 2)
    let before = try #require(number(screen))
    try screen.button("Down").press()
    // The clock has advanced since the last frame, by less than the time between two.
    #expect(number(screen).map { (before...before + 1).contains($0) } == true)
    await screen.advance(by: 1.5)
    #expect(number(screen).map { $0 < before && $0 > 0 } == true)
    await screen.advance(by: 2)
    #expect(number(screen) == 0)
  }

  @Test func aChangeWithoutAnAnimationEndsTheMotion() async throws {
    let screen = await Screen(Page(log: Log()))
    try screen.button("Up").press()
    await screen.advance(by: 1)
    try screen.button("Jump").press()
    #expect(number(screen) == 90)
    await screen.advance(by: 1)
    #expect(number(screen) == 90)
  }

  @Test func aChangeOfSomethingElseDoesNotEndTheMotion() async throws {
    let screen = await Screen(Page(log: Log()))
    try screen.button("Up").press()
    await screen.advance(by: 1)
    try screen.button("Unit").press()
    #expect(screen.shows("km"))
    #expect(number(screen).map { $0 > 5 && $0 < 15 } == true)
    await screen.advance(by: 3)
    #expect(screen.shows("30 km"))
  }

  @Test func withReducedMotionTheEndIsShown() async throws {
    let screen = await Screen(Page(log: Log()))
    screen.host.animator.isReduced = true
    try screen.button("Up").press()
    #expect(number(screen) == 30)
  }
}
