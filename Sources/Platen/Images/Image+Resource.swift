extension Image {
  /// An image of the program's catalogue, by the name that a resource has.
  nonisolated public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
