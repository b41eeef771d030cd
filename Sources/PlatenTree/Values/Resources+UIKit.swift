extension UIColor {
  /// The colour that a resource names; the colour of labels when its catalogue has none of that name.
  public convenience init(resource: ColorResource) {
    self.init(storage: AssetCatalog.of(resource.bundle).color(named: resource.name) ?? UIColor.label.storage)
  }
}

extension UIImage {
  /// The image that a resource names; it shows nothing when its bundle has none of that name.
  public convenience init(resource: ImageResource) { self.init(resource.name, in: resource.bundle) }
}
