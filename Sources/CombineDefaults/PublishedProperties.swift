#if UserInterface
import OpenCombine

/// The publisher that OpenCombine gives an object with `@Published` properties, which it installs in them.
///
/// This module sees OpenCombine's `objectWillChange` alone, and not the one that Combine puts in its place.
public func publisherOfPublishedProperties(of object: AnyObject) -> ObservableObjectPublisher {
  Properties(object: object).objectWillChange
}

/// Represents another object: OpenCombine searches for the properties in what its mirror reflects.
private final class Properties: ObservableObject, CustomReflectable {
  private let object: AnyObject

  init(object: AnyObject) { self.object = object }

  var customMirror: Mirror { Mirror(reflecting: object) }
}
#endif
