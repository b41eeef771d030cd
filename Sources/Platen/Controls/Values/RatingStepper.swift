/// A control that sets a small whole number, shown as stars. SwiftUI has none.
///
/// ```swift
/// RatingStepper("Service", value: $stars)
/// ```
public struct RatingStepper<Label: View> {
  let value: Binding<Int>
  let range: ClosedRange<Int>
  let label: Label

  nonisolated init(_ value: Binding<Int>, _ bounds: ClosedRange<Int>, _ label: Label) {
    self.value = value
    range = bounds
    self.label = label
  }

  /// A rating with a label. The value changes by 1 inside `bounds`, which are 0 to 5 unless others are given; one star
  /// is shown for each number up to the upper bound.
  nonisolated public init(value: Binding<Int>, in bounds: ClosedRange<Int> = 0...5, @ViewBuilder label: () -> Label) {
    self.init(value, bounds, label())
  }
}

extension RatingStepper: View {
  /// The views that this one is made of.
  public var body: some View {
    let (value, range) = (value, range)
    let content = RatingContent(value: value.wrappedValue, range: range, label: "")
    func step(_ change: Int) -> @MainActor () -> Void {
      {
        // The value may have been changed since the view was evaluated.
        let shown = RatingContent(value: value.wrappedValue, range: range, label: "").shownValue
        if shown != (change > 0 ? range.upperBound : range.lowerBound) { value.wrappedValue = shown + change }
      }
    }
    return _LabeledControl(
      label: label,
      control: _AdjustableControl(
        name: label as? Text, shownValue: content.stars, increment: content.canIncrement ? step(1) : nil,
        decrement: content.canDecrement ? step(-1) : nil,
        set: { new in
          if let new = Int(exactly: new), range.contains(new) { value.wrappedValue = new }
        }
      ) { RatingContent(value: content.value, range: range, label: $0) })
  }
}

/// A small whole number, shown as stars.
struct RatingContent: ControlContent {
  static let kindName = "rating"

  var value: Int
  var range: ClosedRange<Int>
  var label: String

  var role: ControlRole { .adjustable }
  var name: String? { label }
  var valueDescription: String? { "\(shownValue) of \(range.upperBound)" }
  var level: Double? {
    let (lower, upper) = (Double(range.lowerBound), Double(range.upperBound))
    return lower < upper ? (Double(shownValue) - lower) / (upper - lower) : nil
  }
  var number: ControlNumber? {
    ControlNumber(
      value: Double(shownValue), range: Double(range.lowerBound)...Double(range.upperBound), step: 1)
  }
  var steps: ControlSteps? {
    ControlSteps(usesSigns: true, canDecrement: canDecrement, canIncrement: canIncrement)
  }

  /// The value, inside the bounds.
  var shownValue: Int { min(max(value, range.lowerBound), range.upperBound) }
  var canIncrement: Bool { shownValue < range.upperBound }
  var canDecrement: Bool { shownValue > range.lowerBound }

  /// A full star for each number that is reached, and an empty one for each that is not. Numbers where stars would be
  /// too many to count.
  var stars: String {
    guard range.lowerBound >= 0, range.upperBound <= 10 else { return "\(shownValue)/\(range.upperBound)" }
    return String(repeating: "★", count: shownValue) + String(repeating: "☆", count: range.upperBound - shownValue)
  }
}
