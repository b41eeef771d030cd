#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// The icons of the freedesktop naming specification and of GNOME's symbolic set for SF Symbols.
@MainActor enum IconNames {
  /// Shown where no icon is known.
  static let fallback = "image-missing-symbolic"

  /// Symbols whose icon in the table is another thing, where nothing can be drawn: a heart for a gift.
  private static let approximate: Set<String> = [
    "at", "bell", "bolt", "briefcase", "building", "building.2", "car", "cart", "chart.bar", "clipboard", "cpu",
    "creditcard", "creditcard.fill", "delete.left", "flag", "gift", "hammer", "hand.thumbsup", "lightbulb", "network",
    "newspaper", "number", "person.3", "ruler", "slider", "square.and.arrow.up", "tag", "thermometer", "wrench",
  ]

  /// The icon for an SF Symbol, if the theme in use has one.
  static func icon(for symbol: String, on widget: Widget) -> String {
    guard let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget)) else { return fallback }
    var base = symbol
    var candidates: [String] = []
    // `person.circle.fill` falls back on `person.circle`, and that on `person`.
    while true {
      if let name = table[base] { candidates.append(name + "-symbolic") }
      guard let dot = base.lastIndex(of: ".") else { break }
      base = String(base[..<dot])
    }
    candidates.append(symbol)
    return candidates.first { gtk_icon_theme_has_icon(theme, $0) != 0 } ?? fallback
  }

  /// The number of characters of the name that the theme's icon represents; 0 without one, and for another thing.
  static func knownLength(of symbol: String, on widget: Widget) -> Int {
    let icon = icon(for: symbol, on: widget)
    if icon == symbol { return symbol.count }
    var base = symbol
    while true {
      if let name = table[base], name + "-symbolic" == icon {
        if approximate.contains(base) { return 0 }
        return base.count >= SymbolName(symbol).base.count ? symbol.count : base.count
      }
      guard let dot = base.lastIndex(of: ".") else { return 0 }
      base = String(base[..<dot])
    }
  }
}
#endif
