import SwiftUI
import UIKit

// Fonts by their descriptors and paragraphs by their styles, as rich text editors and highlighters write them.

extension UIFont {
    var isBoldOrMore: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }

    func toggling(_ trait: UIFontDescriptor.SymbolicTraits) -> UIFont {
        var traits = fontDescriptor.symbolicTraits
        traits.formSymmetricDifference(trait)
        guard let descriptor = fontDescriptor.withSymbolicTraits(traits) else { return self }
        return UIFont(descriptor: descriptor, size: pointSize)
    }

    static func role(_ style: UIFont.TextStyle, design: UIFontDescriptor.SystemDesign) -> UIFont {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style).withDesign(design)!
        return UIFont(descriptor: descriptor, size: 0)
    }
}

struct RoleView: View {
    let font: UIFont

    var body: some View {
        Text("Role").font(Font(font))
    }
}

struct HighlightRule {
    let attributes: [NSAttributedString.Key: Any]

    static var link: HighlightRule {
        HighlightRule(attributes: [
            .link: URL(string: "https://swift.org")!,
            .underlineStyle: NSUnderlineStyle.single.union(.patternDot).rawValue,
            .strikethroughColor: UIColor.systemRed,
        ])
    }
}

struct QuotationEditor: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextView {
        let style = NSMutableParagraphStyle()
        style.headIndent = 24
        style.firstLineHeadIndent = 24
        style.lineBreakMode = .byTruncatingTail
        style.alignment = .center
        let view = UITextView()
        view.attributedText = NSAttributedString(
            string: "Quotation", attributes: [.paragraphStyle: style, .font: UIFont.role(.body, design: .serif)])
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        let style = view.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        view.accessibilityLabel = "Indented by \(Int(style?.headIndent ?? 0))"
    }
}

struct MarkedRow: View {
    let mark = Image(systemName: "heart.fill").symbolRenderingMode(.multicolor)

    var body: some View {
        HStack {
            mark.resizable()
            Text("Marked").foregroundStyle(Color(.gray.opacity(0.3)))
        }
    }
}
