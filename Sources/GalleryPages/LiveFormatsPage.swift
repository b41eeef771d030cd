import SwiftUI
import TextFormats

/// A field of each kind of value, formatted with every key.
struct LiveFormatsPage: View {
  @State private var card = ""
  @State private var number: Double?
  @State private var price: Decimal?
  @State private var day: Date?
  @State private var phone = ""
  @State private var name = PersonNameComponents()
  @State private var note = ""

  var body: some View {
    Form {
      Section {
        TextField("Card number", value: $card, format: .cardNumber)
          .textContentType(.creditCardNumber)
        TextField("Number", value: $number, format: .number)
        TextField("Price", value: $price, format: .currency(code: "USD"))
        TextField("Day", value: $day, format: Date.FormatStyle(date: .numeric, time: .omitted))
        TextField("Phone", value: $phone, format: PhoneNumberFormatStyle(region: "US"))
          .textContentType(.telephoneNumber)
        TextField("Name", value: $name, format: .name(style: .medium))
          .textContentType(.name)
        TextField("Note", text: $note)
      }
      Section("Values") {
        Text(verbatim: values)
          .monospaced()
          .accessibilityIdentifier("values")
      }
    }
    .liveFormatting()
    .autocorrectionDisabled()
  }

  /// What the fields are bound to, with one value a line.
  private var values: String {
    let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
    return [
      "card \(card)", "number \(number.map { "\($0)" } ?? "")", "price \(price.map { "\($0)" } ?? "")",
      "day \(day.map { $0.formatted(style) } ?? "")", "phone \(phone)",
      "name \(name.givenName ?? "") \(name.familyName ?? "")", "note \(note)",
    ].joined(separator: "\n")
  }
}

#Preview("Formats while typing") {
  LiveFormatsPage()
}

#Preview("Two forms") {
  HStack(alignment: .top) {
    LiveFormatsPage()
    MaskPage()
  }
}
