import Foundation

extension UIColor {
  /// Creates a colour that depends on whether the interface is light or dark. `dynamicProvider` is called twice,
  /// immediately.
  public convenience init(dynamicProvider: @Sendable (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).storage
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).storage
    self.init(storage: light == dark ? light : .dynamic(light: light, dark: dark))
  }

  /// Creates the colour of that name in the asset catalogue of a bundle, or with nil of the program. Nil when there is
  /// none. `traits` is ignored: a colour has both its appearances.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    guard let storage = AssetCatalog.of(bundle).color(named: name) else { return nil }
    self.init(storage: storage)
  }

  /// The colour in a light or a dark interface. A colour that the platform names stays as it is: only the front end
  /// knows its components.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    guard case .dynamic(let light, let dark) = storage else { return self }
    return UIColor(storage: traits.userInterfaceStyle == .dark ? dark : light).resolvedColor(with: traits)
  }
}
