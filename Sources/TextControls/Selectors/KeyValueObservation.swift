import Foundation

/// What a handler of a change receives. Ignored, except for `.initial`: a handler always has both values.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the set, as in Foundation.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The former value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The handler is called at once too.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The handler is called before the change too. Ignored.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// How a value changes: here it is set.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// How the value has changed.
  public let kind: NSKeyValueChange
  /// The new value.
  public let newValue: Value?
  /// The former value; nil for the first call with `.initial`.
  public let oldValue: Value?
  /// Nil: the value is one, not a collection.
  public let indexes: IndexSet?
  /// Whether the call is before the change. False.
  public let isPrior: Bool
}

/// An observation of a value, which ends when this is released.
@MainActor @preconcurrency public final class NSKeyValueObservation: NSObject {
  var check: (() -> Void)?

  /// Ends the observation.
  public func invalidate() { check = nil }
}

/// The observations of a view.
@MainActor struct ViewObservations {
  private struct Entry { weak var observation: NSKeyValueObservation? }

  private var entries: [Entry] = []

  mutating func add(_ observation: NSKeyValueObservation) {
    entries.removeAll { $0.observation?.check == nil }
    entries.append(Entry(observation: observation))
  }

  func check() { for entry in entries { entry.observation?.check?() } }
}

extension _ViewHierarchy where Self: UIView {
  /// Calls a handler when a value of the view has changed. There is no runtime that notices each change: the value is
  /// compared whenever the view is shown again, as after a change of its text, its selection or its state. A value that
  /// can't be compared counts as changed each time.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    var last = self[keyPath: keyPath]
    func call(_ old: Value?, _ new: Value) {
      changeHandler(
        self, NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: old, indexes: nil, isPrior: false))
    }
    observation.check = { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard !Self.isSame(old, new) else { return }
      last = new
      changeHandler(
        self, NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: old, indexes: nil, isPrior: false))
    }
    ownObservations.add(observation)
    if options.contains(.initial) { call(nil, last) }
    return observation
  }

  private static func isSame(_ first: Any, _ second: Any) -> Bool {
    guard let known = first as? any Equatable else {
      return type(of: first) is AnyObject.Type && (first as AnyObject) === (second as AnyObject)
    }
    return isEqual(known, second)
  }

  private static func isEqual<T: Equatable>(_ first: T, _ second: Any) -> Bool { second as? T == first }
}
