import SwiftUI

/// Two amounts of two currencies, of which either can be typed: the other follows. In the style of iOS 14, with
/// `onEditingChanged` to tell which of the two a person is in, and a formatter for what is shown.
struct CurrencyExchangeView: View {
  @State private var leftAmount = ""
  @State private var rightAmount = ""
  @State private var leftAmountBefore = ""
  @State private var rightAmountBefore = ""
  @State private var isTypingLeft = false
  @State private var isTypingRight = false
  @State private var left = Coin.krona
  @State private var right = Coin.euro
  @State private var isShowingRates = false

  var body: some View {
    NavigationView {
      VStack(spacing: 16) {
        HStack(alignment: .top) {
          VStack(alignment: .leading) {
            coinPicker("From", selection: $left)
            TextField(
              "Amount", text: $leftAmount,
              onEditingChanged: { isTyping in
                isTypingLeft = isTyping
                leftAmountBefore = leftAmount
              }
            )
            .accessibilityLabel("Amount in \(left.name)")
            .textFieldStyle(RoundedBorderTextFieldStyle())
            .keyboardType(.decimalPad)
            .onChange(of: isTypingLeft ? leftAmount : leftAmountBefore) { _ in
              rightAmount = left.convert(leftAmount, to: right)
            }
            .onChange(of: left) { _ in
              leftAmount = right.convert(rightAmount, to: left)
            }
          }
          Image(systemName: "equal")
            .font(.title)
            .padding(.top, 28)
          VStack(alignment: .leading) {
            coinPicker("To", selection: $right)
            TextField(
              "Amount", text: $rightAmount,
              onEditingChanged: { isTyping in
                isTypingRight = isTyping
                rightAmountBefore = rightAmount
              }
            )
            .accessibilityLabel("Amount in \(right.name)")
            .textFieldStyle(RoundedBorderTextFieldStyle())
            .keyboardType(.decimalPad)
            .onChange(of: isTypingRight ? rightAmount : rightAmountBefore) { _ in
              leftAmount = right.convert(rightAmount, to: left)
            }
            .onChange(of: right) { _ in
              rightAmount = left.convert(leftAmount, to: right)
            }
          }
        }
        if let amount = Coin.number(leftAmount) {
          Text("\(NSNumber(value: amount), formatter: left.formatter) at today’s rate")
            .foregroundColor(.secondary)
        }
        Button(isShowingRates ? "Hide rates" : "Show rates") {
          withAnimation { isShowingRates.toggle() }
        }
        if isShowingRates {
          ForEach(Coin.allCases, id: \.self) { coin in
            HStack {
              Text(coin.name)
              Spacer()
              Text("\(coin.perEuro, specifier: "%.2f") for a euro")
            }
          }
        }
        Spacer()
      }
      .padding()
      .navigationBarTitle("Exchange", displayMode: .inline)
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") {
            UIApplication.shared.sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)
          }
        }
      }
    }
    .navigationViewStyle(.stack)
  }

  private func coinPicker(_ title: String, selection: Binding<Coin>) -> some View {
    Picker(selection: selection, label: Text(title)) {
      ForEach(Coin.allCases, id: \.self) { coin in
        Text(coin.name).tag(coin)
      }
    }
    .pickerStyle(MenuPickerStyle())
  }
}

/// A currency, and what a euro is worth in it.
private enum Coin: String, CaseIterable {
  case euro, krona, yen

  var name: String { rawValue.capitalized }

  var perEuro: Double {
    switch self {
    case .euro: return 1
    case .krona: return 11
    case .yen: return 160
    }
  }

  var formatter: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .currency
    formatter.currencyCode = self == .euro ? "EUR" : self == .krona ? "SEK" : "JPY"
    return formatter
  }

  static func number(_ text: String) -> Double? { Double(text.replacingOccurrences(of: ",", with: ".")) }

  func convert(_ amount: String, to other: Coin) -> String {
    guard let number = Coin.number(amount) else { return "" }
    return String(format: "%.2f", number / perEuro * other.perEuro)
  }
}

struct CurrencyExchangeView_Previews: PreviewProvider {
  static var previews: some View {
    CurrencyExchangeView()
      .previewDisplayName("Currency exchange")
  }
}
