import SwiftUI
import UIKit

/// A text view that is plain until its first digit: digits are coloured as they are typed.
struct DigitsInColor: UIViewRepresentable {
  @Binding var text: String

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.accessibilityLabel = "Numbers"
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    context.coordinator.parent = self
    if view.text != text { view.text = text }
  }

  /// Writes the text to the binding, and colours it.
  final class Coordinator: NSObject, UITextViewDelegate {
    var parent: DigitsInColor

    init(_ parent: DigitsInColor) { self.parent = parent }

    func textViewDidChange(_ textView: UITextView) {
      parent.text = textView.text
      let text = textView.text as NSString
      for index in 0..<text.length {
        let isDigit = (0x30...0x39).contains(text.character(at: index))
        textView.textStorage.addAttribute(
          .foregroundColor, value: isDigit ? UIColor.systemRed : UIColor.label,
          range: NSRange(location: index, length: 1))
      }
    }
  }
}

#Preview("Digits in colour") {
  @Previewable @State var text = ""
  VStack {
    GeometryReader { _ in
      ZStack(alignment: .topLeading) {
        DigitsInColor(text: $text)
      }
    }
    .frame(minHeight: 120)
    .border(.separator)
    Text("Text: \(text)")
  }
}
