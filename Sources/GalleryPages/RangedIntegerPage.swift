import SwiftUI

/// Three ways to keep a number in its range.
struct RangedIntegerPage: View {
  @State private var gridBlockSize = 8
  @State private var columns = 4
  @State private var rows = 4

  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.minimum = 1
    formatter.maximum = 64
    formatter.maximumFractionDigits = 0
    return formatter
  }()

  var body: some View {
    Form {
      TextField("By a format style", value: $gridBlockSize, format: .ranged(1...64))
      TextField("By onChange", value: $columns, format: .number)
        .onChange(of: columns) { _, new in
          columns = min(max(new, 1), 64)
        }
      TextField("By a formatter", value: $rows, formatter: formatter)
      Text("A grid of **\(columns) by \(rows)** blocks, each \(gridBlockSize) points wide")
    }
    .keyboardType(.numberPad)
  }
}

#Preview("Numbers in a range") {
  RangedIntegerPage()
}
