import Synchronization

/// Whether types conform to a protocol, asked of the runtime as rarely as possible.
///
/// For each type that is new to it the runtime searches all conformances of the program, which takes it a tenth of a
/// millisecond where there is none. A generic type of this package that does not conform for some arguments does not for
/// any others, so it is asked for each declaration once: a form consists of dozens of different `ModifiedContent`.
package final class ConformanceQuestion<Conforming>: Sendable {
  private let cast: @Sendable (Any.Type) -> Conforming?
  /// Whether types declared elsewhere can conform, as they can't to a protocol that is not public.
  private let includesOthers: Bool
  private let lacking = Mutex<Set<TypeDeclaration>>([])

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
    if lacking.withLock({ $0.contains(declaration) }) { return nil }
    guard declaration.isInPackage else { return includesOthers ? cast(type) : nil }
    if let conforming = cast(type) { return conforming }
    lacking.withLock { _ = $0.insert(declaration) }
    return nil
  }
}
