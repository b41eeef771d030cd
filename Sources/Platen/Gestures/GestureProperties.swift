/// The storage of the dynamic properties of a program's own gestures, for all that one view's gesture is made of.
///
/// A gesture is a value that others are made around, and one of the program's own makes another in its body. Each that
/// has a body gets its properties while the recognizers of the whole are made, in the order of that, which is the same
/// each time.
@MainActor final class GestureProperties {
  /// Where the gestures whose recognizers are being made have their properties; nil outside of a view's evaluation.
  private(set) static var current: GestureProperties?

  private var storages: [any GestureStorage] = []
  /// How many gestures have got their properties in this evaluation.
  private var count = 0
  private unowned var element: _Element!

  /// Makes recognizers, with the properties of the gestures on the way.
  func installed<Result>(in element: _Element, _ body: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    self.element = element
    count = 0
    defer {
      Self.current = outer
      end(from: count)
    }
    return body()
  }

  /// Ties the properties of the next gesture to their storage. A gesture of another type has properties of its own.
  func install<G: Gesture>(in gesture: inout G) {
    let known = count < storages.count ? storages[count] as? StorageOfGesture<G> : nil
    let storage = known ?? StorageOfGesture<G>()
    if known == nil {
      end(from: count)
      storages.append(storage)
    }
    count += 1
    storage.properties.install(in: &gesture, of: element)
  }

  /// Ends the storage, with the view.
  func uninstall() { end(from: 0) }

  /// Ends the storage of gestures that are no longer part of the whole.
  private func end(from index: Int) {
    for storage in storages[index...] { storage.uninstall() }
    storages.removeSubrange(index...)
  }
}

@MainActor private protocol GestureStorage: AnyObject {
  func uninstall()
}

private final class StorageOfGesture<G>: GestureStorage {
  var properties = DynamicPropertyStorage<G>()

  func uninstall() { properties.uninstall() }
}
