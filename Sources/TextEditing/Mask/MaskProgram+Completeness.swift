extension MaskProgram {
  /// Whether a text that the mask shows has a character for every token that is not optional. Follows all paths through
  /// the mask at the same time.
  func isFilled(by text: String) -> Bool {
    var places = pass([0], literals: false)
    for character in text {
      var next: [Int] = []
      for place in places where place < elements.count {
        let element = elements[place]
        if element.step.isToken {
          guard element.token.take(character) != nil else { continue }
          next.append(place + 1)
          if element.step.isRepeated { next.append(place) }
        } else if element.character.isSame(as: character) {
          next.append(place + 1)
        }
      }
      places = pass(next, literals: false)
      if places.isEmpty { return false }
    }
    return pass(places, literals: true).contains(elements.count)
  }

  /// The elements that can be reached without a character: after optional tokens, and at the end of the text after the
  /// literals that the mask has not written yet.
  private func pass(_ places: [Int], literals: Bool) -> [Int] {
    var result: [Int] = []
    for place in places where !result.contains(place) { result.append(place) }
    for place in places {
      var place = place
      while place < elements.count, elements[place].step.isToken ? elements[place].step.isOptional : literals {
        place += 1
        if !result.contains(place) { result.append(place) }
      }
    }
    return result
  }
}
