import CConformances

/// The conformances to one protocol that are linked into the file of the program in which this module is.
///
/// The runtime searches all records of the program again for each type, a tenth of a millisecond for a program of ten
/// thousand. Here they are read once, for all types and protocols.
struct DeclaredConformances: @unchecked Sendable {
  enum Answer {
    case none
    /// At least for some generic arguments.
    case some(UnsafeRawPointer)
    /// The type is declared in another file of the program.
    case unknown
  }

  // Unchecked: it points to constant data of the program, which is never released.
  private let protocolDescription: UnsafeRawPointer

  /// Nil where the type is not the metatype of one protocol alone, `any P.Type`.
  init?(to metatype: Any.Type) {
    guard let description = description(ofProtocolIn: metatype), cconformances_are_known() else { return nil }
    protocolDescription = description
  }

  /// Of a class those of its superclasses count as well.
  func answer(for type: Any.Type, declaredBy declaration: TypeDeclaration) -> Answer {
    if let answer = answer(for: declaration) { return answer }
    var current: AnyClass? = type as? AnyClass
    while let superclass = current.flatMap(_getSuperclass) {
      guard let declaration = TypeDeclaration(of: superclass) else { return .unknown }
      if let answer = answer(for: declaration) { return answer }
      current = superclass
    }
    return .none
  }

  /// Nil where there is no conformance.
  private func answer(for declaration: TypeDeclaration) -> Answer? {
    if let conformance = cconformances_of(declaration.description, protocolDescription) { return .some(conformance) }
    return declaration.isHere ? nil : .unknown
  }

  /// The type with its conformance, as the metatype of the protocol is in memory; nil where the conformance depends on
  /// the generic arguments, and for a class, whose conformance may be that of a superclass.
  static func metatype<Metatype>(of type: Any.Type, by conformance: UnsafeRawPointer) -> Metatype? {
    typealias Layout = (Any.Type, UnsafeRawPointer)
    guard !(type is AnyClass), MemoryLayout<Metatype>.size == MemoryLayout<Layout>.size,
      let witnesses = cconformances_witnesses(conformance, unsafeBitCast(type, to: UnsafeRawPointer.self))
    else { return nil }
    return unsafeBitCast((type, witnesses) as Layout, to: Metatype.self)
  }
}

/// The description of the protocol P whose metatype is `any P.Type`. Types are described as in the ABI's TypeMetadata
/// document.
private func description(ofProtocolIn metatype: Any.Type) -> UnsafeRawPointer? {
  let (existentialMetatype, existential) = (0x306, 0x303)
  let metatype = unsafeBitCast(metatype, to: UnsafeRawPointer.self)
  guard metatype.load(as: Int.self) == existentialMetatype else { return nil }
  let instance = metatype.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
  guard instance.load(as: Int.self) == existential else { return nil }
  let hasSuperclass = instance.load(fromByteOffset: 8, as: UInt32.self) & 0x4000_0000 != 0
  let protocols = instance.load(fromByteOffset: 12, as: UInt32.self)
  guard protocols == 1, !hasSuperclass else { return nil }
  return instance.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
}
