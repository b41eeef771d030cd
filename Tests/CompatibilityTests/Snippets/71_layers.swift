import QuartzCore
import SwiftUI
import UIKit

// A field with a border of its own, as UIKit's tutorials draw it.

final class BorderedTextField: UITextField {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        borderStyle = .none
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        layer.borderWidth = 1.5
        layer.borderColor = UIColor.systemGray4.cgColor
        layer.masksToBounds = true
        clipsToBounds = true
    }

    func show(isValid: Bool) {
        layer.borderColor = (isValid ? UIColor.systemGreen : UIColor.systemRed).cgColor
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = isValid ? 0 : 0.2
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.shadowRadius = 4
    }
}

struct BorderedField: UIViewRepresentable {
    @Binding var text: String
    let isValid: Bool

    func makeUIView(context: Context) -> BorderedTextField {
        let field = BorderedTextField(frame: .zero)
        field.placeholder = "Code"
        return field
    }

    func updateUIView(_ field: BorderedTextField, context: Context) {
        field.text = text
        field.show(isValid: isValid)
    }
}
