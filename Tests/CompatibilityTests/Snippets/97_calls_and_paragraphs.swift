import SwiftUI
import UIKit

/// Calls of actions in extensions without an actor, as helpers of packages have them.
extension OpenURLAction {
    func open(page: String) {
        guard let url = URL(string: "https://example.org/\(page)") else { return }
        self(url)
    }
}

extension AttributeContainer {
    /// The container with an aligned paragraph.
    func aligned(_ alignment: NSTextAlignment) -> AttributeContainer {
        var result = self
        let style = (self[keyPath: \.uiKit.paragraphStyle] ?? .init()).mutableCopy() as? NSMutableParagraphStyle
        style?.alignment = alignment
        result.uiKit.paragraphStyle = style
        return result
    }
}

struct LinksView: View {
    @Environment(\.openURL) private var openURL

    var body: some View {
        Button("Open page") { openURL.open(page: "help") }
    }
}

/// Sizes as design systems compute them for a size of text.
struct TextSizes {
    let traits: UITraitCollection

    func body(_ points: CGFloat) -> CGFloat {
        UIFontMetrics(forTextStyle: .body).scaledValue(for: points, compatibleWith: traits)
    }

    func title() -> UIFont { .preferredFont(forTextStyle: .largeTitle, compatibleWith: traits) }

    func badge(_ font: UIFont) -> UIFont {
        UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 20, compatibleWith: traits)
    }
}
