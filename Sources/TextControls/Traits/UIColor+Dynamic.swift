import Foundation

extension UIColor {
  /// A colour that depends on whether the interface is light or dark. `dynamicProvider` is asked once for each.
  public convenience init(dynamicProvider: @Sendable (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).storage
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).storage
    self.init(storage: light == dark ? light : .dynamic(light: light, dark: dark))
  }

  /// The colour of that name in the catalogue of a bundle, or of the program; nil where there is none.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    guard let storage = AssetCatalog.of(bundle).color(named: name) else { return nil }
    self.init(storage: storage)
  }

  /// The colour as it is where `traits` holds. What the platform names keeps its name.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    guard case .dynamic(let light, let dark) = storage else { return self }
    return UIColor(storage: traits.userInterfaceStyle == .dark ? dark : light).resolvedColor(with: traits)
  }
}
