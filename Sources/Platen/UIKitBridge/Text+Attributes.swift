import Foundation

extension Text {
  /// The text with those of UIKit's attributes that texts have.
  @MainActor func styled(_ attributes: [NSAttributedString.Key: Any]) -> Text {
    guard !attributes.isEmpty else { return self }
    var text = self
    if let font = attributes[.font] as? UIFont { text = text.font(Font(font)) }
    if let color = attributes[.foregroundColor] as? UIColor { text = text.foregroundColor(Color(uiColor: color)) }
    let kern = HostedRuns.number(attributes[.kern])
    if kern != 0 { text = text.kerning(kern) }
    if HostedRuns.number(attributes[.underlineStyle]) != 0 { text = text.underline() }
    if HostedRuns.number(attributes[.strikethroughStyle]) != 0 { text = text.strikethrough() }
    return text
  }
}
