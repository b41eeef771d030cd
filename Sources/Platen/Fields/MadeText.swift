import TextEditing

/// The letters and digits of a text without their case, or all of its characters where there are none: by them a
/// program's text is recognized as one that it has made of the user's.
struct MadeText {
  private let characters: [Character]

  /// Those of a text. An empty text has none and is made of no other, nor is one with more bytes than a short text can
  /// have (``TextStorage/longestString``): comparing it would take longer than a frame.
  init(_ text: String) {
    let all = text.utf8.count > 3 * TextStorage.longestString ? [] : Array(text.lowercased())
    let significant = all.filter { $0.isLetter || $0.isNumber }
    characters = significant.isEmpty ? all : significant
  }

  /// Whether a program has made the text of another by a change of its letters' case, by separators, or by leaving
  /// characters out or adding some: all letters and digits of one are in the other, in their order, and are two thirds
  /// of those at least.
  func isMade(of other: String) -> Bool {
    guard !characters.isEmpty else { return false }
    let (shorter, longer) = sorted(Self(other))
    return shorter.characters.count * 3 >= longer.characters.count * 2 && shorter.isPart(of: longer)
  }

  private func sorted(_ other: Self) -> (shorter: Self, longer: Self) {
    characters.count < other.characters.count ? (self, other) : (other, self)
  }

  /// Whether a program has left out or put back parts of what the user has edited, and nothing else: all letters and
  /// digits of a text before the edits, one of `before`, are in this one, and all of this one are in the edited text,
  /// in their order. Case and separators do not count.
  func isKept(of edited: String, before: some Sequence<String>) -> Bool {
    !characters.isEmpty && isPart(of: Self(edited)) && before.contains { Self($0).isPart(of: self) }
  }

  /// Whether all characters are in another in their order.
  private func isPart(of other: Self) -> Bool {
    var rest = characters[...]
    for character in other.characters where character == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
