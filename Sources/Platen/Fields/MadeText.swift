// How a program's text is told to be made of the user's.

extension String {
  /// Whether a program has made the text of another by a change of its letters' case, by separators, or by leaving
  /// characters out or adding some: all letters and digits of one are in the other, in their order, and are two thirds
  /// of those at least. An empty text is made of none.
  func isMade(of other: String) -> Bool {
    guard !isEmpty else { return false }
    let (mine, others) = (significant, other.significant)
    let (shorter, longer) = mine.count < others.count ? (mine, others) : (others, mine)
    return shorter.count * 3 >= longer.count * 2 && shorter.isPart(of: longer)
  }

  /// Whether a program has left out or put back parts of what the user has edited, and nothing else: all letters and
  /// digits of `before`, the text before the edits, are in this one, and all of this one are in the edited text, in
  /// their order. Case and separators do not count.
  func isKept(of edited: String, before: String) -> Bool {
    let mine = significant
    return before.significant.isPart(of: mine) && mine.isPart(of: edited.significant)
  }

  /// The letters and digits without their case; all characters where there are none.
  private var significant: [Character] {
    let characters = Array(lowercased())
    let significant = characters.filter { $0.isLetter || $0.isNumber }
    return significant.isEmpty ? characters : significant
  }
}

extension [Character] {
  /// Whether all characters are in others in their order.
  fileprivate func isPart(of others: [Character]) -> Bool {
    var rest = self[...]
    for character in others where character == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
