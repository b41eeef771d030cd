/// The name of a method, with a way to call it.
///
/// There is no Objective-C runtime, which finds methods by their names: the plugin ObjectiveCSpellings writes
/// `#selector(Form.changed(_:))` as `Selector("changed:", Form.changed(_:))`. A selector of a name alone is equal to the
/// method's and calls nothing.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  typealias Call = @MainActor @Sendable (_ target: Any, _ first: Any?, _ second: Any?, _ third: Any?) -> Outcome

  package enum Outcome {
    case returned(Any?)
    /// The object is of another type, or the method takes another argument.
    case notCalled
  }

  /// The name in Objective-C, with a colon for each argument.
  public let description: String
  private let call: Call?
  private let isMethod: @Sendable (Any) -> Bool

  /// Creates a selector of a name alone.
  public init(_ name: String) {
    description = name
    call = nil
    isMethod = { _ in false }
  }

  /// Creates a selector of a name alone.
  public init(stringLiteral name: String) { self.init(name) }

  private init<Target>(_ name: String, arguments: Int, of type: Target.Type, _ call: @escaping Call) {
    description = name.contains(":") ? name : name + String(repeating: ":", count: arguments)
    self.call = call
    // What only the protocol has does nothing.
    let isStandard = Self.editActions.contains { name == $0 || name == "\($0):" }
    let isOptional = Target.self == (any UIResponderStandardEditActions).self && !isStandard
    isMethod = { !isOptional && $0 is Target }
  }

  /// Creates the selector of a method without arguments.
  @preconcurrency public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> () -> Result
  ) {
    self.init(name, arguments: 0, of: Target.self) { target, _, _, _ in
      guard let target = target as? Target else { return .notCalled }
      return .returned(method(target)())
    }
  }

  /// Creates the selector of a method with an argument: the sender of an action, a notification, a timer.
  @preconcurrency public init<Target, Argument, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Argument) -> Result
  ) {
    self.init(name, arguments: 1, of: Target.self) { target, first, _, _ in
      guard let target = target as? Target, let first = Self.argument(first, as: Argument.self) else {
        return .notCalled
      }
      return .returned(method(target)(first))
    }
  }

  /// Creates the selector of a method with two arguments: the sender of an action and the event.
  @preconcurrency public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (First, Second) -> Result
  ) {
    self.init(name, arguments: 2, of: Target.self) { target, first, second, _ in
      guard let target = target as? Target, let first = Self.argument(first, as: First.self),
        let second = Self.argument(second, as: Second.self)
      else { return .notCalled }
      return .returned(method(target)(first, second))
    }
  }

  /// Creates the selector of a method with three arguments, which a function of UIKit calls when it has ended: an object,
  /// an error and the caller's context.
  @preconcurrency public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (First, Second, Third) -> Result
  ) {
    self.init(name, arguments: 3, of: Target.self) { target, first, second, third in
      guard let target = target as? Target, let first = Self.argument(first, as: First.self),
        let second = Self.argument(second, as: Second.self), let third = Self.argument(third, as: Third.self)
      else { return .notCalled }
      return .returned(method(target)(first, second, third))
    }
  }

  /// Creates the selector of a method without arguments of the type of `object`, which is not kept and may be nil.
  @preconcurrency public init<Target, Result>(
    _ name: String, of object: @autoclosure () -> Target?,
    _ method: @escaping @MainActor (Target) -> () -> Result
  ) {
    self.init(name, method)
  }

  /// Creates the selector of a method with an argument of the type of `object`, which is not kept and may be nil.
  @preconcurrency public init<Target, Argument, Result>(
    _ name: String, of object: @autoclosure () -> Target?,
    _ method: @escaping @MainActor (Target) -> (Argument) -> Result
  ) {
    self.init(name, method)
  }

  /// An argument of the method's type; nil, which is `Optional.none` for one that takes optional values, where it is of
  /// another.
  private static func argument<Argument>(_ value: Any?, as type: Argument.Type) -> Argument? {
    if let value { return value as? Argument }
    if let none = Optional<Any>.none as? Argument { return none }
    // A context that is nil, for a method that says it never is: only its address is of use, and there is none.
    return UnsafeMutableRawPointer(bitPattern: 1) as? Argument ?? UnsafeRawPointer(bitPattern: 1) as? Argument
  }

  // MARK: calls

  /// The actions that every responder has.
  private static let editActions: Set = ["cut", "copy", "paste", "delete", "select", "selectAll"]

  /// Whether the object has the method.
  package func isMethod(of object: Any) -> Bool { isMethod(object) }

  /// Calls the method of an object.
  @discardableResult @MainActor package func perform(
    on target: Any, _ first: Any? = nil, _ second: Any? = nil, _ third: Any? = nil
  ) -> Outcome {
    call?(target, first, second, third) ?? .notCalled
  }

  /// Calls the method of an object. False when that has none.
  @MainActor func isCalled(on target: Any, _ first: Any?, _ second: Any?) -> Bool {
    if case .returned = perform(on: target, first, second) { true } else { false }
  }

  /// Whether the names are equal.
  public static func == (first: Selector, second: Selector) -> Bool { first.description == second.description }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// A selector of a name alone, which is equal to the method's and calls nothing.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
