import Foundation
import PlatenGraph

/// A font of the tree, as text for GTK's style sheets and Pango's markup.
///
/// Text styles are relative to the desktop's font size, so that the user's text size applies. Sizes in points are
/// SwiftUI's, of which there are 96 to an inch on a screen of scale 1.
struct FontDescription: Equatable {
  /// In percent of the desktop's font; nil if `points` is set.
  var percent: Int?
  /// Typographic points, 72 to an inch.
  var points: Double?
  var family: String?
  var weight: Int?
  var isItalic: Bool
  var hasMonospacedDigits: Bool

  init(_ font: Font) {
    if let size = font.size, size.isFinite, size > 0 {
      points = Double(size) * font.scale * 72 / 96
    } else {
      percent = Int((Double(Self.percent(font.textStyle ?? .body)) * font.scale).rounded())
    }
    weight = font.weight?.value ?? Self.weight(font.textStyle)
    isItalic = font.isItalic
    hasMonospacedDigits = font.hasMonospacedDigits
    family =
      switch font.design {
      case .monospaced: "monospace"
      case .serif: font.family ?? "serif"
      case .default, .rounded: font.family
      }
  }

  /// The attributes of a `<span>`, each with a space before it.
  var markup: String {
    var text = ""
    if let percent, percent != 100 { text += " size=\"\(percent)%\"" }
    if let points { text += " size=\"\(Int((points * 1024).rounded()))\"" }
    if let family { text += " face=\"\(TextMarkup.escaped(family))\"" }
    if let weight { text += " weight=\"\(weight)\"" }
    if isItalic { text += " style=\"italic\"" }
    if hasMonospacedDigits { text += " font_features=\"tnum\"" }
    return text
  }

  /// Declarations of a style sheet.
  var css: String {
    var text = ""
    if let percent, percent != 100 { text += "font-size: \(percent)%; " }
    if let points { text += "font-size: \((points * 100).rounded() / 100)pt; " }
    if let family {
      text += "font-family: \"\(family.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" })\"; "
    }
    if let weight { text += "font-weight: \(weight); " }
    if isItalic { text += "font-style: italic; " }
    if hasMonospacedDigits { text += "font-feature-settings: \"tnum\"; " }
    return text
  }

  private static func percent(_ style: Font.TextStyle) -> Int {
    switch style {
    case .largeTitle: 190
    case .title: 160
    case .title2: 136
    case .title3: 120
    case .headline, .body: 100
    case .callout: 96
    case .subheadline: 92
    case .footnote: 86
    case .caption: 82
    case .caption2: 76
    }
  }

  private static func weight(_ style: Font.TextStyle?) -> Int? {
    switch style {
    case .largeTitle, .title: 800
    case .title2, .title3, .headline: 700
    default: nil
    }
  }
}
