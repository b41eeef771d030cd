/// A value from the view's surroundings.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  private let source: Source
  private var location: EnvironmentLocation?

  /// Reads the value at a key path of the environment, such as `\.dismiss`.
  nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads the observable object of that type that a view above sets with `environment(_:)`. Reading it where there is
  /// none stops the program.
  nonisolated public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { $0[objectOf: type] }
  }

  /// Reads the observable object of that type that a view above sets with `environment(_:)`; nil where there is none.
  nonisolated public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    source = .object { .some($0[objectOf: type]) }
  }

  /// The value that is set for the view. Outside of a view that is on screen, and off the main actor, it is the
  /// default.
  public var wrappedValue: Value {
    let environment = location?.environment ?? EnvironmentValues()
    switch source {
    case .keyPath(let keyPath): return environment[keyPath: keyPath]
    case .object(let find):
      guard let object = find(environment) else {
        preconditionFailure(
          MissingObject.message(Value.self, for: location, setter: ".environment(_:)"))
      }
      return object
    }
  }
}

extension Environment: GraphProperty, GraphComparable {
  package mutating func install(in slot: inout AnyObject?, of element: _Element) {
    if let location = slot as? EnvironmentLocation {
      self.location = location
    } else {
      let location = EnvironmentLocation(element)
      slot = location
      self.location = location
      noteReader(element)
    }
  }

  @MainActor private func noteReader(_ element: _Element) {
    guard case .keyPath(let keyPath) = source else { return }
    Tracking.untracked {
      element.environment.propertyObserver?.willRead(keyPath, in: element)
    }
  }

  package static func isSame(_ first: Environment, _ second: Environment) -> Bool {
    switch (first.source, second.source) {
    case (.keyPath(let first), .keyPath(let second)): first == second
    default: true
    }
  }
}

/// Looks up the environment that reaches an element.
package final class EnvironmentLocation: @unchecked Sendable {
  private weak var element: _Element?

  @MainActor package init(_ element: _Element) { self.element = element }

  /// The program's view that the element is, or is in; nil off the main actor and after the element was removed.
  var viewName: String? {
    guard Tracking.isOnMain else { return nil }
    return MainActor.assumeIsolated { element?.programViewName }
  }

  /// Empty off the main actor and after the element was removed.
  package var environment: EnvironmentValues {
    Tracking.isOnMain ? element?.environment ?? EnvironmentValues() : EnvironmentValues()
  }
}

/// What a program ends with that reads an object which no view above sets.
enum MissingObject {
  /// `setter` is the modifier that sets it.
  static func message(_ type: Any.Type, for location: EnvironmentLocation?, setter: String) -> String {
    let reader = location?.viewName.map { ", which \($0) reads," } ?? ""
    return "No observable object of type \(type)\(reader) was found: a view above has to set it with \(setter)"
  }
}

/// Wants to know which values of the environment the views inside have properties for.
@MainActor package protocol EnvironmentPropertyObserver: AnyObject {
  func willRead(_ keyPath: PartialKeyPath<EnvironmentValues>, in element: _Element)
}

private struct EnvironmentPropertyObserverReference: GraphComparable, @unchecked Sendable {
  var observer: (any EnvironmentPropertyObserver)?

  static func isSame(_ first: Self, _ second: Self) -> Bool { first.observer === second.observer }
}

private enum PropertyObserverKey: EnvironmentKey {
  static var defaultValue: EnvironmentPropertyObserverReference { EnvironmentPropertyObserverReference() }
}

extension EnvironmentValues {
  package var propertyObserver: (any EnvironmentPropertyObserver)? {
    get { self[PropertyObserverKey.self].observer }
    set { self[PropertyObserverKey.self] = EnvironmentPropertyObserverReference(observer: newValue) }
  }
}
