extension NSLayoutConstraint {
  /// How the views of a visual format are aligned with one another, and in what direction it is read.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The views have the same left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The views have the same right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The views have the same top edge.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The views have the same bottom edge.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The views have the same edge at which a line begins.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The views have the same edge at which a line ends.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The views have the same centre from left to right.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The views have the same centre from top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The views have the same last baseline.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The views have the same first baseline.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// A horizontal format begins where a line begins, as without options.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A horizontal format begins at the left.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A horizontal format begins at the right.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }

  /// The constraints of a visual format, such as `"H:|-8-[name(>=80)]-[field]-|"`, which are not active. Numbers are
  /// points, or names of `metrics`; a space without a number is 8. What follows a mistake, or a name that `views` and
  /// `metrics` lack, is left out, where UIKit ends the program.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, opts, metrics ?? [:], views)
    return reader.read()
  }
}

/// Reads a visual format.
///
/// Source: Auto Layout Guide, "Visual Format Language".
@MainActor struct VisualFormat {
  private var rest: Substring
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private let isVertical: Bool
  private var constraints: [NSLayoutConstraint] = []
  private var named: [UIView] = []

  init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) {
    let format = format.filter { !$0.isWhitespace }
    isVertical = format.hasPrefix("V:")
    rest = format.dropFirst(format.hasPrefix("V:") || format.hasPrefix("H:") ? 2 : 0)
    (self.options, self.metrics, self.views) = (options, metrics, views)
  }

  /// One comparison with a number or a view, as in `>=80@750`.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var edges: (begin: Attribute, end: Attribute) {
    if isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    return options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
  }

  mutating func read() -> [NSLayoutConstraint] {
    var last: UIView?
    var isAtEdge = take("|")
    var waiting: [Predicate]? = isAtEdge ? space() : nil
    while take("[") {
      guard let view = view(), let sizes = predicates(), take("]") else { break }
      if let waiting {
        // The superview is known with the first view.
        if isAtEdge, let outer = view.outerView {
          connect(view, edges.begin, to: outer, edges.begin, waiting)
        } else if let last {
          connect(view, edges.begin, to: last, edges.end, waiting)
        }
      }
      for size in sizes { constrain(view, to: size) }
      (last, isAtEdge) = (view, false)
      named.append(view)
      waiting = space()
      guard waiting != nil else { break }
      if take("|") {
        if let outer = view.outerView, let waiting { connect(outer, edges.end, to: view, edges.end, waiting) }
        break
      }
    }
    align()
    return constraints
  }

  // MARK: parts

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func name() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private mutating func view() -> UIView? { views[name()] as? UIView }

  /// What is between two views: nothing, `-`, or a space of its own. Nil for a mistake.
  private mutating func space() -> [Predicate]? {
    guard take("-") else { return [Predicate()] }
    if rest.hasPrefix("[") || rest.hasPrefix("|") || rest.isEmpty { return [Predicate(constant: 8)] }
    if rest.hasPrefix("(") {
      guard let list = predicates(), take("-") else { return nil }
      return list
    }
    guard let single = predicate(), take("-") else { return nil }
    return [single]
  }

  /// A list in parentheses; empty where there is none. Nil for a mistake.
  private mutating func predicates() -> [Predicate]? {
    guard take("(") else { return [] }
    var list: [Predicate] = []
    repeat {
      guard let predicate = predicate() else { return nil }
      list.append(predicate)
    } while take(",")
    return take(")") ? list : nil
  }

  private mutating func predicate() -> Predicate? {
    var predicate = Predicate()
    if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else {
      _ = take("==")
    }
    let isNegative = take("-")
    let name = name()
    if let number = number(name) {
      predicate.constant = isNegative ? -number : number
    } else if let view = views[name] as? UIView {
      predicate.view = view
    } else {
      return nil
    }
    guard take("@") else { return predicate }
    guard let priority = number(self.name()) else { return nil }
    predicate.priority = UILayoutPriority(Float(priority))
    return predicate
  }

  private func number(_ name: String) -> CGFloat? {
    if let number = Double(name) { return CGFloat(number) }
    switch metrics[name] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: return nil
    }
  }

  // MARK: constraints

  private mutating func connect(
    _ view: UIView, _ attribute: Attribute, to other: UIView, _ end: Attribute, _ predicates: [Predicate]
  ) {
    // From right to left, distances are those of the second view.
    let isMirrored = !isVertical && options.contains(.directionRightToLeft)
    for predicate in predicates {
      if isMirrored {
        add(other, end, predicate, view, attribute)
      } else {
        add(view, attribute, predicate, other, end)
      }
    }
  }

  private mutating func constrain(_ view: UIView, to predicate: Predicate) {
    let size: Attribute = isVertical ? .height : .width
    add(view, size, predicate, predicate.view, predicate.view == nil ? .notAnAttribute : size)
  }

  private mutating func add(
    _ view: UIView, _ attribute: Attribute, _ predicate: Predicate, _ other: UIView?, _ end: Attribute
  ) {
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: predicate.relation, toItem: other, attribute: end, multiplier: 1,
      constant: predicate.constant)
    constraint.priority = predicate.priority
    constraints.append(constraint)
  }

  private mutating func align() {
    let attributes: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in attributes where options.contains(option) {
      for (first, second) in zip(named, named.dropFirst()) { add(first, attribute, Predicate(), second, attribute) }
    }
  }
}
