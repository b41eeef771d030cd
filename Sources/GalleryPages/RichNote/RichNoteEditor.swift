import SwiftUI
import UIKit

/// The text view of a note.
struct RichNoteEditor: UIViewRepresentable {
  let context: RichNoteContext

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.accessibilityLabel = "Note"
    view.allowsEditingTextAttributes = true
    view.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
    view.delegate = self.context
    view.attributedText = Self.recipe
    self.context.textView = view
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {}

  private static var recipe: NSAttributedString {
    let title = NSMutableParagraphStyle()
    title.alignment = .center
    let text = NSMutableAttributedString(
      string: "Pancakes\n",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.label, .paragraphStyle: title])
    let body: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.label, .paragraphStyle: NSParagraphStyle.default,
    ]
    text.append(NSAttributedString(string: "Mix the flour with the salt, then add the milk.\n", attributes: body))
    let item = NSMutableParagraphStyle()
    RichNoteContext.indent(item)
    let list = body.merging([.paragraphStyle: item]) { $1 }
    text.append(NSAttributedString(string: "•\tFlour\n•\tSalt\n•\tMilk", attributes: list))
    return text
  }
}
