import SwiftUI
import UIKit

// A form of UIKit's own, with the margins and the touch that ends the editing, as sample programs of fields have them.

final class PriceController: UIViewController {
    let field: UITextField = {
        let field = UITextField()
        field.placeholder = "Price"
        field.borderStyle = .roundedRect
        return field
    }()

    private let stack: UIStackView = {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 16
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 16, left: 24, bottom: 16, right: 24)
        return stack
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stack)
        let label = UILabel()
        label.text = "What does it cost?"
        stack.addArrangedSubview(label)
        stack.addArrangedSubview(field)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        view.endEditing(false)
    }

    func useMargins(_ uses: Bool) { stack.isLayoutMarginsRelativeArrangement = uses }
}

struct PriceForm: UIViewControllerRepresentable {
    let controller: PriceController

    func makeUIViewController(context: Context) -> PriceController { controller }
    func updateUIViewController(_ controller: PriceController, context: Context) {}
}
