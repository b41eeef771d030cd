import SwiftUI

struct TipCalculatorView: View {
  @State private var checkAmount = 0.0
  @State private var numberOfPeople = 2
  @State private var tipPercentage = 0.15
  @State private var roundsUp = false
  @FocusState private var amountIsFocused: Bool

  private let tipPercentages = [0, 0.1, 0.15, 0.2, 0.25]

  private let currencyFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = Locale(identifier: "en_US")
    formatter.currencyCode = "USD"
    // Without this, an amount needs its currency symbol.
    formatter.isLenient = true
    return formatter
  }()

  private var tip: Double { checkAmount * tipPercentage }

  private var grandTotal: Double {
    roundsUp ? (checkAmount + tip).rounded(.up) : checkAmount + tip
  }

  private var totalPerPerson: Double { grandTotal / Double(numberOfPeople) }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Amount", value: $checkAmount, formatter: currencyFormatter)
            .keyboardType(.decimalPad)
            .focused($amountIsFocused)
          Picker("Number of people", selection: $numberOfPeople) {
            ForEach(1..<21, id: \.self) {
              Text($0 == 1 ? "1 person" : "\($0) people")
            }
          }
        }
        Section("How much tip do you want to leave?") {
          Picker("Tip percentage", selection: $tipPercentage) {
            ForEach(tipPercentages, id: \.self) {
              Text($0, format: .percent)
            }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
          Toggle("Round the total up", isOn: $roundsUp)
        }
        Section("Check") {
          amountRow("Tip", grandTotal - checkAmount)
            .foregroundStyle(tipPercentage == 0 && !roundsUp ? .red : .primary)
          amountRow("Total", grandTotal)
          amountRow("Per person", totalPerPerson)
            .font(.headline)
        }
      }
      .navigationTitle("WeSplit")
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { amountIsFocused = false }
        }
      }
    }
  }

  private func amountRow(_ title: LocalizedStringKey, _ amount: Double) -> some View {
    LabeledContent(title) {
      Text(currencyFormatter.string(from: amount as NSNumber) ?? "")
        .monospacedDigit()
    }
  }
}

#Preview("Tip calculator") {
  TipCalculatorView()
}
