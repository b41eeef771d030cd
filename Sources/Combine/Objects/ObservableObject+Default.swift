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

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of objects that are gone are removed.
    var limit = 64
  }

  private static let table = Mutex(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    table.withLock { table in
      let id = ObjectIdentifier(object)
      // Another object may have been at the same address.
      if let entry = table.entries[id], entry.object === object { return entry.publisher }
      if table.entries.count >= table.limit {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(2 * table.entries.count, 64)
      }
      let publisher = ObservableObjectPublisher()
      table.entries[id] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
