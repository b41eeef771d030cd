import SwiftUI

/// Formats by custom functions: upper and lower case by a mask, and a number parsed by a regular expression. Text that
/// does not match is unchanged.
struct FormatFunctionsPage: View {
  @State private var letters = "abcdef"
  @State private var number = "2015550123"

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Letters", text: $letters)
        .textFieldStyle(.roundedBorder)
        .autocorrectionDisabled()
      LabeledContent("ccc-CCC", value: format(letters: letters))
      TextField("Digits", text: $number)
        .textFieldStyle(.roundedBorder)
        .keyboardType(.numberPad)
      LabeledContent("(\\d{0,3})(\\d{0,3})(\\d{0,4})$", value: format(numbers: number))
    }
  }

  private func format(letters input: String) -> String {
    var result = ""
    var index = input.startIndex
    let mask = "ccc-CCC"
    for char in mask {
      if index >= input.endIndex { break }
      switch char {
      case "c":
        result.append(input[index].lowercased())
        index = input.index(after: index)
      case "C":
        result.append(input[index].uppercased())
        index = input.index(after: index)
      default:
        result.append(char)
      }
    }
    return result
  }

  private func format(numbers: String) -> String {
    guard let matched = numbers.firstMatch(of: /(\d{0,3})(\d{0,3})(\d{0,4})$/) else {
      return numbers
    }
    return "(\(matched.1)) \(matched.2) - \(matched.3)"
  }
}

#Preview("Format functions") {
  FormatFunctionsPage()
}
