import SwiftUI
import UIKit

/// A text view for code.
struct CodeEditor: UIViewRepresentable {
  @Binding var text: String
  @Binding var position: CodePosition

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.accessibilityLabel = "Source"
    view.font = .monospacedSystemFont(ofSize: 14, weight: .regular)
    view.autocapitalizationType = .none
    view.autocorrectionType = .no
    view.smartQuotesType = .no
    view.smartDashesType = .no
    view.spellCheckingType = .no
    view.keyboardType = .asciiCapable
    view.alwaysBounceVertical = true
    view.delegate = context.coordinator
    view.textStorage.delegate = context.coordinator.highlighter
    view.text = text
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    context.coordinator.parent = self
    if view.text != text { view.text = text }
  }

  /// Writes the text and the place of the caret to the bindings, and indents new lines.
  final class Coordinator: NSObject, UITextViewDelegate {
    var parent: CodeEditor
    let highlighter = SwiftHighlighter()

    init(_ parent: CodeEditor) { self.parent = parent }

    func textViewDidBeginEditing(_ textView: UITextView) { showPosition(in: textView) }
    func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
    func textViewDidChangeSelection(_ textView: UITextView) { showPosition(in: textView) }

    private func showPosition(in textView: UITextView) {
      let position = CodePosition(of: textView.selectedRange.location, in: textView.text)
      if parent.position != position { parent.position = position }
    }

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      switch text {
      case "\n":
        textView.insertText("\n" + indentation(of: range.location, in: textView.text as NSString))
      case "}":
        guard let unit = unitOfIndentation(before: range, in: textView.text as NSString),
          let start = textView.position(from: textView.beginningOfDocument, offset: unit.location),
          let end = textView.position(from: start, offset: unit.length),
          let place = textView.textRange(from: start, to: end)
        else { return true }
        textView.replace(place, withText: "}")
      default: return true
      }
      return false
    }

    /// The indentation of a line that begins at an offset: that of the line before, and after an opening brace four
    /// spaces more.
    private func indentation(of offset: Int, in text: NSString) -> String {
      let start = text.lineRange(for: NSRange(location: offset, length: 0)).location
      let line = text.substring(with: NSRange(location: start, length: offset - start))
      let spaces = String(line.prefix { $0 == " " })
      return line.last { $0 != " " } == "{" ? spaces + "    " : spaces
    }

    /// The four spaces before a closing brace that is typed in an empty line.
    private func unitOfIndentation(before range: NSRange, in text: NSString) -> NSRange? {
      guard range.length == 0 else { return nil }
      let start = text.lineRange(for: range).location
      let line = text.substring(with: NSRange(location: start, length: range.location - start))
      guard line.count >= 4, line.allSatisfy({ $0 == " " }) else { return nil }
      return NSRange(location: range.location - 4, length: 4)
    }
  }
}
