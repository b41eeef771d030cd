import Foundation

/// How an associated object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not at all: it may be released, and is not found then.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Its copy, strongly.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// Its copy, strongly.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// The objects that programs have associated with others.
///
/// There is no runtime that reports the end of an object. What is associated with one that is released is released
/// when objects are associated later: the table is searched for such whenever it has doubled.
private struct Associations {
  enum Value {
    case strong(Any)
    case weak(WeakObject)

    var object: Any? {
      switch self {
      case .strong(let object): object
      case .weak(let object): object.object
      }
    }
  }

  private struct Owner {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private var owners: [ObjectIdentifier: Owner] = [:]
  private var limit = 64

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    // Another object may be where a released one was.
    guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
    return owner.values[key]?.object
  }

  /// Sets a value, and returns what is to be released outside of the lock.
  mutating func set(_ value: Value?, of object: AnyObject, _ key: UnsafeRawPointer) -> [Any] {
    let id = ObjectIdentifier(object)
    var released: [Any] = []
    var owner = owners[id] ?? Owner(object: object)
    if owner.object !== object {
      released.append(owner.values)
      owner = Owner(object: object)
    }
    if let old = owner.values.removeValue(forKey: key) { released.append(old) }
    owner.values[key] = value
    owners[id] = owner.values.isEmpty ? nil : owner
    if owners.count > limit {
      let ended = owners.filter { $0.value.object == nil }
      for id in ended.keys { owners[id] = nil }
      released.append(ended)
      limit = max(64, owners.count * 2)
    }
    return released
  }

  mutating func removeAll(of object: AnyObject) -> Any? { owners.removeValue(forKey: ObjectIdentifier(object)) }
}

private final class WeakObject {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

private final class AssociationTable: @unchecked Sendable {
  private let lock = NSLock()
  private var associations = Associations()
  static let shared = AssociationTable()

  func with<Result>(_ body: (inout Associations) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&associations)
  }
}

/// Associates a value with an object, under the address of a variable; nil removes it. A class is held as the policy
/// says. It is released with a later association after the object is.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let kept: Associations.Value? = value.map { value in
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: .weak(WeakObject(value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    default: .strong(value)
    }
  }
  let released = AssociationTable.shared.with { $0.set(kept, of: object as AnyObject, key) }
  withExtendedLifetime(released) {}
}

/// The value that is associated with an object under the address of a variable; nil where there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.with { $0.value(of: object as AnyObject, key) }
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  let released = AssociationTable.shared.with { $0.removeAll(of: object as AnyObject) }
  withExtendedLifetime(released) {}
}
