import Platen

/// The least and the greatest number that is valid; nil for none.
package struct NumberBounds<Value: Comparable & Sendable>: Sendable {
  let least: Value?
  let most: Value?

  package init(least: Value?, most: Value?) {
    self.least = least
    self.most = most
  }

  init(_ range: ClosedRange<Value>?) { self.init(least: range?.lowerBound, most: range?.upperBound) }

  package func contains(_ value: Value) -> Bool {
    (least.map { value >= $0 } ?? true) && (most.map { value <= $0 } ?? true)
  }

  /// The reason why another number is not valid.
  package func reason(_ text: (Value) -> String) -> String {
    switch (least.map(text), most.map(text)) {
    case (let least?, let most?): Prompt.words("Enter a number from \(least) to \(most).")
    case (let least?, nil): Prompt.words("Enter a number of at least \(least).")
    case (nil, let most?): Prompt.words("Enter a number of at most \(most).")
    case (nil, nil): Prompt.words("Enter a number.")
    }
  }

  /// Which numbers are valid; nil for all.
  package func hint(_ text: (Value) -> String) -> String? {
    switch (least.map(text), most.map(text)) {
    case (let least?, let most?): Prompt.words("A number from \(least) to \(most).")
    case (let least?, nil): Prompt.words("A number of at least \(least).")
    case (nil, let most?): Prompt.words("A number of at most \(most).")
    case (nil, nil): nil
    }
  }
}
