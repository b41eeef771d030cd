#if Web
import PlatenGraph
import TextEditing

/// A browser lays out the whole text of a `textarea` at each key, and does not respond for minutes with 100 MB. A text
/// beyond a limit is shown as its beginning, which can be read and copied but not edited.
extension FieldContent {
  /// The largest number of UTF-16 units that can be edited in a browser.
  static let longestInBrowser = 1 << 20
  /// The number of UTF-16 units that are shown of a longer text.
  private static let beginning = 1 << 16
  static let tooLongForBrowser = "This text is too long to be edited here. This is its beginning."

  var isTooLongForBrowser: Bool { storage.utf16Count > Self.longestInBrowser }

  /// The field with the text that the browser shows.
  var inBrowser: FieldContent {
    guard isTooLongForBrowser else { return self }
    var copy = self
    let end = storage.clamped(Self.beginning)
    copy.storage = TextStorage(storage.slice(0..<end))
    copy.selection = EditSelection(
      anchor: min(selection.anchor, end), head: min(selection.head, end), affinity: selection.affinity)
    copy.marked = nil
    return copy
  }
}

extension Node {
  @MainActor var isTooLongForBrowser: Bool {
    if case .field(let field) = content { field.isTooLongForBrowser } else { false }
  }
}
#endif
