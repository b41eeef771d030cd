import Foundation

/// A set of objects that keeps them, or that forgets those that have been released.
///
/// It follows Foundation's `NSHashTable`, which is missing on Linux. Objects are compared as `NSObject` does, or,
/// with ``Options/objectPointerPersonality`` and for objects of other classes, by their identity.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  /// How a table holds and compares its objects.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are kept.
    public static var strongMemory: Options { [] }
    /// Objects are forgotten as soon as they are released.
    public static var weakMemory: Options { Options(rawValue: 5) }
    /// Accepted and ignored: objects are not copied.
    public static var copyIn: Options { Options(rawValue: 1 << 16) }
    /// Objects are compared by their identity.
    public static var objectPointerPersonality: Options { Options(rawValue: 1 << 9) }
  }

  private final class Member {
    private weak var object: ObjectType?
    private let kept: ObjectType?

    init(_ object: ObjectType, isWeak: Bool) {
      self.object = object
      kept = isWeak ? nil : object
    }

    var value: ObjectType? { object }
  }

  private let options: Options
  private var members: [Member] = []

  /// Creates an empty table. `initialCapacity` is ignored.
  public init(options: Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// An empty table that forgets objects as soon as they are released.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that are still there, in the order in which they were added.
  public var allObjects: [ObjectType] { members.compactMap(\.value) }
  /// One of the objects; nil for an empty table.
  public var anyObject: ObjectType? { members.lazy.compactMap(\.value).first }
  /// The number of objects. It may count some that have been released.
  public var count: Int { members.count }
  /// The objects as a set, of those that can be in one.
  public var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  /// Adds an object, unless the table has it.
  public func add(_ object: ObjectType?) {
    members.removeAll { $0.value == nil }
    guard let object, member(object) == nil else { return }
    members.append(Member(object, isWeak: options.contains(.weakMemory)))
  }

  /// Removes an object.
  public func remove(_ object: ObjectType?) {
    members.removeAll { member in
      guard let value = member.value else { return true }
      return object.map { isSame(value, $0) } ?? false
    }
  }

  /// Removes all objects.
  public func removeAllObjects() { members = [] }

  /// The object of the table that is the same as another; nil without one.
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return members.lazy.compactMap(\.value).first { isSame($0, object) }
  }

  /// Whether the table has an object.
  public func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  private func isSame(_ first: ObjectType, _ second: ObjectType) -> Bool {
    if first === second { return true }
    guard !options.contains(.objectPointerPersonality), let first = first as? NSObject else { return false }
    return first.isEqual(second)
  }
}
