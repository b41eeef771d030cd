import SwiftUI

/// An optional amount: text that is no amount sets it to nil, and the log shows each change.
struct OptionalCurrencyPage: View {
  @State private var myMoney: Double? = 300.0
  @State private var log: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Currency (USD)", value: $myMoney, format: .currency(code: "USD"))
        .keyboardType(.decimalPad)
        .textFieldStyle(.roundedBorder)
        .onChange(of: myMoney) { _, newValue in
          log.append("myMoney: \(String(describing: newValue))")
        }
      ForEach(Array(log.suffix(8).enumerated()), id: \.offset) { entry in
        Text(entry.element)
          .font(.footnote)
          .monospaced()
      }
    }
  }
}

#Preview("An optional amount") {
  OptionalCurrencyPage()
}
