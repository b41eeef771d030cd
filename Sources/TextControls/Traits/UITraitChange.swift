/// An object with traits: a view or a controller.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the place in which the object is shown.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// One of the traits of a collection.
public protocol UITraitDefinition: Sendable {
  /// The type of the trait.
  associatedtype Value: Equatable
  /// The value of a trait that is not specified.
  static var defaultValue: Value { get }
  /// The value in a collection. For the framework.
  static func _value(in traits: UITraitCollection) -> Value
}

/// A trait, by its type: `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// The trait ``UITraitCollection/userInterfaceStyle``.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// The value in a collection. For the framework.
  public static func _value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// The trait ``UITraitCollection/userInterfaceIdiom``.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// The value in a collection. For the framework.
  public static func _value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

/// The trait ``UITraitCollection/userInterfaceLevel``.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// The value in a collection. For the framework.
  public static func _value(in traits: UITraitCollection) -> UIUserInterfaceLevel { traits.userInterfaceLevel }
}

/// The trait ``UITraitCollection/layoutDirection``.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  /// The value in a collection. For the framework.
  public static func _value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

/// The trait ``UITraitCollection/horizontalSizeClass``.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// The value in a collection. For the framework.
  public static func _value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// The trait ``UITraitCollection/verticalSizeClass``.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// The value in a collection. For the framework.
  public static func _value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

/// The trait ``UITraitCollection/accessibilityContrast``.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// The value in a collection. For the framework.
  public static func _value(in traits: UITraitCollection) -> UIAccessibilityContrast { traits.accessibilityContrast }
}

/// The trait ``UITraitCollection/legibilityWeight``.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  /// The value in a collection. For the framework.
  public static func _value(in traits: UITraitCollection) -> UILegibilityWeight { traits.legibilityWeight }
}

/// The trait ``UITraitCollection/displayScale``.
public struct UITraitDisplayScale: UITraitDefinition {
  /// 0: unspecified.
  public static var defaultValue: CGFloat { 0 }
  /// The value in a collection. For the framework.
  public static func _value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The trait ``UITraitCollection/preferredContentSizeCategory``.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  /// The value in a collection. For the framework.
  public static func _value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

extension UITraitCollection {
  /// The value of a trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { Trait._value(in: self) }

  /// The traits in which two collections differ.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let all: [UITrait] = [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitUserInterfaceLevel.self,
      UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self, UITraitDisplayScale.self,
      UITraitPreferredContentSizeCategory.self,
    ]
    return all.filter { $0.differs(between: self, traitCollection ?? UITraitCollection()) }
  }
}

extension UITraitDefinition {
  static func differs(between first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    _value(in: first) != _value(in: second)
  }
}

/// A registration of ``UITraitChangeObservable``, by which it is removed.
@MainActor @preconcurrency public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// The handlers for changes of an object's traits.
@MainActor final class TraitChanges {
  final class Registration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let run: @MainActor (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ run: @escaping @MainActor (UITraitCollection) -> Void) {
      self.traits = traits
      self.run = run
    }
  }

  private var registrations: [Registration] = []

  func add(_ registration: Registration) -> any UITraitChangeRegistration {
    registrations.append(registration)
    return registration
  }

  func remove(_ registration: any UITraitChangeRegistration) { registrations.removeAll { $0 === registration } }

  /// Runs the handlers for the traits that have changed.
  func run(from old: UITraitCollection, to new: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { $0.differs(between: old, new) }) { registration.run(old) }
  }
}

/// An object that reports changes of its traits: a view or a controller.
@MainActor @preconcurrency public protocol UITraitChangeObservable: UITraitEnvironment {
  /// The registered handlers. For the framework.
  var _traitChanges: _TraitChangesReference { get }
}

/// The registered handlers of an object. For the framework.
@MainActor @preconcurrency public final class _TraitChangesReference {
  let changes = TraitChanges()

  nonisolated init() {}
}

extension UITraitChangeObservable {
  /// Calls `handler` with the object and its former traits after one of the traits changed.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    _traitChanges.changes.add(
      TraitChanges.Registration(traits) { [weak self] old in
        if let self { handler(self, old) }
      })
  }

  /// Calls `handler` with the object as one of its own type, as closures name it, after one of the traits changed.
  @_disfavoredOverload
  @discardableResult public func registerForTraitChanges<Observed>(
    _ traits: [UITrait], handler: @escaping @MainActor (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    _traitChanges.changes.add(
      TraitChanges.Registration(traits) { [weak self] old in
        if let observed = self as? Observed { handler(observed, old) }
      })
  }

  /// Calls a method of `target`, which is held weakly, with the object and its former traits after one of the traits
  /// changed.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return _traitChanges.changes.add(
      TraitChanges.Registration(traits) { [weak self, weak target] _ in
        if let target { _ = action.perform(on: target, self) }
      })
  }

  /// Calls a method of the object after one of the traits changed.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: self, action: action) }

  /// Removes a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    _traitChanges.changes.remove(registration)
  }
}
