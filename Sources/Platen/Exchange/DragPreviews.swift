/// How the previews of several dragged items are arranged. Accepted and ignored.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  let name: String

  /// The platform's choice. Ignored.
  public static let `default` = DragDropPreviewsFormation(name: "default")
  /// One below the other. Ignored.
  public static let list = DragDropPreviewsFormation(name: "list")
  /// In a heap. Ignored.
  public static let pile = DragDropPreviewsFormation(name: "pile")
  /// One above the other. Ignored.
  public static let stack = DragDropPreviewsFormation(name: "stack")
}

extension View {
  /// Accepted and ignored: front ends show the view that is dragged, or a pointer.
  nonisolated public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }

  /// Accepted and ignored: front ends show the view that is dragged, or a pointer.
  nonisolated public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
}
