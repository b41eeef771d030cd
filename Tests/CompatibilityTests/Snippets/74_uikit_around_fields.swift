import SwiftUI
import UIKit

// What published fields take from UIKit besides the field itself: traits, insets, measures, associated objects, menus,
// input controllers and attachments.

private let brand = Color(#colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))

/// A field with insets and a height that follows the size of text.
final class InsetField: UITextField {
    private(set) var changes: [String] = []
    private let insets = UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 8)
    private let lineColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentVerticalAlignment = .center
        contentHorizontalAlignment = .leading
        adjustsFontForContentSizeCategory = true
        layer.borderColor = lineColor.cgColor
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (field: InsetField, old) in
            field.changes.append("style \(old.userInterfaceStyle.rawValue)-\(field.traitCollection.userInterfaceStyle.rawValue)")
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
            changes.append("size \(traitCollection.preferredContentSizeCategory.isAccessibilityCategory)")
        }
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { changes.append("colours") }
    }
}

struct InsetFieldView: UIViewRepresentable {
    let field: InsetField

    func makeUIView(context: Context) -> InsetField { field }
    func updateUIView(_ field: InsetField, context: Context) {}
}

/// A form that the user makes dark and large.
struct TraitsForm: View {
    let field: InsetField
    @State private var isDark = false
    @State private var isLarge = false

    var body: some View {
        VStack {
            InsetFieldView(field: field)
                .environment(\.colorScheme, isDark ? .dark : .light)
                .dynamicTypeSize(isLarge ? .accessibility3 : .large)
            Toggle("Dark", isOn: $isDark)
            Toggle("Large", isOn: $isLarge)
            Button("Brand") {}.foregroundColor(brand).accessibility(label: Text("The brand"))
        }
    }
}

private nonisolated(unsafe) var closureKey: UInt8 = 0

/// A closure that is kept with the control it belongs to.
final class ActionSleeve {
    let action: () -> Void

    init(attachedTo owner: AnyObject, action: @escaping () -> Void) {
        self.action = action
        objc_setAssociatedObject(owner, &closureKey, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    static func of(_ owner: AnyObject) -> ActionSleeve? {
        objc_getAssociatedObject(owner, &closureKey) as? ActionSleeve
    }
}

extension String {
    func boxSize(with font: UIFont) -> CGSize {
        var size = (self as NSString).size(withAttributes: [.font: font])
        size.width = size.width.rounded(.up)
        return size
    }
}

/// A field whose keyboard is a view of SwiftUI's.
final class DigitField: UITextField {
    private let pad = DigitPadController()

    override var inputAccessoryViewController: UIInputViewController? { pad }
}

final class DigitPadController: UIInputViewController {
    private(set) var resizes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        (view as! UIInputView).allowsSelfSizing = true
        let hosting = UIHostingController(rootView: Button("Clear digits") { [weak self] in self?.dismissKeyboard() })
        addChild(hosting)
        view.addSubview(hosting.view)
        hosting.didMove(toParent: self)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [weak self] _ in self?.resizes += 1 }
    }
}

struct DigitFieldView: UIViewRepresentable {
    func makeUIView(context: Context) -> DigitField {
        let field = DigitField()
        field.placeholder = "Digits"
        return field
    }
    func updateUIView(_ field: DigitField, context: Context) {}
}

/// A text with a picture in it, as rich text editors write it.
func illustrated(_ caption: String, _ picture: Data) -> NSAttributedString {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: caption))
    text.append(NSAttributedString(attachment: NSTextAttachment(data: picture, ofType: "public.png")))
    return text
}
