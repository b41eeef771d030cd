/// A type that produces view previews, as sources declared them before `#Preview`.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of what is previewed.
  associatedtype Previews: View
  /// The views that are previewed, each by itself. One is listed by its `previewDisplayName`, or else by the type's
  /// name without `_Previews`, with its number from the second one on.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
