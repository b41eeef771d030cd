/// A class whose views can be given settings before there are any, see ``UIView/appearance()``.
@MainActor @preconcurrency public protocol UIAppearance: NSObjectProtocol {}

/// A view that can contain others that are given settings.
@MainActor @preconcurrency public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}

/// The settings that later views of a class are given.
@MainActor final class AppearanceSettings {
  static let shared = AppearanceSettings()

  private struct Setting {
    let type: ObjectIdentifier
    let property: AnyKeyPath
    let apply: (UIView) -> Void
  }

  private var settings: [Setting] = []
  private var isApplying = false

  /// Notes a setting for the class that a stand-in speaks for.
  func note(_ type: ObjectIdentifier, _ property: AnyKeyPath, _ apply: @escaping (UIView) -> Void) {
    settings.removeAll { $0.type == type && $0.property == property }
    settings.append(Setting(type: type, property: property, apply: apply))
  }

  /// Gives a new view the settings of its class and of those above it.
  func apply(to view: UIView) {
    guard !settings.isEmpty, !isApplying else { return }
    var types: Set<ObjectIdentifier> = []
    var mirror: Mirror? = Mirror(reflecting: view)
    while let current = mirror {
      types.insert(ObjectIdentifier(current.subjectType))
      mirror = current.superclassMirror
    }
    isApplying = true
    for setting in settings where types.contains(setting.type) { setting.apply(view) }
    isApplying = false
  }
}

extension UIView {
  /// Notes a setting, where this is a stand-in.
  func noteAppearance<Root: UIView, Value>(_ property: ReferenceWritableKeyPath<Root, Value>, _ value: Value) {
    guard let standsFor else { return }
    AppearanceSettings.shared.note(standsFor, property) { view in
      if let view = view as? Root { view[keyPath: property] = value }
    }
  }

  /// The view that stands for the later views of this class.
  static func standIn<View: UIView>(_ make: () -> View) -> View {
    let type = ObjectIdentifier(self)
    if let known = StandIns.shared.views[type] as? View { return known }
    let view = make()
    view.standsFor = type
    StandIns.shared.views[type] = view
    return view
  }
}

@MainActor private final class StandIns {
  static let shared = StandIns()
  var views: [ObjectIdentifier: UIView] = [:]
}
