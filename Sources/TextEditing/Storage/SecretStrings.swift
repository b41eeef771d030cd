#if !hasFeature(Embedded)
import Synchronization

/// The memory of strings that hold secrets: it is overwritten with zeros when nothing else refers to it.
///
/// A `String` can't be overwritten by its last owner, who may be the program: its binding has the text of a secure field
/// in the same memory as the session. Such a string is registered here, which keeps its memory, until
/// ``wipeReleased()`` finds that nothing else does. Strings of up to 15 bytes that are stored inline, and literals, have
/// no memory of their own.
package enum SecretStrings {
  private struct Memory: @unchecked Sendable {
    /// The object that has the code units. An optional, because a unique `AnyObject` is not known to be one.
    var owner: AnyObject?
    let key: ObjectIdentifier
    var units: UnsafeMutableRawBufferPointer

    init?(_ string: String) {
      let representation = string._classify()
      guard case ._native(let object) = representation._form else { return nil }
      let start = string.utf8.withContiguousStorageIfAvailable { $0.baseAddress } ?? nil
      guard let start else { return nil }
      owner = object
      key = ObjectIdentifier(object)
      // What is behind the text may be left of a longer one.
      units = UnsafeMutableRawBufferPointer(
        start: UnsafeMutableRawPointer(mutating: start), count: representation._capacity)
    }

    mutating func wipeIfReleased() -> Bool {
      guard isKnownUniquelyReferenced(&owner) else { return false }
      units.initializeMemory(as: UInt8.self, repeating: 0)
      return true
    }
  }

  private static let kept = Mutex<[ObjectIdentifier: Memory]>([:])

  /// Overwrites the memory of a string, at the next ``wipeReleased()`` after its last owner has released it.
  package static func wipeWhenReleased(_ string: String) {
    guard let memory = Memory(string) else { return }
    kept.withLock { $0[memory.key] = memory }
  }

  /// Overwrites what is no longer used. Costs next to nothing when there are no secrets.
  package static func wipeReleased() {
    kept.withLock { kept in
      guard !kept.isEmpty else { return }
      for key in Array(kept.keys) where kept[key]?.wipeIfReleased() == true { kept[key] = nil }
    }
  }
}

extension Array where Element == UInt8 {
  /// Overwrites the bytes of an input buffer that may have held a secret, and removes them.
  package mutating func wipe() {
    withUnsafeMutableBytes { _ = $0.initializeMemory(as: UInt8.self, repeating: 0) }
    removeAll()
  }
}
#endif
