import SwiftUI
import UIKit

// A note in the style of rich text editor kits: a text view with styles, a bar below it that is there while the note is
// edited, and a field that chooses its accessory when editing begins.

/// What the bar and the text view share.
@MainActor final class NoteModel: NSObject, ObservableObject, UITextViewDelegate {
    @Published private(set) var isEditing = false
    @Published private(set) var isBold = false
    @Published private(set) var changes = 0
    let view = UITextView()

    override init() {
        super.init()
        view.allowsEditingTextAttributes = true
        view.accessibilityLabel = "Note"
        view.delegate = self
    }

    func textViewDidBeginEditing(_ textView: UITextView) { isEditing = true }
    func textViewDidEndEditing(_ textView: UITextView) { isEditing = false }
    func textViewDidChangeSelection(_ textView: UITextView) { update() }

    func textViewDidChange(_ textView: UITextView) {
        changes += 1
        update()
    }

    func toggleBold() {
        view.toggleBoldface(nil)
        update()
    }

    private func update() {
        let attributes =
            view.selectedRange.length > 0
            ? view.attributedText.attributes(at: view.selectedRange.location, effectiveRange: nil)
            : view.typingAttributes
        let font = attributes[.font] as? UIFont
        isBold = font?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false
    }
}

struct NoteTextView: UIViewRepresentable {
    let model: NoteModel

    func makeUIView(context: Context) -> UITextView { model.view }
    func updateUIView(_ uiView: UITextView, context: Context) {}
}

struct RichNote: View {
    @ObservedObject var model: NoteModel

    var body: some View {
        VStack(spacing: 0) {
            NoteTextView(model: model)
            HStack {
                Text(model.isEditing ? "Editing" : "Reading")
                Divider().frame(height: 25)
                Toggle("Bold", isOn: Binding(get: { model.isBold }, set: { _ in model.toggleBold() }))
                    .toggleStyle(.button)
                Button("Done") { model.view.resignFirstResponder() }
            }
            .opacity(model.isEditing ? 1 : 0)
        }
    }
}

/// A field whose accessory is made when editing begins.
final class LateField: UITextField, UITextFieldDelegate {
    private var accessory: UIInputViewController?

    override var inputAccessoryViewController: UIInputViewController? { accessory }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        let controller = UIInputViewController()
        let hosting = UIHostingController(rootView: Button("Next field") { [weak self] in self?.resignFirstResponder() })
        controller.addChild(hosting)
        controller.view.addSubview(hosting.view)
        hosting.didMove(toParent: controller)
        accessory = controller
    }

    func textFieldDidEndEditing(_ textField: UITextField) { accessory = nil }
}

struct LateFieldView: UIViewRepresentable {
    func makeUIView(context: Context) -> LateField {
        let field = LateField()
        field.placeholder = "Late"
        field.delegate = field
        return field
    }
    func updateUIView(_ field: LateField, context: Context) {}
}
