import SwiftUI

/// A form of a number of rows, each with a field and a text that shows its value.
struct ManyFields: View {
  let count: Int

  var body: some View {
    Form {
      ForEach(0..<count, id: \.self) { FieldRow(number: $0) }
    }
  }
}

struct FieldRow: View {
  let number: Int
  @State private var text = ""

  var body: some View {
    HStack {
      TextField("Field \(number)", text: $text)
      Text("\(text.count)")
    }
  }
}
