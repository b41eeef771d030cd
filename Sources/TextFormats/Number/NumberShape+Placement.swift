import TextEditing

extension NumberShape {
  /// Whether a number has a grouping separator where none belongs, or a minus behind its digits. A strategy leaves both out
  /// and reads 123 in `1,23`, where a decimal sign is meant.
  func misplacesSigns(_ text: String) -> Bool {
    var groups = [0]
    var previous: Character?
    var rest = text[...]
    while let character = rest.first, !character.isWholeNumber {
      previous = character
      rest = rest.dropFirst()
    }
    guard let first = rest.first else { return false }
    var isMisplaced = previous.map { groupingSeparator == String($0) } ?? false
    while let character = rest.first {
      if character.isWholeNumber {
        groups[groups.count - 1] += 1
      } else if groupingSeparator == String(character) {
        groups.append(0)
      } else {
        break
      }
      rest = rest.dropFirst()
    }
    if groups.count > 1 {
      let others = groups.dropFirst().dropLast()
      isMisplaced =
        isMisplaced || groups.last != primaryGroup || others.contains { $0 != secondaryGroup }
        || groups[0] > max(primaryGroup, secondaryGroup) || first.wholeNumberValue == 0
    }
    return isMisplaced || hasMinus(rest) && !hasMinus(negativeSuffix[...])
  }

  /// Whether there is a minus that is not that of an exponent.
  private func hasMinus(_ text: Substring) -> Bool {
    !text.contains { $0 == "e" || $0 == "E" } && text.contains { $0 == "-" || $0 == "\u{2212}" }
  }
}
