import SwiftUI

/// A phone number that is formatted by a binding between the field and the state.
///
/// The caret stays where the user types, and the state never contains an eleventh digit.
struct IntermediateBindingPage: View {
  @State private var input: String = ""

  private var phoneFilterBinding: Binding<String> {
    Binding(
      get: {
        let mask = "(###) ### - ####"
        var result = ""
        var index = input.startIndex
        for char in mask {
          if index >= input.endIndex { break }
          if char == "#" {
            result.append(input[index])
            index = input.index(after: index)
          } else {
            result.append(char)
          }
        }
        return result
      },
      set: { newValue in
        input = newValue.replacingOccurrences(of: "[^0-9]", with: "", options: .regularExpression)
      })
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextField(
        "Phone Number", text: phoneFilterBinding, prompt: Text("(###) ### - ####").foregroundStyle(.secondary)
      )
      .onChange(of: input) { _, new in
        input = String(new.prefix(10))
      }
      .keyboardType(.phonePad)
      .textFieldStyle(.roundedBorder)
      Text("The **raw** input value is: \(input)")
    }
  }
}

#Preview("A binding in between") {
  IntermediateBindingPage()
}
