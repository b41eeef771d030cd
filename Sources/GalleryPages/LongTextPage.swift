import SwiftUI

/// A text of 100 MB, created on request.
struct LongTextPage: View {
  @State private var text = ""
  @State private var megabytes = 100

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Stepper("\(megabytes) MB", value: $megabytes, in: 1...1_000)
        Button("Open") {
          Task { text = await Self.text(megabytes: megabytes) }
        }
      }
      TextEditor(text: $text)
        .accessibilityLabel("Text")
    }
    .padding()
  }

  private nonisolated static func text(megabytes: Int) async -> String {
    var text = ""
    text.reserveCapacity(megabytes * 1_000_000)
    var number = 1
    while text.utf8.count < megabytes * 1_000_000 {
      text += "\(number). The quick brown fox jumps over the lazy dog; zwölf Boxkämpfer jagen Viktor über den Deich.\n"
      number += 1
    }
    return text
  }
}

#Preview("A text of 100 MB") {
  LongTextPage()
}
