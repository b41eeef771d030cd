extension NSObject {
  /// The value of a stored property by its name, of the object's class or of one above it; nil where there is none.
  ///
  /// Key-value coding is Objective-C's: computed properties have no names here, and nothing can be written by name.
  public func value(forKey key: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key || $0.label == "_\(key)" }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// The value at a path of names with dots between them.
  public func value(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    for key in keyPath.split(separator: ".") {
      guard let object = value as? NSObject else { return nil }
      value = object.value(forKey: String(key))
    }
    return value
  }

  /// Writes the paper of a `UIPrintPageRenderer`, and nothing else: there is no runtime to write a property by its
  /// name. Programs do so to change the appearance of views that have no property for that.
  public func setValue(_ value: Any?, forKey key: String) {
    (self as? any KeyValueWritable)?.write(value, forKey: key)
  }

  /// Writes nothing, see ``setValue(_:forKey:)``.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}

/// An object with properties that programs write by their names, because UIKit declares them as read-only.
package protocol KeyValueWritable: NSObject {
  /// Writes the property of a name; other names are ignored.
  func write(_ value: Any?, forKey key: String)
}
