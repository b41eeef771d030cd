/// A type that produces view previews, as sources declared them before `#Preview`.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the view that is previewed.
  associatedtype Previews: View
  /// The view that is previewed. It is listed by its `previewDisplayName`, or else by the type's name without
  /// `_Previews`.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
