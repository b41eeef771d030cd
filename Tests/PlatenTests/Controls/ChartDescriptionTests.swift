import PlatenTesting
import SwiftUI
import Testing

@testable import PlatenTree

/// Charts as texts for assistive technology, and what is said after scrolling.
@MainActor @Suite(.serialized) struct ChartDescriptionTests {
  private struct Sales: View, AXChartDescriptorRepresentable {
    @State var amounts = [3.0, 5.0]

    var body: some View {
      VStack {
        HStack {
          ForEach(Array(amounts.enumerated()), id: \.offset) { _, amount in
            Rectangle().frame(width: 8, height: amount * 8)
          }
        }
        .accessibilityChartDescriptor(self)
        Button("Add") { amounts.append(8) }
      }
    }

    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "Sales", summary: "They rise.",
        xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["1", "2", "3"]),
        yAxis: AXNumericDataAxisDescriptor(title: "Amount", range: 0...10, gridlinePositions: []) { "\(Int($0)) €" },
        additionalAxes: [], series: series)
    }

    func updateChartDescriptor(_ descriptor: AXChartDescriptor) { descriptor.series = series }

    private var series: [AXDataSeriesDescriptor] {
      let points = amounts.enumerated().map { AXDataPoint(x: "\($0.offset + 1)", y: $0.element) }
      return [AXDataSeriesDescriptor(name: "2026", isContinuous: false, dataPoints: points)]
    }
  }

  private func texts(_ screen: Screen) -> [String] {
    var texts: [String] = []
    screen.host.root.forEach { if $0.children.isEmpty { texts.append($0.plainText) } }
    return texts
  }

  @Test func thePointsOfAChartAreRead() async throws {
    let screen = await Screen(Sales())
    let texts = texts(screen)
    for text in ["Sales", "They rise.", "2026", "Month: 1, Amount: 3 €", "Month: 2, Amount: 5 €"] {
      #expect(texts.contains(text), "\(texts)")
    }
  }

  @Test func theDescriptionFollowsTheValue() async throws {
    let screen = await Screen(Sales())
    try screen.button("Add").press()
    await screen.settle()
    #expect(texts(screen).contains("Month: 3, Amount: 8 €"))
  }

  private struct Pages: View {
    @State private var page = 1

    var body: some View {
      VStack {
        Text("Page").accessibilityScrollStatus("Page \(page) of 3")
        Button("Next") { page += 1 }
      }
    }
  }

  @Test func theStatusIsSaidWhenItHasChanged() async throws {
    let screen = await Screen(Pages())
    await screen.settle()
    #expect(screen.announcements.isEmpty)
    try screen.button("Next").press()
    await screen.settle()
    #expect(screen.announcements == [AccessibilityAnnouncement(.pageScrolled, text: "Page 2 of 3")])
  }

  private struct Player: View {
    let isEnabled: Bool

    var body: some View {
      TabView {
        Tab("Songs", systemImage: "music.note") { Text("All songs") }
      }
      .tabViewBottomAccessory(isEnabled: isEnabled) { Accessory() }
    }
  }

  private struct Accessory: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View { Text(placement == .expanded ? "Now playing" : "?") }
  }

  @Test func anAccessoryIsBelowThePagesOfTabs() async throws {
    let screen = await Screen(Player(isEnabled: true))
    #expect(screen.shows("All songs") && screen.shows("Now playing"))
    let off = await Screen(Player(isEnabled: false))
    #expect(off.shows("All songs") && !off.shows("Now playing"))
  }
}
