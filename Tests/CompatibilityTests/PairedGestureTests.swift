import PlatenTesting
import SwiftUI
import Testing

/// Gestures of two gestures whose values a program reads, as cards that are dragged, turned and held do.
@MainActor @Suite struct PairedGestureTests {
  private struct Card: View {
    @State private var width: CGFloat?
    @State private var isHeld: Bool?
    @State private var log = ""

    private var drag: some Gesture<DragGesture.Value> {
      DragGesture(minimumDistance: 20).onChanged { width = $0.translation.width }
    }
    private var resize: SimultaneousGesture<DragGesture, MagnificationGesture> {
      SimultaneousGesture(DragGesture(), MagnificationGesture())
    }

    var body: some View {
      VStack {
        Text("\(width.map { "\(Int($0))" } ?? "still"), \(isHeld == true ? "held" : "free"), \(log)")
          .gesture(
            drag.simultaneously(with: LongPressGesture(minimumDuration: 1, maximumDistance: 1000))
              .onChanged { value in
                isHeld = value.second
                log += value.first.map { "\(Int($0.translation.width))" } ?? "-"
              })
        Color.red.gesture(resize.onChanged { log += "\($0.first?.location.x ?? 0) \($0.second ?? 1)" })
      }
    }
  }

  @Test func actionsOfTwoGesturesGetTheValuesOfBoth() async throws {
    let screen = await Screen(Card())
    try screen.point(.down, x: 0)
    #expect(screen.shows("still, held, -"))
    try screen.point(.move, x: 30)
    #expect(screen.shows("30, held, -30"))
    try screen.point(.move, x: 45)
    #expect(screen.shows("45, held, -3045"))
    try screen.point(.up, x: 45)
    // Nothing is left of the press before.
    try screen.point(.down, x: 0)
    #expect(screen.shows("45, held, -3045-"))
  }

  private struct Chosen: View {
    @State private var log = ""

    private var zoom: some Gesture<Void> { TapGesture(count: 2).onEnded { log += "zoom " } }
    private var combined: some Gesture {
      ExclusiveGesture(zoom, SimultaneousGesture(SpatialTapGesture(), DragGesture()))
        .onEnded { value in
          switch value {
          case .first: log += "first."
          case .second(let pair): log += "second \(pair.first?.location.x ?? -1) \(pair.second?.location.x ?? -1)."
          }
        }
    }

    var body: some View { Text("<\(log)>").gesture(combined) }
  }

  @Test func theValueOfAlternativesSaysWhichOneItIs() async throws {
    let screen = await Screen(Chosen())
    try screen.point(.down, x: 3)
    try screen.point(.up, x: 3)
    await screen.advance(by: 1)
    #expect(screen.shows("<second 3.0 -1.0.>"))
    try screen.point(.down, x: 0)
    try screen.point(.move, x: 50)
    try screen.point(.up, x: 50)
    #expect(screen.shows("<second 3.0 -1.0.second -1.0 50.0.>"))
  }

  @Test func sizesOfTextAreInOrder() {
    #expect(ContentSizeCategory.large < .accessibilityMedium)
    #expect(ContentSizeCategory.extraSmall < .small)
  }
}
