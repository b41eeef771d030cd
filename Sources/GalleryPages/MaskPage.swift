import SwiftUI
import TextEditing

/// Masks: upper and lower case, a guide, filling from the end, the best fitting of two, and the mask of a card's brand.
struct MaskPage: View {
  @State private var code = ""
  @State private var serial = ""
  @State private var amount = ""
  @State private var plate = ""
  @State private var card = ""

  /// The masks are tried in order; the typed text decides.
  private static let plates = try? InputMask(["AAA-####", "##-AA-##"])

  var body: some View {
    Form {
      TextField(
        "Code (abc-DEF)", value: $code,
        format: .mask("ccc-CCC", tokens: ["c": .letter.lowercased, "C": .letter.uppercased]))
      TextField("Serial number", value: $serial, format: .mask("SN ####-####", guide: "_"))
      TextField("Till", value: $amount, format: .mask("#+.##", fill: .trailing))
      if let plates = Self.plates {
        TextField("Number plate", value: $plate, format: .mask(plates), prompt: Text("ABC-1234 or 12-AB-34"))
      }
      TextField("Card number", value: $card, format: .cardNumber)
      Text("The **raw** values are: \(code) \(serial) \(amount) \(plate)")
    }
    .autocorrectionDisabled()
  }
}

#Preview("Masks") {
  MaskPage()
}
