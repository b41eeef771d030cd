import SwiftUI

/// One phone number in three fields: by a format style, by a formatter, and by a mask that formats while typing.
struct PhoneNumberPage: View {
  @State private var input = ""

  var body: some View {
    Form {
      TextField("By a format style", value: $input, format: .phoneNumber)
      TextField("By a formatter", value: $input, formatter: PhoneFormatter())
      TextField("While typing", value: $input, format: .mask("(###) ### - ####"), prompt: Text("(###) ### - ####"))
      Text("The **raw** input value is: \(input)")
    }
    .keyboardType(.phonePad)
    .textContentType(.telephoneNumber)
  }
}

#Preview("Phone numbers") {
  PhoneNumberPage()
}
