extension NSObject {
  /// Whether the object has the method. False for a selector of a name alone.
  public func responds(to selector: Selector?) -> Bool { selector?.isMethod(of: self) ?? false }
}

extension NSObjectProtocol {
  /// Whether the object has the method. False for a selector of a name alone.
  @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { selector?.isMethod(of: self) ?? false }

  /// Whether the object is of a class, or of one below it.
  @_disfavoredOverload public func isKind(of aClass: AnyClass) -> Bool {
    func isOne<Class: AnyObject>(of type: Class.Type) -> Bool { self is Class }
    return isOne(of: aClass)
  }
}

@MainActor extension NSObject {
  /// Calls a method without arguments. Nil if it returns none, or if the object has no such method.
  @discardableResult @preconcurrency public func perform(_ selector: Selector) -> Any? {
    result(of: selector.perform(on: self))
  }

  /// Calls a method with an argument. Nil if it returns none, or if the object has no such method.
  @discardableResult @preconcurrency public func perform(_ selector: Selector, with object: Any?) -> Any? {
    result(of: selector.perform(on: self, object))
  }

  /// Calls a method with two arguments. Nil if it returns none, or if the object has no such method.
  @discardableResult @preconcurrency public func perform(
    _ selector: Selector, with first: Any?, with second: Any?
  ) -> Any? {
    result(of: selector.perform(on: self, first, second))
  }

  /// Calls a method later, in seconds. The object is kept until then.
  @preconcurrency public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    DelayedCalls.shared.add(selector, of: self, with: object, after: delay)
  }

  /// Forgets the calls of an object's methods that were to be made later.
  @preconcurrency public static func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedCalls.shared.cancel { $0 === target as AnyObject }
  }

  /// Forgets the calls of one of an object's methods that were to be made later. With an argument those with no other.
  @preconcurrency public static func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    DelayedCalls.shared.cancel(selector, with: object) { $0 === target as AnyObject }
  }

  private func result(of outcome: Selector.Outcome) -> Any? {
    if case .returned(let value) = outcome, !(value is Void) { return value }
    return nil
  }
}

/// Calls of methods that are to be made later.
@MainActor private final class DelayedCalls {
  static let shared = DelayedCalls()

  private struct Call {
    let selector: Selector
    let target: NSObject
    let argument: Any?
  }

  private var calls: [Int: Call] = [:]
  private var count = 0

  func add(_ selector: Selector, of target: NSObject, with argument: Any?, after delay: TimeInterval) {
    count += 1
    let number = count
    calls[number] = Call(selector: selector, target: target, argument: argument)
    DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0)) {
      MainActor.assumeIsolated { self.make(number) }
    }
  }

  private func make(_ number: Int) {
    guard let call = calls.removeValue(forKey: number) else { return }
    _ = call.selector.perform(on: call.target, call.argument)
  }

  func cancel(_ selector: Selector? = nil, with argument: Any? = nil, of isTarget: (AnyObject) -> Bool) {
    calls = calls.filter { _, call in
      guard isTarget(call.target) else { return true }
      guard let selector else { return false }
      return call.selector != selector || !isEqual(call.argument, argument)
    }
  }

  private func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first as AnyHashable, let second as AnyHashable): first == second
    case (let first?, let second?): first as AnyObject === second as AnyObject
    default: false
    }
  }
}

extension NSObject {
  /// The class itself: there are no classes in the place of others.
  public class func classForCoder() -> AnyClass { self }
}
