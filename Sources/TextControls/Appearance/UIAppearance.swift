/// A class whose views can be given settings before there are any, see ``UIView/appearance()``.
@MainActor @preconcurrency public protocol UIAppearance: NSObjectProtocol {}

/// A view or a controller that contains views that are given settings.
@MainActor @preconcurrency public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}

extension UIViewController: UIAppearanceContainer {}

/// The views that a stand-in speaks for.
struct AppearanceScope: Hashable {
  let type: ObjectIdentifier
  /// The classes that a view has to be in, the innermost first.
  let containers: [ObjectIdentifier]
  let traits: UITraitCollection?

  @MainActor init(
    _ type: UIView.Type, _ containers: [any UIAppearanceContainer.Type] = [], _ traits: UITraitCollection? = nil
  ) {
    self.type = ObjectIdentifier(type)
    self.containers = containers.map { ObjectIdentifier($0) }
    self.traits = traits
  }
}

/// The settings that later views of a class are given.
@MainActor final class AppearanceSettings {
  static let shared = AppearanceSettings()

  private struct Setting {
    let number: Int
    let scope: AppearanceScope
    let property: AnyKeyPath
    let apply: (UIView) -> Void
  }

  private var settings: [Setting] = []
  /// The settings for views in certain containers.
  private var contained: [Setting] = []
  private var count = 0
  private var isApplying = false

  /// Notes a setting for the views that a stand-in speaks for. One that is for later is applied when a view has come
  /// into another one or a window, and not when it is created.
  func note(
    _ scope: AppearanceScope, _ property: AnyKeyPath, isForLater: Bool = false, _ apply: @escaping (UIView) -> Void
  ) {
    count += 1
    let setting = Setting(number: count, scope: scope, property: property, apply: apply)
    if scope.containers.isEmpty, scope.traits == nil, !isForLater {
      settings.removeAll { $0.scope == scope && $0.property == property }
      settings.append(setting)
    } else {
      contained.removeAll { $0.scope == scope && $0.property == property }
      contained.append(setting)
    }
  }

  /// Gives a new view the settings of its class and of those above it.
  func apply(to view: UIView) {
    guard !settings.isEmpty, !isApplying else { return }
    let types = Self.types(of: view)
    isApplying = true
    for setting in settings where types.contains(setting.scope.type) { setting.apply(view) }
    isApplying = false
  }

  /// Gives a view that has come into a container the settings for that, each of them once.
  func applyContained(to view: UIView) {
    guard !contained.isEmpty, !isApplying, view.representedScope == nil else { return }
    let types = Self.types(of: view)
    isApplying = true
    for setting in contained
    where types.contains(setting.scope.type) && !view.containedSettings.contains(setting.number)
      && Self.isInside(view, setting.scope.containers)
      && view.traitCollection.containsTraits(in: setting.scope.traits)
    {
      view.containedSettings.insert(setting.number)
      setting.apply(view)
    }
    isApplying = false
  }

  /// The class of an object and those above it.
  private static func types(of object: AnyObject) -> Set<ObjectIdentifier> {
    var types: Set<ObjectIdentifier> = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      types.insert(ObjectIdentifier(current.subjectType))
      mirror = current.superclassMirror
    }
    return types
  }

  /// Whether a view is in objects of the classes, from the inside out.
  private static func isInside(_ view: UIView, _ containers: [ObjectIdentifier]) -> Bool {
    var left = containers[...]
    var responder = view.next
    while let type = left.first, let current = responder {
      if types(of: current).contains(type) { left.removeFirst() }
      responder = current.next
    }
    return left.isEmpty
  }
}

extension UIView {
  /// Notes a setting, where this is a stand-in.
  package func noteAppearance<Root: UIView, Value>(_ property: ReferenceWritableKeyPath<Root, Value>, _ value: Value) {
    guard let representedScope else { return }
    AppearanceSettings.shared.note(representedScope, property) { view in
      if let view = view as? Root { view[keyPath: property] = value }
    }
  }

  /// Notes a setting of a property of a program's own class, where this is a stand-in. For the plugin
  /// ObjectiveCSpellings, which calls it where a property that is marked for appearances has been set. Its observers may
  /// rely on what the class's initializer makes after UIKit's.
  public func _noteAppearance<Root: UIView, Value>(_ property: ReferenceWritableKeyPath<Root, Value>, _ value: Value) {
    guard let representedScope else { return }
    AppearanceSettings.shared.note(representedScope, property, isForLater: true) { view in
      if let view = view as? Root { view[keyPath: property] = value }
    }
  }

  /// The view that represents the later views of a program's own class, or those in objects of other classes. For the
  /// plugin ObjectiveCSpellings.
  public static func _standIn<View: UIView>(
    whenContainedIn containers: [any UIAppearanceContainer.Type] = [], _ make: () -> View
  ) -> View {
    standIn(AppearanceScope(self, containers), make)
  }

  /// The view that represents the later views of this class.
  package static func standIn<View: UIView>(_ make: () -> View) -> View {
    standIn(AppearanceScope(self), make)
  }

  /// The view that represents the later views of this class in certain places.
  static func standIn<View: UIView>(_ scope: AppearanceScope, _ make: () -> View) -> View {
    StandIns.shared.view(scope, make)
  }
}

@MainActor final class StandIns {
  static let shared = StandIns()
  private var views: [AppearanceScope: UIView] = [:]

  func view<View: UIView>(_ scope: AppearanceScope, _ make: () -> View) -> View {
    if let known = views[scope] as? View { return known }
    let view = make()
    view.representedScope = scope
    views[scope] = view
    return view
  }
}
