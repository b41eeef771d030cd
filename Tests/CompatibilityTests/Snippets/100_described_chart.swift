import Accessibility
import SwiftUI

/// A chart of a program's own, described for those who do not see it.
struct StepsChart: View {
    struct Day: Identifiable {
        let id = UUID()
        let name: String
        let steps: Double
    }

    let days: [Day]

    var body: some View {
        HStack(alignment: .bottom) {
            ForEach(days) { day in
                RoundedRectangle(cornerRadius: 2).frame(width: 16, height: day.steps / 100)
            }
        }
        .accessibilityElement()
        .accessibilityLabel("Steps")
        .accessibilityChartDescriptor(self)
    }
}

extension StepsChart: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
        let xAxis = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: days.map(\.name))
        let most = days.map(\.steps).max() ?? 0
        let yAxis = AXNumericDataAxisDescriptor(title: "Steps", range: 0...most, gridlinePositions: []) { value in
            "\(Int(value)) steps"
        }
        let series = AXDataSeriesDescriptor(
            name: "This week", isContinuous: false, dataPoints: days.map { AXDataPoint(x: $0.name, y: $0.steps) })
        return AXChartDescriptor(
            title: "Steps by day", summary: "Walked on \(days.count) days", xAxis: xAxis, yAxis: yAxis,
            additionalAxes: [], series: [series])
    }
}
