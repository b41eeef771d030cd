import SwiftUI
import TextFormats

/// The typed data of a card.
struct CardDetails {
  var holder = ""
  /// The digits.
  var number = ""
  var expiry: CardExpiry?
  var cvc = ""

  var brand: String? {
    switch number.prefix(2) {
    case let start where start.hasPrefix("4"): "Visa"
    case "51", "52", "53", "54", "55": "Mastercard"
    case "34", "37": "American Express"
    default: nil
    }
  }

  var isComplete: Bool {
    !holder.isEmpty && number.count == 16 && hasValidChecksum && expiry != nil && cvc.count >= 3
  }

  var hasValidChecksum: Bool { CardNumberFormatStyle.hasValidCheckDigit(number) }
}

struct DeliveryAddress {
  var street = ""
  var city = ""
  var postalCode = ""
  var country = "Switzerland"

  var isComplete: Bool { ![street, city, postalCode].contains { $0.trimmingCharacters(in: .whitespaces).isEmpty } }
}

struct CheckoutView: View {
  enum Field: Hashable, CaseIterable {
    case street, postalCode, city, holder, number, expiry, cvc
  }

  @State private var address = DeliveryAddress()
  @State private var card = CardDetails()
  @State private var isGift = false
  @State private var note = ""
  @State private var showingSummary = false
  @State private var orderNumber: Int?
  @FocusState private var focus: Field?

  private let basket = [("Teapot", 38.0), ("Two cups", 24.5), ("Darjeeling, 100 g", 11.9)]

  private var total: Double { basket.reduce(0) { $0 + $1.1 } + (isGift ? 3 : 0) }

  var body: some View {
    NavigationStack {
      Form {
        AddressSection(address: $address, focus: $focus)
        cardSection
        Section {
          Toggle("This is a gift (+ \(3.formatted(.currency(code: "CHF"))))", isOn: $isGift)
          if isGift {
            TextField("A few words to go with it", text: $note, axis: .vertical)
              .lineLimit(2...4)
          }
        }
        Section {
          Button {
            focus = nil
            showingSummary = true
          } label: {
            HStack {
              Text("Review order")
              Spacer()
              Text(total, format: .currency(code: "CHF"))
            }
            .font(.headline)
          }
          .buttonStyle(.borderedProminent)
          .disabled(!card.isComplete || !address.isComplete)
        } footer: {
          if let orderNumber {
            Label("Thank you! Your order is number \(String(orderNumber)).", systemImage: "checkmark.seal.fill")
              .foregroundStyle(.green)
          }
        }
      }
      .navigationTitle("Checkout")
      .onSubmit(focusNextField)
      .sheet(isPresented: $showingSummary) {
        OrderSummaryView(basket: basket, address: address, card: card, total: total, onConfirm: placeOrder)
      }
    }
  }

  private var cardSection: some View {
    Section("Card") {
      TextField("Name on card", text: $card.holder)
        .textContentType(.creditCardName)
        .textInputAutocapitalization(.words)
        .focused($focus, equals: .holder)
        .submitLabel(.next)
      LabeledContent("Card number") {
        HStack {
          TextField("Card number", value: $card.number, format: .cardNumber, prompt: Text("0000 0000 0000 0000"))
            .labelsHidden()
            .keyboardType(.numberPad)
            .textContentType(.creditCardNumber)
            .focused($focus, equals: .number)
            .onChange(of: card.number) {
              if card.number.count == 16, card.hasValidChecksum { focus = .expiry }
            }
          if let brand = card.brand {
            Text(brand)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
      }
      if card.number.count == 16, !card.hasValidChecksum {
        Text("There is a digit wrong in this number.")
          .font(.footnote)
          .foregroundStyle(.red)
      }
      TextField("Expires", value: $card.expiry, format: .cardExpiry, prompt: Text("MM/YY"))
        .keyboardType(.numberPad)
        .textContentType(.creditCardExpiration)
        .focused($focus, equals: .expiry)
        .onChange(of: card.expiry) { _, newValue in
          if newValue != nil { focus = .cvc }
        }
      SecureField("CVC", text: $card.cvc)
        .keyboardType(.numberPad)
        .textContentType(.creditCardSecurityCode)
        .focused($focus, equals: .cvc)
        .onChange(of: card.cvc) { _, newValue in
          let filtered = String(newValue.filter(\.isNumber).prefix(4))
          if filtered != newValue { card.cvc = filtered }
        }
    }
  }

  private func focusNextField() {
    guard let focus, let index = Field.allCases.firstIndex(of: focus) else { return }
    self.focus = Field.allCases.indices.contains(index + 1) ? Field.allCases[index + 1] : nil
  }

  private func placeOrder() {
    orderNumber = 2041
    card = CardDetails()
  }
}

private struct AddressSection: View {
  @Binding var address: DeliveryAddress
  var focus: FocusState<CheckoutView.Field?>.Binding

  var body: some View {
    Section("Deliver to") {
      TextField("Street", text: $address.street)
        .textContentType(.fullStreetAddress)
        .focused(focus, equals: .street)
      TextField("Postal code", text: $address.postalCode)
        .textContentType(.postalCode)
        .keyboardType(.numbersAndPunctuation)
        .focused(focus, equals: .postalCode)
      TextField("City", text: $address.city)
        .textContentType(.addressCity)
        .focused(focus, equals: .city)
      Picker("Country", selection: $address.country) {
        ForEach(["Austria", "France", "Germany", "Italy", "Switzerland"], id: \.self, content: Text.init)
      }
    }
    .submitLabel(.next)
  }
}

private struct OrderSummaryView: View {
  let basket: [(String, Double)]
  let address: DeliveryAddress
  let card: CardDetails
  let total: Double
  let onConfirm: () -> Void

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        Section("Basket") {
          ForEach(basket, id: \.0) { name, price in
            LabeledContent(name, value: price, format: .currency(code: "CHF"))
          }
          LabeledContent("Total") {
            Text(total, format: .currency(code: "CHF"))
              .bold()
          }
        }
        Section("Deliver to") {
          Text("\(address.street)\n\(address.postalCode) \(address.city)\n\(address.country)")
        }
        Section("Pay with") {
          Label("\(card.brand ?? "Card") ending in \(String(card.number.suffix(4)))", systemImage: "creditcard")
        }
      }
      .navigationTitle("Your order")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Back") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Pay") {
            onConfirm()
            dismiss()
          }
        }
      }
    }
    .presentationDetents([.medium, .large])
  }
}

#Preview("Checkout") {
  CheckoutView()
}
