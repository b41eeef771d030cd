import PlatenTesting
import SwiftUI
import Testing

/// Gestures that a program makes of others.
@MainActor @Suite struct OwnGestureTests {
  private struct Counting: Gesture {
    let report: (Int) -> Void
    @State private var count = 0

    init(report: @escaping (Int) -> Void) { self.report = report }

    var body: some Gesture {
      TapGesture().onEnded {
        count += 1
        report(count)
      }
    }
  }

  private struct Page: View {
    @State private var shown = 0
    @State private var ended = 0

    var body: some View {
      Text("Tapped \(shown), \(ended)")
        .gesture(Counting { shown = $0 })
      Text("Other").gesture(Counting { _ in }.onEnded { _ in ended += 1 })
    }
  }

  @Test func itsPropertiesKeepTheirValues() async throws {
    let screen = await Screen(Page())
    try screen.tapTarget("Tapped 0, 0").press()
    #expect(screen.shows("Tapped 1, 0"))
    try screen.tapTarget("Tapped 1, 0").press()
    #expect(screen.shows("Tapped 2, 0"))
    try screen.tapTarget("Other").press()
    #expect(screen.shows("Tapped 2, 1"))
  }

  /// A gesture of the program's own that is made of another one.
  private struct Around: Gesture {
    let report: (Int) -> Void

    var body: some Gesture { Counting(report: report).onEnded { _ in } }

    init(report: @escaping (Int) -> Void) { self.report = report }
  }

  private struct Parts: View {
    @State private var shown = 0
    @State private var ended = 0

    var body: some View {
      Text("Acting \(shown), \(ended)").gesture(Counting { shown = $0 }.onEnded { _ in ended += 1 })
      Text("Beside \(shown), \(ended)")
        .gesture(LongPressGesture().simultaneously(with: Counting { shown = $0 }).onEnded { _ in ended += 1 })
      Text("Inside \(shown)").gesture(Around { shown = $0 })
      Text("Optional \(shown)").gesture(Optional(Counting { shown = $0 }))
    }
  }

  @Test(arguments: ["Acting", "Beside", "Inside", "Optional"])
  func aPartOfAGestureKeepsItsProperties(part: String) async throws {
    let screen = await Screen(Parts())
    func press(_ shown: Int, _ ended: Int) throws {
      let hasEnd = part == "Acting" || part == "Beside"
      try screen.tapTarget(hasEnd ? "\(part) \(shown), \(ended)" : "\(part) \(shown)").press()
    }
    try press(0, 0)
    #expect(screen.shows("Inside 1"))
    try press(1, 1)
    #expect(screen.shows("Inside 2"))
  }
}
