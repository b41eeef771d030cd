import PlatenTesting
import SwiftUI
import Testing

@testable import Platen
@testable import PlatenGraph
@testable import PlatenTree

/// Steppers as one control, pickers of several sources, progress by time, sizes of type, the scheme of the window.
@MainActor @Suite struct StepperControlTests {
  private struct Page: View {
    @State private var count = 2
    @State private var price = 1.5
    @State private var log = ""

    var body: some View {
      Form {
        Stepper("Count", value: $count, in: 0...3) { log += $0 ? "(" : ")" }
        Stepper("Price", value: $price, in: 0...10, step: 0.5, format: .number.precision(.fractionLength(2)))
        Text("\(count) \(log)")
      }
    }
  }

  private func steppers(_ screen: Screen) -> [(node: Node, content: StepperContent)] {
    var found: [(Node, StepperContent)] = []
    screen.host.root.forEach {
      if case .control(let content as StepperContent) = $0.content { found.append(($0, content)) }
    }
    return found
  }

  @Test func aStepperIsOneControlForTheKeyboard() async throws {
    let screen = await Screen(Page())
    let stepper = try #require(steppers(screen).first)
    #expect(stepper.content.label == "Count")
    #expect(stepper.node.attributes.isFocusable)
    #expect(stepper.node.content.control?.steps(for: .rightArrow) == 1)
    #expect(stepper.node.children.allSatisfy { !$0.attributes.isFocusable })
    screen.host.send(.step(1), to: stepper.node.id)
    screen.update()
    #expect(screen.shows("3 ()"))
    #expect(!steppers(screen)[0].content.canIncrement)
    #expect(!screen.host.send(.step(1), to: stepper.node.id))
  }

  @Test func aFormatDecidesHowTheValueIsWritten() async throws {
    let screen = await Screen(Page())
    #expect(steppers(screen)[1].content.valueText == "1.50")
    screen.host.send(.step(1), to: steppers(screen)[1].node.id)
    screen.update()
    #expect(screen.shows("2.00"))
  }

  private struct Alarm: Identifiable {
    let id: Int
    var sound: String
  }

  private struct Alarms: View {
    @State private var alarms = [Alarm(id: 0, sound: "bell"), Alarm(id: 1, sound: "horn")]

    var body: some View {
      Form {
        Picker("Sound", sources: $alarms, selection: \.sound) {
          Text("Bell").tag("bell")
          Text("Horn").tag("horn")
        }
        Text(alarms.map(\.sound).joined(separator: " "))
      }
    }
  }

  @Test func aPickerOfSeveralSourcesWritesThemAll() async throws {
    let screen = await Screen(Alarms())
    #expect(try screen.picker("Sound").selectedIndex == nil)
    try screen.picker("Sound").select("Horn")
    #expect(screen.shows("horn horn"))
    #expect(try screen.picker("Sound").value == "Horn")
  }

  @Test func aProgressFollowsTheTime() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let timer = ProgressTimer(interval: start...start.addingTimeInterval(90), countsDown: true)
    #expect(timer.fraction(at: start) == 1)
    #expect(timer.fraction(at: start.addingTimeInterval(45)) == 0.5)
    #expect(timer.fraction(at: start.addingTimeInterval(500)) == 0)
    #expect(DefaultDateProgressLabel.text(timer, start) == "1:30")
    #expect(DefaultDateProgressLabel.text(timer, start.addingTimeInterval(81.5)) == "0:09")
    #expect(Array(timer.entries(from: start, mode: .normal)).last == start.addingTimeInterval(90))
  }

  private struct Sized: View {
    @ScaledMetric(relativeTo: .body) private var length = 17.0
    @Environment(\.dynamicTypeSize) private var size

    var body: some View { Text(verbatim: "\(Int(length.rounded()))").font(.title) }
  }

  @Test func lengthsAndLettersFollowTheSizeOfType() async throws {
    func font(_ screen: Screen) -> Font? {
      let node = screen.host.root.first { if case .leaf(.text) = $0.content { true } else { false } }
      guard case .leaf(.text(let text))? = node?.content else { return nil }
      return text.font
    }
    let usual = await Screen(Sized())
    #expect(usual.shows("17"))
    #expect(font(usual)?.scale == 1)
    let large = await Screen(Sized().dynamicTypeSize(.accessibility5))
    #expect(large.shows("53"))
    #expect((font(large)?.scale ?? 0) > 3)
    let limited = await Screen(Sized().dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility5))
    #expect(limited.shows("19"))
  }

  private struct Schemed: View {
    @State private var scheme: ColorScheme?
    @Environment(\.colorScheme) private var shown

    var body: some View {
      VStack {
        Text(shown == .dark ? "dark" : "light")
        Button("Dark") { scheme = .dark }
        Button("System") { scheme = nil }
      }
      .preferredColorScheme(scheme)
    }
  }

  @Test func theWindowIsAsDarkAsTheProgramWants() async throws {
    let screen = await Screen(Schemed())
    screen.host.colorScheme.setSurrounding(.light)
    screen.update()
    #expect(screen.shows("light"))
    try screen.button("Dark").press()
    #expect(screen.shows("dark"))
    #expect(screen.host.root.attributes.colorScheme == .dark)
    try screen.button("System").press()
    #expect(screen.shows("light"))
    #expect(screen.host.root.attributes.colorScheme == nil)
  }
}
