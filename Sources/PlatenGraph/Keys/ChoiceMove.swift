/// A way through what is open to choose from.
public enum ChoiceMove: Equatable, Sendable {
  /// The line above; the same day of the week before.
  case up
  /// The line below; the same day of the next week.
  case down
  /// The list from which this one was opened, and from the first one out of it; the day before.
  case left
  /// The list that the selected line opens; the next day.
  case right
  /// The first line; the first day of the month.
  case first
  /// The last line; the last day of the month.
  case last
  /// Ten lines up; the month before.
  case pageUp
  /// Ten lines down; the next month.
  case pageDown

  /// The move that has the same effect in a layout from right to left.
  var mirrored: ChoiceMove {
    switch self {
    case .left: .right
    case .right: .left
    default: self
    }
  }

  static let all: [Self] = [.up, .down, .left, .right, .first, .last, .pageUp, .pageDown]

  var key: KeyEquivalent {
    switch self {
    case .up: .upArrow
    case .down: .downArrow
    case .left: .leftArrow
    case .right: .rightArrow
    case .first: .home
    case .last: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    }
  }
}
