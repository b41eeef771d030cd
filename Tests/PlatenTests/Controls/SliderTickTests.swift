import PlatenTesting
import SwiftUI
import Testing

@testable import PlatenTree

/// The marks of sliders, and bounds for what can be chosen.
@MainActor @Suite struct SliderTickTests {
  private struct Page: View {
    @State private var share = 0.5
    @State private var rating = 4.0

    var body: some View {
      VStack {
        Slider(value: $share, enabledBounds: 0.25...1) {
          Text("Share")
        } currentValueLabel: {
          Text("\(Int(share * 100)) percent")
        } ticks: {
          SliderTickContentForEach(stride(from: 0.0, through: 1.0, by: 0.25).map { $0 }, id: \.self) { value in
            SliderTick(value)
          }
          SliderTick(0.6) { Text("usual") }
          if share > 0.9 { SliderTick(0.9, "much") }
        }
        Slider(value: $rating, in: 0...10, step: 2, neutralValue: 4) {
          Text("Rating")
        } tick: { value in
          value == 4 || value == 8 ? SliderTick(value) : nil
        }
      }
    }
  }

  private func content(_ name: String, in screen: Screen) throws -> SliderContent {
    let node = screen.host.root.first { $0.content.control?.as(SliderContent.self)?.label == name }
    return try #require(node?.content.control?.as(SliderContent.self))
  }

  @Test func marksAreInTheSlider() async throws {
    let screen = await Screen(Page())
    #expect(try content("Share", in: screen).marks == [0, 0.25, 0.5, 0.75, 1, 0.6])
    #expect(try content("Rating", in: screen).marks == [4, 8])
    #expect(try content("Rating", in: screen).neutralValue == 4)
  }

  @Test func labelsAndTheValueAreShown() async throws {
    let screen = await Screen(Page())
    #expect(screen.shows("usual") && screen.shows("50 percent") && !screen.shows("much"))
    try screen.slider("Share").set(1)
    #expect(screen.shows("100 percent") && screen.shows("much"))
  }

  @Test func labelsAreBelowTheKnob() {
    let page = LaidOut(
      Slider(value: .constant(0.5)) {
        Text("Share")
      } ticks: {
        SliderTickContentForEach([25, 50, 75], id: \.self) { SliderTick(Double($0) / 100, "\($0)") }
      }, width: 416, height: 40)
    // The knob goes from 8 points to 408.
    #expect(["25", "50", "75"].map { page.frame($0)?.midX } == [108, 208, 308])
  }

  @Test func aValueOutsideOfTheEnabledBoundsIsNotChosen() async throws {
    let screen = await Screen(Page())
    try screen.slider("Share").set(0)
    #expect(screen.shows("25 percent"))
  }

  @Test func ticksHaveAnOrderAndAnIdentity() {
    #expect(SliderTick(1.0) < SliderTick(2.0) && SliderTick(1.0) == SliderTick(1.0, "one"))
    #expect(SliderTick(1.0).id == SliderTick(1.0, "one").id)
  }

  /// The label of a row is in line with the slider, and not with the labels of its marks below it.
  @Test func theLabelIsBesideTheLine() throws {
    let window = LaidOut(
      Form {
        Slider(value: .constant(0.5)) {
          Text("Share")
        } ticks: {
          SliderTick(0.5) { Text("usual") }
        }
      }, width: 60, height: 10)
    let (label, mark) = (try #require(window.frame("Share")), try #require(window.frame("usual")))
    #expect(label.maxX <= mark.minX && label.maxY <= mark.minY)
  }
}
