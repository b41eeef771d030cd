import SwiftUI

/// Taps of one and two clicks on a view, marks of a slider, cards that are dragged together, and a chart that is read.
struct MarksAndTapsPage: View {
  @State private var likes = 0
  @State private var zoom = 1
  @State private var share = 0.5
  @State private var done: [String] = []

  private let cards = ["Plan", "Write", "Print"]
  private let sales = [3.0, 5, 8]

  var body: some View {
    TabView {
      Tab("Photo", systemImage: "photo") {
        VStack(spacing: 12) {
          Text("Photo at \(zoom) times, \(likes) likes")
            .padding()
            .border(.gray)
            .onTapGesture(count: 2) { likes += 1 }
            .onTapGesture { zoom += 1 }
          Slider(value: $share, in: 0...1, enabledBounds: 0.2...1) {
            Text("Share")
          } ticks: {
            SliderTickContentForEach([0.25, 0.5, 0.75], id: \.self) { SliderTick($0, "\(Int($0 * 100)) %") }
          }
          .frame(maxWidth: 320)
        }
      }
      Tab("Cards", systemImage: "square.stack") {
        HStack(spacing: 12) {
          ForEach(cards, id: \.self) { card in Text(card).padding(4).border(.gray).draggable(containerItemID: card) }
          Text(done.isEmpty ? "Drop here" : "Done: \(done.joined(separator: ", "))")
            .padding(4)
            .dropDestination(for: String.self) { titles, _ in done += titles }
        }
        .dragContainer(for: String.self, itemID: \.self) { $0 }
        .dragContainerSelection(["Plan", "Print"])
      }
      Tab("Chart", systemImage: "chart.bar") {
        HStack(alignment: .bottom) {
          ForEach(sales, id: \.self) { Rectangle().fill(.blue).frame(width: 24, height: $0 * 8) }
        }
        .accessibilityChartDescriptor(self)
      }
    }
    .tabViewBottomAccessory { Text("Share: \(share, format: .percent)").padding(4) }
    .padding()
  }
}

extension MarksAndTapsPage: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    let points = sales.enumerated().map { AXDataPoint(x: Double($0.offset + 1), y: $0.element) }
    return AXChartDescriptor(
      title: "Sales", summary: "They rise from month to month.",
      xAxis: AXNumericDataAxisDescriptor(title: "Month", range: 1...3, gridlinePositions: []) { "\(Int($0))" },
      yAxis: AXNumericDataAxisDescriptor(title: "Amount", range: 0...10, gridlinePositions: []) { "\(Int($0))" },
      series: [AXDataSeriesDescriptor(name: nil, isContinuous: false, dataPoints: points)])
  }
}

#Preview("Marks and taps") {
  MarksAndTapsPage()
}
