import PlatenTesting
import SwiftUI
import Testing

@testable import Platen
@testable import PlatenGraph
@testable import PlatenTree

/// Controls of a kind that no front end supports: they are shown by their role, and answer the events of it.
@MainActor @Suite struct UnknownControlTests {
  /// A control with nothing but what its role needs.
  private struct Unknown: ControlContent {
    static let kindName = "unknown"
    var role: ControlRole
    var number = 1

    var name: String? { "Speed" }
    var valueDescription: String? { "level \(number)" }
    var onState: Bool? { role == .toggle ? number == 1 : nil }
    var level: Double? { Double(number) / 2 }
    var choices: [PickerContent.Option] {
      role == .choice ? ["Slow", "Middle", "Fast"].map { PickerContent.Option(title: $0) } : []
    }
    var selection: Int? { role == .choice ? number : nil }
    var steps: ControlSteps? { role == .adjustable || role == .choice ? ControlSteps() : nil }
  }

  private struct Dial: _ControlView {
    let role: ControlRole
    let number: Binding<Int>

    var _label: Text { Text("Speed") }
    var _source: EmptyView { EmptyView() }
    var _showsLabel: Bool { role != .choice && role != .meter }

    func _content(_ parts: ControlParts) -> any ControlContent { Unknown(role: role, number: number.wrappedValue) }

    func _handle(_ event: NodeEvent, _ parts: ControlParts) -> Bool {
      switch event {
      case .press: number.wrappedValue = number.wrappedValue == 1 ? 0 : 1
      case .setOn(let isOn): number.wrappedValue = isOn ? 1 : 0
      case .select(let index): number.wrappedValue = index
      case .step(let steps): number.wrappedValue += steps
      default: return false
      }
      return true
    }
  }

  private struct Page: View {
    let role: ControlRole
    @State private var number = 1

    var body: some View {
      VStack {
        Dial(role: role, number: $number)
        Text("number \(number)")
      }
    }
  }

  private func node(on screen: Screen) throws -> Node {
    try #require(screen.host.root.first { $0.content.kindName == "unknown" })
  }

  @Test(arguments: [
    (ControlRole.button, "[ Speed ]"), (.menu, "[ Speed ]"), (.toggle, "[x] Speed"), (.choice, "<level 1>"),
    (.adjustable, "Speed"), (.date, "Speed"), (.color, "Speed"), (.meter, "50%"),
  ])
  func itIsShownAsTheUsualControlOfItsRole(role: ControlRole, line: String) async {
    let screen = await Screen(Page(role: role))
    #expect(screen.snapshot == line + "\nnumber 1")
  }

  @Test func itsNameAndValueAreThoseOfItsContent() async throws {
    let shown = try ShownNode(node(on: await Screen(Page(role: .choice))))
    #expect(shown.role == .picker)
    #expect(shown.label == "Speed")
    #expect(shown.value == "level 1")
    #expect(shown.options == ["Slow", "Middle", "Fast"])
  }

  @Test func arrowsStepThroughIt() async throws {
    let screen = await Screen(Page(role: .adjustable))
    try screen.adjustable("Speed").focus()
    try screen.press(.rightArrow)
    #expect(screen.shows("number 2"))
    try screen.press(.leftArrow)
    #expect(screen.shows("number 1"))
  }

  @Test func spaceTogglesIt() async throws {
    let screen = await Screen(Page(role: .toggle))
    let id = try node(on: screen).id
    screen.host.focus.move(to: id)
    try screen.press(.space)
    #expect(screen.snapshot == "[ ] Speed\nnumber 0")
  }

  @Test func whatIsOnlyReadHasNoFocus() async throws {
    let screen = await Screen(Page(role: .meter))
    #expect(try !node(on: screen).attributes.isFocusable)
  }
}
