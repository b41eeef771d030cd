import PlatenTesting
import SwiftUI
import Testing

private struct Steps: View {
  @State private var people = 2
  @State private var level = UInt8(250)
  var body: some View {
    Form {
      Stepper("\(people) people", value: $people, in: 1...4, step: 2)
      Stepper("Level", value: $level, in: 0...255, step: 10)
      Text("\(people) at \(Int(level))")
    }
  }
}

@MainActor @Suite struct StepperTests {
  @Test func theLastStepEndsAtTheBound() async throws {
    let screen = await Screen(Steps())
    let increment = try screen.button("Increment")
    try increment.press()
    #expect(screen.shows("4 at 250"))
    #expect(try !increment.isEnabled)
    let decrement = try screen.button("Decrement")
    try decrement.press()
    try decrement.press()
    #expect(screen.shows("1 at 250"))
    #expect(try !decrement.isEnabled)
  }
}
