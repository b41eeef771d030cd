@_spi(Reflection) import Swift
internal import SwiftShims

/// The stored properties of a type, as the compiler laid them out.
///
/// The runtime lists the fields of structs and the elements of tuples from their metadata alone. For other kinds of
/// types it needs a value: for an existential type it reads through a null pointer. Nothing but structs and tuples is
/// therefore ever passed to it.
package enum StoredFields {
  package struct Field {
    package let type: Any.Type
    /// In bytes from the start of the value.
    package let offset: Int
    package let form: Form
    /// Whether the property belongs to a property wrapper, which stores itself under the property's name behind `_`.
    package let isWrapper: Bool
  }

  /// The representation of a field in memory.
  package enum Form {
    /// As any value of its type.
    case value
    /// Bytes that must not be read as a value of the field's type. A `weak` or `unowned` reference is no strong one. A
    /// metatype such as `Int.Type` has a size, but takes no space as a field, alone or in a tuple or an optional. And a
    /// field whose type the runtime can't name is an empty tuple to it.
    case bytes(Int)
  }

  /// The stored properties of a struct or the elements of a tuple; none for any other type.
  ///
  /// A struct of C whose bytes are not all in fields has none either: its bit fields are none to the runtime.
  package static func of(_ type: Any.Type) -> [Field] {
    let kind = kind(of: type)
    guard kind == .struct || kind == .tuple else { return [] }
    let count = childCount(of: type)
    let offsets = (0..<count).map { childOffset(of: type, index: $0) }
    let size = size(of: type)
    let fields = (0..<count).map { index in
      var metadata = _FieldReflectionMetadata()
      let fieldType = childMetadata(of: type, index: index, fieldMetadata: &metadata)
      let isWrapper = metadata.name.map { $0.pointee == UInt8(ascii: "_") } ?? false
      metadata.freeFunc?(metadata.name)
      let offset = offsets[index]
      let next = offsets.filter { $0 > offset }.min() ?? size
      let form = form(of: fieldType, isStrong: metadata.isStrong, extent: max(0, next - offset))
      return Field(type: fieldType, offset: offset, form: form, isWrapper: isWrapper)
    }
    let isCovered = fields.reduce(0) { $0 + self.size(of: $1.type) } == size
    return isCovered || kind == .tuple || !isImportedFromC(type) ? fields : []
  }

  /// - Parameter extent: The bytes up to the next field or the end of the value, padding included.
  private static func form(of type: Any.Type, isStrong: Bool, extent: Int) -> Form {
    let size = size(of: type)
    switch kind(of: type) {
    // Where all values of the type are the same one, they take no space, and the offset is another field's.
    case .metatype: return .bytes(min(size, extent))
    // The flag is not always set for errors, which can't be anything but strong.
    case .class, .optional, .existential, .unknown:
      if !isStrong, type != (any Error).self { return .bytes(min(size, extent)) }
    default: break
    }
    return size > extent || type == Void.self || holdsMetatypes(type) ? .bytes(extent) : .value
  }

  /// Whether values of the type hold values of types of their own: `Any`, `any P`, `any P<T>`.
  package static func isExistential(_ type: Any.Type) -> Bool {
    switch kind(of: type) {
    case .existential: true
    // The runtime's name for the constrained ones is missing in its list of kinds.
    case .unknown: true
    default: false
    }
  }

  package static func isStruct(_ type: Any.Type) -> Bool { kind(of: type) == .struct }

  /// `Wrapped` of an optional type; nil for any other type.
  package static func wrappedType(of type: Any.Type) -> Any.Type? {
    guard kind(of: type) == .optional else { return nil }
    // The metadata of an enumeration are its kind, its description and its generic arguments.
    let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
    return unsafeBitCast(metadata[2], to: Any.Type.self)
  }

  /// Whether the type is a tuple with metatypes in it.
  private static func holdsMetatypes(_ type: Any.Type) -> Bool {
    guard kind(of: type) == .tuple else { return false }
    var holds = false
    _ = _forEachField(of: type, options: []) { _, _, element, kind in
      holds = holds || kind == .metatype || holdsMetatypes(element)
      return true
    }
    return holds
  }

  /// What the type is: a struct, an existential, and so on.
  private static func kind(of type: Any.Type) -> _MetadataKind {
    // The only kinds to be had are those of fields.
    func holder<T>(of type: T.Type) -> Any.Type { Holder<T>.self }
    var kind = _MetadataKind.unknown
    _ = _forEachField(of: holder(of: type), options: []) { _, _, _, fieldKind in
      kind = fieldKind
      return true
    }
    return kind
  }

  /// In bytes.
  package static func size(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return size(type)
  }

  private struct Holder<T> {
    let value: T
  }

  private static func isImportedFromC(_ type: Any.Type) -> Bool {
    func isTrivial<T>(_ type: T.Type) -> Bool { _isPOD(type) }
    return isTrivial(type) && _typeName(type, qualified: true).hasPrefix("__C.")
  }
}

// What `_forEachField` is made of. It does not report which references are strong.

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func childCount(of type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func childOffset(of type: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(
  of type: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<_FieldReflectionMetadata>
) -> Any.Type
