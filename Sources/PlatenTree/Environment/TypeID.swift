/// A type as a key of dictionaries and sets.
///
/// Views read the environment over a hundred times for each key press. The standard library's hash function protects
/// tables against keys that are chosen to collide; the address of a type is not chosen, so that one multiplication is
/// enough here.
@usableFromInline package struct TypeID: Hashable {
  package let type: ObjectIdentifier

  @usableFromInline package init(_ type: ObjectIdentifier) { self.type = type }

  // The requirement by which dictionaries and sets hash. The seed differs between tables: without it, copying one table
  // into another in its own order would collide.
  @usableFromInline package func _rawHashValue(seed: Int) -> Int {
    let bits = UInt(bitPattern: type) ^ UInt(bitPattern: seed)
    // The golden ratio. Both halves of the product, since the lowest bits of an address are always zero.
    let product = bits.multipliedFullWidth(by: UInt(truncatingIfNeeded: 0x9E37_79B9_7F4A_7C15 as UInt64))
    return Int(truncatingIfNeeded: product.high ^ product.low)
  }
}
