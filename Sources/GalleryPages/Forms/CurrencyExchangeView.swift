import SwiftUI

/// Two amounts of two currencies: the user edits one, and the other follows. In the style of iOS 14, with
/// `onEditingChanged` to know which one is edited, and a formatter.
struct CurrencyExchangeView: View {
  @State private var left = ExchangeSide(coin: .krona)
  @State private var right = ExchangeSide(coin: .euro)
  @State private var isShowingRates = false

  var body: some View {
    NavigationView {
      VStack(spacing: 16) {
        HStack(alignment: .top) {
          ExchangeSideView(title: "From", side: $left, other: $right)
          Image(systemName: "equal")
            .font(.title)
            .padding(.top, 30)
          ExchangeSideView(title: "To", side: $right, other: $left)
        }
        if let amount = Coin.number(left.amount) {
          Text("\(NSNumber(value: amount), formatter: left.coin.formatter) at today’s rate")
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
}

/// An amount and its currency.
private struct ExchangeSide {
  var coin: Coin
  var amount = ""
  var isTyping = false
}

private struct ExchangeSideView: View {
  let title: String
  @Binding var side: ExchangeSide
  @Binding var other: ExchangeSide

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .foregroundColor(.secondary)
        .accessibility(hidden: true)
      Picker(selection: $side.coin, label: Text(title)) {
        ForEach(Coin.allCases, id: \.self) { coin in
          Text(coin.name).tag(coin)
        }
      }
      .labelsHidden()
      .pickerStyle(MenuPickerStyle())
      Text("Amount")
        .foregroundColor(.secondary)
        .accessibility(hidden: true)
      TextField("0.00", text: $side.amount, onEditingChanged: { side.isTyping = $0 })
        .accessibilityLabel("Amount in \(side.coin.name)")
        .textFieldStyle(RoundedBorderTextFieldStyle())
        .keyboardType(.decimalPad)
        .onChange(of: side.amount) { _ in
          if side.isTyping { other.amount = side.coin.convert(side.amount, to: other.coin) }
        }
        .onChange(of: side.coin) { _ in
          side.amount = other.coin.convert(other.amount, to: side.coin)
        }
    }
  }
}

/// A currency, and its rate to the euro.
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
