import CConformances
import Foundation
import Synchronization

/// The declaration of a struct, an enumeration or a class: the same one for all generic arguments.
///
/// Of the runtime's description no more is read than where the type is declared: each description of a context begins
/// with its flags and the distance to the one around it, up to that of the module, where the distance to its name
/// follows.
package struct TypeDeclaration: Hashable, @unchecked Sendable {
  // Unchecked: what it points to is constant data of the program, which is never released.
  let description: UnsafeRawPointer

  /// Nil for what has no declaration, such as a tuple or a function.
  package init?(of type: Any.Type) {
    guard let description = contextDescription(of: type) else { return nil }
    self.description = description
  }

  /// Whether it is in the same file of the program as this module.
  var isHere: Bool { cconformances_is_here(description) }

  /// Whether it is declared in this package, in one of the modules that the graph is made of.
  package var isInPackage: Bool {
    guard let name = moduleName else { return false }
    return Self.modules.contains { strcmp(name, $0) == 0 }
  }

  // MARK: views

  private static let views = Mutex<Set<TypeDeclaration>>([])

  /// Whether it is one of this package's views, as far as one has been shown.
  var isViewOfPackage: Bool { isInPackage && Self.views.withLock { $0.contains(self) } }

  /// Notes that the type is a view's: values of this package's views are compared by their parts.
  package static func noteView(_ type: Any.Type) {
    guard let declaration = TypeDeclaration(of: type) else { return }
    views.withLock { _ = $0.insert(declaration) }
  }

  private static let modules = ["PlatenTree", "PlatenGraph", "Platen"]

  var moduleName: UnsafePointer<CChar>? {
    var context = description
    // Types are nested a few times at most.
    for _ in 0..<32 {
      let isModule = context.load(as: UInt32.self) & 0x1F == 0
      if isModule {
        let name = context + 8
        return (name + Int(name.load(as: Int32.self))).assumingMemoryBound(to: CChar.self)
      }
      guard let parent = Self.target(of: context + 4) else { return nil }
      context = parent
    }
    return nil
  }

  /// The context that a distance leads to from where it is stored; by way of a pointer if it is odd, as contexts are
  /// aligned.
  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(place.load(as: Int32.self))
    guard distance != 0 else { return nil }
    guard distance & 1 == 1 else { return place + distance }
    return (place + (distance & ~1)).load(as: UnsafeRawPointer?.self)
  }
}

@_silgen_name("swift_getTypeContextDescriptor")
private func contextDescription(of type: Any.Type) -> UnsafeRawPointer?
