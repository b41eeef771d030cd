import CombineDefaults
import Foundation
import Synchronization

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before the object has changed: before each change of its `@Published` properties, and where
  /// the object sends. It is the same for as long as the object lives, as Apple's is, also in a class without such
  /// properties, in which OpenCombine makes a new one each time. It hides OpenCombine's.
  public var objectWillChange: ObservableObjectPublisher {
    PublishedClasses.hasProperties(self)
      ? publisherOfPublishedProperties(of: self) : ObjectPublishers.publisher(of: self)
  }
}

private protocol AnyPublished {}
extension Published: AnyPublished {}

/// Which classes have `@Published` properties, their own or inherited ones.
private enum PublishedClasses {
  private static let known = Mutex<[ObjectIdentifier: Bool]>([:])

  static func hasProperties(_ object: AnyObject) -> Bool {
    let id = ObjectIdentifier(type(of: object))
    if let answer = known.withLock({ $0[id] }) { return answer }
    var mirror: Mirror? = Mirror(reflecting: object)
    var answer = false
    while !answer, let current = mirror {
      answer = current.children.contains { $0.value is any AnyPublished }
      mirror = current.superclassMirror
    }
    known.withLock { [answer] in $0[id] = answer }
    return answer
  }
}

/// The publishers of objects without `@Published` properties.
private enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = NSLock()
  // Both are used under the lock.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of objects that are gone are removed.
  nonisolated(unsafe) private static var limit = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let id = ObjectIdentifier(object)
      // Another object may have been at the same address.
      if let entry = entries[id], entry.object === object { return entry.publisher }
      if entries.count >= limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(2 * entries.count, 64)
      }
      let publisher = ObservableObjectPublisher()
      entries[id] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
