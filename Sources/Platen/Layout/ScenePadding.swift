/// The padding that a system adds around the contents of a window.
public struct ScenePadding: Equatable, Sendable {
  let name: String

  /// The least padding.
  public static let minimum = ScenePadding(name: "minimum")
  /// The padding of navigation bars.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
  /// Adds the padding of the platform around contents.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds the padding of the platform around contents: the same for all kinds.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}
