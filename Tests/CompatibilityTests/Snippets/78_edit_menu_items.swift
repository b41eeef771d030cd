import SwiftUI
import UIKit

/// A field with a command of the program's own in its edit menu, in the style of older systems.
final class ShoutField: UITextField {
    func shout(_ sender: Any?) { text = text?.uppercased() }
}

struct ShoutFieldView: UIViewRepresentable {
    let field: ShoutField

    func makeUIView(context: Context) -> ShoutField {
        field.placeholder = "Message"
        return field
    }
    func updateUIView(_ field: ShoutField, context: Context) {}
}

struct ShoutForm: View {
    let field: ShoutField

    var body: some View {
        VStack {
            ShoutFieldView(field: field)
            Button("Menu") { UIMenuController.shared.showMenu(from: field, rect: field.frame) }
        }
    }
}
