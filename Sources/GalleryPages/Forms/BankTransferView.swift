import SwiftUI
import TextEditing
import TextFormats

/// Sends money to another account, after a confirmation.
struct BankTransferView: View {
  struct Transfer: Identifiable {
    let id = UUID()
    var recipient: String
    var iban: String
    var amount: Decimal
    var reference: String
    var date: Date?
  }

  @State private var balance: Decimal = 1_250
  @State private var recipient = ""
  @State private var iban = ""
  @State private var amount: Decimal?
  @State private var reference = ""
  @State private var isScheduled = false
  @State private var date = Date()
  @State private var review: Transfer?
  @State private var sent: [Transfer] = []
  @FocusState private var isIBANFocused: Bool

  var body: some View {
    NavigationView {
      Form {
        Section {
          LabeledContent("Available", value: balance, format: .currency(code: "EUR"))
            .font(.headline)
        }

        Section(header: Text("To")) {
          TextField("Recipient", text: $recipient)
            .textContentType(.name)
          TextField("IBAN", value: $iban, format: IBAN.format, prompt: Text("DE00 0000 0000 0000 0000 00"))
            .font(.system(.body, design: .monospaced))
            .textInputAutocapitalization(.characters)
            .disableAutocorrection(true)
            .focused($isIBANFocused)
          if let problem = ibanProblem {
            Label(problem, systemImage: "exclamationmark.circle")
              .font(.footnote)
              .foregroundColor(.red)
          }
        }

        Section(header: Text("What"), footer: amountFooter) {
          TextField("Amount", value: $amount, format: .currency(code: "EUR"))
            .keyboardType(.decimalPad)
          TextField("Reference", text: $reference, axis: .vertical)
            .lineLimit(1...3)
            .onChange(of: reference) { _, newValue in
              reference = String(newValue.prefix(140))
            }
          Toggle("On another day", isOn: $isScheduled)
          if isScheduled {
            DatePicker("Day", selection: $date, in: Date()..., displayedComponents: .date)
          }
        }

        Section {
          Button("Review", action: startReview)
            .buttonStyle(.borderedProminent)
            .disabled(!canReview)
        }

        if !sent.isEmpty {
          Section(header: Text("Sent")) {
            ForEach(sent) { transfer in
              LabeledContent(transfer.recipient, value: transfer.amount, format: .currency(code: "EUR"))
            }
          }
        }
      }
      .navigationTitle("Transfer")
    }
    .sheet(item: $review) { transfer in
      TransferReview(transfer: transfer, confirm: { send(transfer) })
    }
  }

  private var ibanProblem: String? {
    if iban.isEmpty || isIBANFocused { return nil }
    return IBAN.isValid(iban) ? nil : "This is no valid IBAN."
  }

  @ViewBuilder private var amountFooter: some View {
    if let amount, amount > balance {
      Text("More than there is on your account.")
        .foregroundColor(.red)
    } else {
      Text("\(140 - reference.count) characters left for the reference.")
    }
  }

  private var canReview: Bool {
    guard let amount else { return false }
    return !recipient.isEmpty && IBAN.isValid(iban) && amount > 0 && amount <= balance
  }

  private func startReview() {
    guard let amount else { return }
    review = Transfer(
      recipient: recipient, iban: iban, amount: amount, reference: reference, date: isScheduled ? date : nil)
  }

  private func send(_ transfer: Transfer) {
    sent.append(transfer)
    balance -= transfer.amount
    recipient = ""
    iban = ""
    amount = nil
    reference = ""
    isScheduled = false
  }
}

private struct TransferReview: View {
  let transfer: BankTransferView.Transfer
  let confirm: () -> Void
  @State private var isConfirming = false
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack(spacing: 20) {
      Text("Is this right?")
        .font(.title2)
        .bold()
      Text(transfer.amount, format: .currency(code: "EUR"))
        .font(.system(size: 40, weight: .bold, design: .rounded))
        .foregroundColor(.accentColor)
      VStack(spacing: 12) {
        LabeledContent("To", value: transfer.recipient)
        LabeledContent("IBAN", value: IBAN.format.format(transfer.iban))
        if !transfer.reference.isEmpty {
          LabeledContent("Reference", value: transfer.reference)
        }
        if let date = transfer.date {
          LabeledContent("On") { Text(date, style: .date) }
        }
      }
      .padding()
      .background(Color(.secondarySystemBackground))
      .cornerRadius(12)
      Toggle("I have checked the recipient", isOn: $isConfirming)
      HStack {
        Button("Back") { presentationMode.wrappedValue.dismiss() }
        Spacer()
        Button("Send") {
          confirm()
          presentationMode.wrappedValue.dismiss()
        }
        .buttonStyle(.borderedProminent)
        .disabled(!isConfirming)
      }
    }
    .padding(24)
    .presentationDetents([.medium, .large])
  }
}

/// The number of an account, as ISO 13616 has it.
enum IBAN {
  /// Up to 34 letters and digits in groups of four. A mask groups them with each key, wherever the program runs.
  static let format = MaskFormatStyle.mask(
    "XXXX XXXX XXXX XXXX XXXX XXXX XXXX XXXX XX", tokens: ["X": .alphanumeric.uppercased])

  /// Checks the check digits: the first four characters move to the end, letters count from ten, and the remainder by
  /// 97 is one.
  static func isValid(_ text: String) -> Bool {
    let code = compact(text)
    guard (15...34).contains(code.count), code.prefix(2).allSatisfy(\.isLetter),
      code.dropFirst(2).prefix(2).allSatisfy(\.isNumber)
    else { return false }
    var remainder = 0
    for character in code.dropFirst(4) + code.prefix(4) {
      guard let value = character.hexDigitValue ?? letterValue(character) else { return false }
      remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
    }
    return remainder == 1
  }

  private static func compact(_ text: String) -> String {
    text.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static func letterValue(_ character: Character) -> Int? {
    character.asciiValue.map { Int($0) - 55 }.flatMap { (10...35).contains($0) ? $0 : nil }
  }
}

#Preview("Bank transfer") {
  BankTransferView()
}
