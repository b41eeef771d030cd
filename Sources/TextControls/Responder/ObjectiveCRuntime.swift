import Foundation

// Functions of Objective-C's runtime, which Linux lacks: classes can be examined, and neither made nor changed. The
// functions that make or find something return what they return on Apple's systems where there is no such thing, so
// that a program takes its path for that. A method and an implementation are opaque pointers.

/// The class of an object; nil for nil.
public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }

/// Changes nothing: the class of an object is fixed. Returns the class.
@discardableResult public func object_setClass(_ object: Any?, _ newClass: AnyClass) -> AnyClass? {
  object_getClass(object)
}

/// The name of a class without its module, in memory that is never released.
public func class_getName(_ examined: AnyClass?) -> UnsafePointer<CChar> { ClassNames.shared.name(of: examined) }

/// The superclass; nil for a class without one.
public func class_getSuperclass(_ examined: AnyClass?) -> AnyClass? { examined.flatMap { _getSuperclass($0) } }

/// Nil: the compiler alone makes classes.
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { nil }

/// Does nothing: there are no such classes.
public func objc_registerClassPair(_ newClass: AnyClass) {}

/// Nil: methods have no names when the program runs.
public func class_getInstanceMethod(_ examined: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }

/// Nil: methods have no names when the program runs.
public func class_getClassMethod(_ examined: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }

/// False: a class has the methods that it is compiled with.
@discardableResult public func class_addMethod(
  _ changed: AnyClass?, _ name: Selector, _ implementation: OpaquePointer?, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Nil: a class has the methods that it is compiled with.
@discardableResult public func class_replaceMethod(
  _ changed: AnyClass?, _ name: Selector, _ implementation: OpaquePointer?, _ types: UnsafePointer<CChar>?
) -> OpaquePointer? { nil }

/// Does nothing: there are no such methods.
public func method_exchangeImplementations(_ first: OpaquePointer, _ second: OpaquePointer) {}

/// Nil: there are no such methods.
public func method_getImplementation(_ method: OpaquePointer) -> OpaquePointer? { nil }

/// Nil: there are no such methods.
@discardableResult public func method_setImplementation(
  _ method: OpaquePointer, _ implementation: OpaquePointer?
) -> OpaquePointer? { nil }

/// Nil: there are no such methods.
public func method_getTypeEncoding(_ method: OpaquePointer) -> UnsafePointer<CChar>? { nil }

/// Nil: a closure can't be the implementation of a method.
public func imp_implementationWithBlock(_ block: Any) -> OpaquePointer? { nil }

/// The names that programs have asked for, as C has them.
private final class ClassNames: @unchecked Sendable {
  static let shared = ClassNames()
  private let lock = NSLock()
  private var names: [String: UnsafePointer<CChar>] = [:]

  func name(of examined: AnyClass?) -> UnsafePointer<CChar> {
    let name = examined.map { String(describing: $0) } ?? "nil"
    lock.lock()
    defer { lock.unlock() }
    if let known = names[name] { return known }
    let bytes = UnsafeMutableBufferPointer<CChar>.allocate(capacity: name.utf8.count + 1)
    _ = bytes.initialize(from: name.utf8CString)
    let copy = UnsafePointer(bytes.baseAddress!)
    names[name] = copy
    return copy
  }
}
