import SwiftUI

/// The typed data of a card.
struct CardDetails {
  var holder = ""
  var number = ""
  var expiry = ""
  var cvc = ""

  var digits: String { number.filter(\.isNumber) }

  var brand: String? {
    switch digits.prefix(2) {
    case let start where start.hasPrefix("4"): "Visa"
    case "51", "52", "53", "54", "55": "Mastercard"
    case "34", "37": "American Express"
    default: nil
    }
  }

  var isComplete: Bool {
    !holder.isEmpty && digits.count == 16 && hasValidChecksum && expiry.count == 5 && cvc.count >= 3
  }

  /// The Luhn check of the digits.
  var hasValidChecksum: Bool {
    let sum = digits.reversed().enumerated().reduce(0) { sum, digit in
      let value = digit.element.wholeNumberValue ?? 0
      return sum + (digit.offset.isMultiple(of: 2) ? value : value * 2 / 10 + value * 2 % 10)
    }
    return sum.isMultiple(of: 10)
  }
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
        .textContentType(.name)
        .textInputAutocapitalization(.words)
        .focused($focus, equals: .holder)
        .submitLabel(.next)
      HStack {
        TextField("Card number", text: $card.number, prompt: Text("0000 0000 0000 0000"))
          .keyboardType(.numberPad)
          .textContentType(.creditCardNumber)
          .focused($focus, equals: .number)
          .onChange(of: card.number) { newValue in
            card.number = grouped(newValue)
            if card.digits.count == 16, card.hasValidChecksum { focus = .expiry }
          }
        if let brand = card.brand {
          Text(brand)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      if card.digits.count == 16, !card.hasValidChecksum {
        Text("There is a digit wrong in this number.")
          .font(.footnote)
          .foregroundStyle(.red)
      }
      HStack {
        TextField("MM/YY", text: $card.expiry)
          .keyboardType(.numberPad)
          .focused($focus, equals: .expiry)
          .onChange(of: card.expiry) { oldValue, newValue in
            card.expiry = expiry(newValue, isDeleting: newValue.count < oldValue.count)
            if card.expiry.count == 5 { focus = .cvc }
          }
        Divider()
        SecureField("CVC", text: $card.cvc)
          .keyboardType(.numberPad)
          .focused($focus, equals: .cvc)
          .onChange(of: card.cvc) { _, newValue in
            let filtered = String(newValue.filter(\.isNumber).prefix(4))
            if filtered != newValue { card.cvc = filtered }
          }
      }
    }
  }

  /// Digits in groups of four.
  private func grouped(_ text: String) -> String {
    let digits = text.filter(\.isNumber).prefix(16)
    return digits.enumerated().map { $0.offset > 0 && $0.offset % 4 == 0 ? " \($0.element)" : "\($0.element)" }.joined()
  }

  /// The month with a slash after it once it is complete, unless the user is deleting it.
  private func expiry(_ text: String, isDeleting: Bool) -> String {
    var digits = text.filter(\.isNumber)
    if let first = digits.first?.wholeNumberValue, first > 1 { digits = "0" + digits }
    guard digits.count >= 2, Int(digits.prefix(2)).map({ (1...12).contains($0) }) == true else {
      return String(digits.prefix(1))
    }
    if digits.count == 2, isDeleting { return digits }
    return digits.prefix(2) + "/" + digits.dropFirst(2).prefix(2)
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
      HStack {
        TextField("Postal code", text: $address.postalCode)
          .textContentType(.postalCode)
          .keyboardType(.numbersAndPunctuation)
          .frame(maxWidth: 140)
          .focused(focus, equals: .postalCode)
        TextField("City", text: $address.city)
          .textContentType(.addressCity)
          .focused(focus, equals: .city)
      }
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
          Label("\(card.brand ?? "Card") ending in \(String(card.digits.suffix(4)))", systemImage: "creditcard")
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
