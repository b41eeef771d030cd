import SwiftUI

/// One phone number in three fields: by a format style, by a formatter, and through a binding that
/// formats while typing.
struct PhoneNumberPage: View {
  @State private var input = ""

  private var phoneFilterBinding: Binding<String> {
    Binding(
      get: { PhoneNumberStyle().format(input) },
      set: { newValue in
        input = newValue.replacingOccurrences(of: "[^0-9]", with: "", options: .regularExpression)
      })
  }

  var body: some View {
    Form {
      TextField("By a format style", value: $input, format: .phoneNumber)
      TextField("By a formatter", value: $input, formatter: PhoneFormatter())
      TextField("While typing", text: phoneFilterBinding, prompt: Text("(###) ### - ####"))
        .onChange(of: input) { _, new in
          input = String(new.prefix(10))
        }
      Text("The **raw** input value is: \(input)")
    }
    .keyboardType(.phonePad)
    .textContentType(.telephoneNumber)
  }
}

#Preview("Phone numbers") {
  PhoneNumberPage()
}
