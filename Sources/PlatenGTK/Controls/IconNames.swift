#if GTK
import CGTK4
import Foundation
import Platen

/// The icons of the freedesktop naming specification and of GNOME's symbolic set for SF Symbols.
@MainActor enum IconNames {
  /// Shown where no icon is known.
  static let fallback = "image-missing-symbolic"

  /// The icon for an SF Symbol, if the theme in use has one.
  static func icon(for symbol: String, on widget: Widget) -> String {
    guard let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget)) else { return fallback }
    var base = symbol
    var candidates: [String] = []
    // `person.circle.fill` falls back on `person.circle`, and that on `person`.
    while true {
      if let name = table[base] ?? more[base] { candidates.append(name + "-symbolic") }
      guard let dot = base.lastIndex(of: ".") else { break }
      base = String(base[..<dot])
    }
    candidates.append(symbol)
    return candidates.first { gtk_icon_theme_has_icon(theme, $0) != 0 } ?? fallback
  }

  /// The number of characters of the name that the theme's icon represents; 0 without one.
  static func knownLength(of symbol: String, on widget: Widget) -> Int {
    let icon = icon(for: symbol, on: widget)
    if icon == symbol { return symbol.count }
    var base = symbol
    while true {
      if let name = table[base] ?? more[base], name + "-symbolic" == icon {
        return base.count >= SymbolName(symbol).base.count ? symbol.count : base.count
      }
      guard let dot = base.lastIndex(of: ".") else { return 0 }
      base = String(base[..<dot])
    }
  }

  private static let table: [String: String] = [
    "arrow.clockwise": "view-refresh", "arrow.counterclockwise": "edit-undo", "arrow.down": "go-down",
    "arrow.left": "go-previous", "arrow.right": "go-next", "arrow.up": "go-up", "bell": "alarm",
    "bookmark": "user-bookmarks", "calendar": "x-office-calendar", "camera": "camera-photo",
    "checkmark": "object-select", "checkmark.circle": "emblem-ok", "chevron.down": "pan-down",
    "chevron.left": "go-previous", "chevron.right": "go-next", "chevron.up": "pan-up",
    "clock": "document-open-recent",
    "creditcard": "auth-smartcard", "doc": "text-x-generic", "doc.on.doc": "edit-copy",
    "doc.on.clipboard": "edit-paste", "ellipsis": "view-more", "envelope": "mail-unread",
    "exclamationmark.circle": "dialog-error", "exclamationmark.triangle": "dialog-warning", "eye": "view-reveal",
    "eye.slash": "view-conceal", "folder": "folder", "gear": "emblem-system", "gearshape": "emblem-system",
    "globe": "web-browser", "heart": "emblem-favorite", "house": "go-home", "info.circle": "help-about",
    "keyboard": "input-keyboard", "link": "insert-link", "list.bullet": "view-list", "lock": "changes-prevent",
    "lock.open": "changes-allow", "magnifyingglass": "edit-find", "map": "find-location",
    "mic": "audio-input-microphone",
    "minus": "list-remove", "minus.circle": "list-remove", "paperplane": "document-send", "pencil": "document-edit",
    "person": "avatar-default", "person.2": "system-users", "phone": "call-start", "photo": "image-x-generic",
    "plus": "list-add", "plus.circle": "list-add", "printer": "printer", "questionmark.circle": "dialog-question",
    "scissors": "edit-cut", "square.and.arrow.down": "document-save", "square.and.arrow.up": "document-send",
    "square.and.pencil": "document-edit", "star": "non-starred", "star.fill": "starred", "tag": "user-bookmarks",
    "textformat": "font-x-generic", "trash": "user-trash", "xmark": "window-close",
    "xmark.circle": "edit-clear",
  ]
}
#endif
