@_spi(Reflection) import Swift

/// The stored properties of a type, as the compiler laid them out.
package enum StoredFields {
  package struct Field {
    package let type: Any.Type
    /// In bytes from the start of the value.
    package let offset: Int
  }

  /// The stored properties of a struct or the elements of a tuple; none for any other type.
  package static func of(_ type: Any.Type) -> [Field] {
    guard !(type is AnyObject.Type) else { return [] }
    var fields: [Field] = []
    let isComplete = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      fields.append(Field(type: fieldType, offset: offset))
      return true
    }
    return isComplete ? fields : []
  }
}
