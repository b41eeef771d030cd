/// A view that is shown by itself during development, as `#Preview` declares it.
///
/// It follows Apple's `Preview` of DeveloperToolsSupport.
@MainActor @preconcurrency public struct Preview {
  /// The name in the list of previews; nil for a preview without a name.
  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let body: @MainActor () -> any View

  /// The traits that go with views.
  public enum ViewTraits {}

  /// Creates a preview. Without a name it is listed by its file and line.
  public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
    self.init(name, allTraits: [], body: body)
  }

  /// Creates a preview to which the traits are applied, the first one innermost. Without a name it is listed by its
  /// file and line.
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
