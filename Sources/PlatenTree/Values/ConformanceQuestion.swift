/// Whether types conform to a protocol, asked of the runtime as rarely as possible: for each type that is new to it, it
/// searches all conformances of the program.
///
/// For a type that is declared in the same file of the program the question is answered by ``DeclaredConformances``;
/// that is the whole program but for its shared libraries.
package final class ConformanceQuestion<Conforming>: Sendable {
  private let cast: @Sendable (Any.Type) -> Conforming?
  /// Whether types declared elsewhere can conform, as they can't to a protocol that is not public.
  private let includesOthers: Bool
  private let declared = DeclaredConformances(to: Conforming.self)

  /// - Parameters:
  ///   - includesOthers: Whether types that are declared outside of this package can conform.
  ///   - cast: `{ $0 as? any P.Type }`.
  package init(includesOthers: Bool = true, _ cast: @escaping @Sendable (Any.Type) -> Conforming?) {
    self.includesOthers = includesOthers
    self.cast = cast
  }

  /// The type as one that conforms; nil where it does not, as all that is not declared: tuples, functions, existentials.
  package func answer(for type: Any.Type) -> Conforming? {
    guard let declaration = TypeDeclaration(of: type) else { return nil }
    switch declared?.answer(for: type, declaredBy: declaration) ?? .unknown {
    case .none: return nil
    case .some(let conformance): return DeclaredConformances.metatype(of: type, by: conformance) ?? cast(type)
    case .unknown: return includesOthers || declaration.isInPackage ? cast(type) : nil
    }
  }

  /// Whether no value of the type can be cast to the protocol's; where this is false, the runtime may still not find a
  /// conformance.
  package func excludes(_ type: Any.Type) -> Bool {
    guard let declaration = TypeDeclaration(of: type) else { return true }
    guard let declared, case .none = declared.answer(for: type, declaredBy: declaration) else { return false }
    return true
  }
}
