import PlatenTesting
import SwiftUI
import Testing

@testable import Platen
@testable import PlatenGraph

@MainActor @Suite struct RatingTests {
  private struct Review: View {
    @State var stars = 3
    var bounds = 0...5

    var body: some View {
      Form {
        RatingStepper("Service", value: $stars, in: bounds)
        Text("value \(stars)")
      }
    }
  }

  @Test func eachNumberIsAStar() async throws {
    let screen = await Screen(Review())
    #expect(screen.snapshot.contains("Service: ★★★☆☆"))
    try screen.adjustable("Service").increment()
    #expect(screen.snapshot.contains("Service: ★★★★☆"))
    #expect(screen.shows("value 4"))
  }

  @Test func arrowsAndSignsChangeTheValueUpToItsEnds() async throws {
    let screen = await Screen(Review())
    let rating = try screen.adjustable("Service")
    try rating.focus()
    try screen.press(.rightArrow)
    try screen.press("+")
    try screen.press("+")
    #expect(try rating.value == "5 of 5")
    #expect(try !rating.canIncrement)
    for _ in 0..<6 { try screen.press(.leftArrow) }
    #expect(try rating.value == "0 of 5")
    #expect(try !rating.canDecrement)
    try screen.press("-")
    #expect(screen.shows("value 0"))
  }

  @Test func theButtonsChangeTheValue() async throws {
    let screen = await Screen(Review())
    try screen.button("Decrement").press()
    #expect(screen.shows("value 2"))
    try screen.button("Increment").press()
    #expect(screen.shows("value 3"))
  }

  @Test func aFrontEndKnowsItByItsRole() async throws {
    let screen = await Screen(Review())
    let node = try #require(screen.driver.host.root.first { $0.content.kindName == "rating" })
    let shown = ShownNode(node)
    #expect(shown.role == .value)
    #expect(shown.label == "Service")
    #expect(shown.value == "3 of 5")
    #expect(shown.isFocusable)
  }

  @Test func aValueBeyondTheBoundsIsShownAtTheirEnd() async throws {
    let screen = await Screen(Review(stars: 9))
    #expect(screen.snapshot.contains("Service: ★★★★★"))
    try screen.adjustable("Service").decrement()
    #expect(screen.shows("value 4"))
  }

  @Test func boundsOfAnySizeAreNumbers() async throws {
    let wide = await Screen(Review(stars: 7, bounds: 0...12))
    #expect(wide.snapshot.contains("Service: 7/12"))
    let widest = await Screen(Review(stars: .max, bounds: .min ... .max))
    try widest.adjustable("Service").decrement()
    #expect(try widest.adjustable("Service").canIncrement)
  }
}
