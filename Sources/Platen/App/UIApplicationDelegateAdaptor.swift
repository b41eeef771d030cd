/// Gives a SwiftUI program a UIKit application delegate, which is notified of the program's events.
///
/// The delegate is made once, however many windows the program shows. One that is observable is in the environment of
/// all scenes.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// The program's delegate. It is the same object in all windows.
  public let wrappedValue: DelegateType

  /// Creates the delegate at the first call and sets it as the application's. Later calls for the same type return that
  /// delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = ApplicationDelegates.delegate(of: delegateType) { _, _ in }
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Creates the delegate at the first call, sets it as the application's and puts it in the environment of all scenes.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = ApplicationDelegates.delegate(of: delegateType) { $1[objectOf: DelegateType.self] = $0 }
  }

  /// Bindings to the properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject.Wrapper(root: wrappedValue) }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
  /// Creates the delegate at the first call, sets it as the application's and puts it in the environment of all scenes.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = ApplicationDelegates.delegate(of: delegateType) { $1[objectOf: DelegateType.self] = $0 }
  }
}

/// The delegate of the program.
@MainActor package enum ApplicationDelegates {
  private static var made: [ObjectIdentifier: NSObject] = [:]
  private static var publish: [(inout EnvironmentValues) -> Void] = []

  static func delegate<Delegate: NSObject & UIApplicationDelegate>(
    of type: Delegate.Type, publish: @escaping (Delegate, inout EnvironmentValues) -> Void
  ) -> Delegate {
    if let made = made[ObjectIdentifier(type)] as? Delegate {
      UIApplication.shared.delegate = made
      return made
    }
    let delegate = make(type)
    made[ObjectIdentifier(type)] = delegate
    self.publish.append { publish(delegate, &$0) }
    UIApplication.shared.delegate = delegate
    return delegate
  }

  static func write(to environment: inout EnvironmentValues) { for publish in publish { publish(&environment) } }

  /// The delegate of another framework's kind, made once and put in the environment of all scenes. `adapt` makes the
  /// application's delegate that forwards to it.
  package static func delegate<Delegate: NSObject>(
    of type: Delegate.Type, adapt: (Delegate) -> any UIApplicationDelegate,
    publish: @escaping (Delegate, inout EnvironmentValues) -> Void
  ) -> Delegate {
    if let made = made[ObjectIdentifier(type)] as? Delegate { return made }
    let delegate = make(type)
    made[ObjectIdentifier(type)] = delegate
    self.publish.append { publish(delegate, &$0) }
    UIApplication.shared.delegate = adapt(delegate)
    return delegate
  }

  /// Calls `init()` of a class that is known when the program runs.
  ///
  /// The language has that for `required` initializers alone, which `NSObject`'s is not, and delegates don't repeat it.
  /// All classes below `NSObject` have it in the same place of their tables, though, so that it can be called as that
  /// of a class in which it is required. The class is below `NSObject` by the constraint, a class without `init()` traps
  /// there by itself, and what was made is checked to be of the class.
  package static func make<Delegate: NSObject>(_ type: Delegate.Type) -> Delegate {
    guard let delegate = makeObject(of: type) as? Delegate else {
      preconditionFailure("init() of \(type) has made another object")
    }
    return delegate
  }

  /// The same for a class of which only its being a class is known; nil for one that is not below `NSObject`.
  package static func makeObject(of type: AnyClass) -> AnyObject? {
    guard type is NSObject.Type else { return nil }
    return unsafeBitCast(type, to: _DelegateMaker.Type.self).init()
  }
}

/// A class with the required initializer that `NSObject` lacks. Open, so that its initializer is looked up in the table
/// of the class at hand and never called directly. Not for use outside the framework.
open class _DelegateMaker: NSObject {
  /// Creates the delegate.
  public required override init() { super.init() }
}
