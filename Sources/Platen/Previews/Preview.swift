/// A view to look at by itself while one works on it, as `#Preview` declares it.
///
/// After Apple's `Preview` of DeveloperToolsSupport, which is what its macro makes too.
@MainActor @preconcurrency public struct Preview {
  /// What it is called where previews are listed; nil for one without a name.
  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let body: @MainActor () -> any View

  /// The traits that go with views.
  public enum ViewTraits {}

  public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
    self.init(name, allTraits: [], body: body)
  }

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>, _ additionalTraits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, allTraits: [traits] + additionalTraits, body: body)
  }

  private init(
    _ name: String?, allTraits: [PreviewTrait<ViewTraits>], body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    traits = allTraits
    self.body = body
  }

  /// The view with its traits applied.
  package var view: AnyView {
    traits.reduce(AnyView(erasing: body())) { view, trait in trait.apply(view) }
  }
}
