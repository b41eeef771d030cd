import Foundation

/// What a change of an observed value has.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the value.
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// How the value has changed, as a number of ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The former value.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The places of a change in a collection. Never there.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the call is before the change. Never there.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// An object that observes values by their names and is no view or controller. The plugin ObjectiveCSpellings has classes
/// conform that are declared below `NSObject`, which has no such method to override here.
@MainActor @preconcurrency public protocol _KeyValueObserver: NSObject {
  /// Called when a value has changed that the object observes by its name.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension UIResponder: _KeyValueObserver {}

/// An observation by the name of a value.
@MainActor struct NamedObservation {
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  weak var observer: NSObject?
  let observation: NSKeyValueObservation
}

extension UIView {
  /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer when a value of the view has changed.
  ///
  /// There is no runtime that notices each change: the value is compared whenever the view is shown again, as after a
  /// change of its text, its size or its state. The observer is a view, a controller or an object of a class in a file of
  /// the plugin ObjectiveCSpellings, held weakly; of other classes that method is not known here. Values are those of ``value(forKeyPath:)`` and the
  /// usual ones of views: frames, texts, and the size and place of what scrolls. Of objects that are no views nothing is
  /// observed by name.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let observation = NSKeyValueObservation()
    namedObservations.removeAll { $0.observer == nil }
    namedObservations.append(
      NamedObservation(keyPath: keyPath, context: context, observer: observer, observation: observation))
    var last = observedValue(keyPath)
    func change(_ old: Any?, _ new: Any?) -> [NSKeyValueChangeKey: Any] {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new), let new { change[.newKey] = new }
      if options.contains(.old), let old { change[.oldKey] = old }
      return change
    }
    observation.check = { [weak self, weak observer] in
      guard let self, let observer = observer as? any _KeyValueObserver else { return }
      let (old, new) = (last, observedValue(keyPath))
      guard !Self.areSame(old, new) else { return }
      last = new
      observer.observeValue(forKeyPath: keyPath, of: self, change: change(old, new), context: context)
    }
    ownObservations.add(observation)
    if options.contains(.initial) {
      (observer as? any _KeyValueObserver)?.observeValue(
        forKeyPath: keyPath, of: self, change: change(nil, last), context: context)
    }
  }

  /// Ends the observations of a value by an observer. One that does not observe it is ignored.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    endObservations { $0.observer === observer && $0.keyPath == keyPath }
  }

  /// Ends the observations of a value by an observer with a context. One that does not observe it is ignored.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    endObservations { $0.observer === observer && $0.keyPath == keyPath && $0.context == context }
  }

  private func endObservations(where condition: (NamedObservation) -> Bool) {
    for entry in namedObservations where condition(entry) { entry.observation.invalidate() }
    namedObservations.removeAll(where: condition)
  }

  private func observedValue(_ keyPath: String) -> Any? {
    switch keyPath {
    case "frame": frame
    case "bounds": bounds
    case "center": center
    case "alpha": alpha
    case "hidden", "isHidden": isHidden
    case "text": (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? (self as? UILabel)?.text
    case "attributedText": (self as? UITextField)?.attributedText ?? (self as? UITextView)?.attributedText
    case "contentSize": (self as? UIScrollView)?.contentSize
    case "contentOffset": (self as? UIScrollView)?.contentOffset
    case "contentInset": (self as? UIScrollView)?.contentInset
    case "enabled", "isEnabled": (self as? UIControl)?.isEnabled
    case "selected", "isSelected": (self as? UIControl)?.isSelected
    case "highlighted", "isHighlighted": (self as? UIControl)?.isHighlighted
    default: value(forKeyPath: keyPath)
    }
  }

  private static func areSame(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? any Equatable { return isEqual(first, second) }
    return (first as AnyObject) === (second as AnyObject)
  }

  private static func isEqual<T: Equatable>(_ first: T, _ second: Any) -> Bool { second as? T == first }
}
