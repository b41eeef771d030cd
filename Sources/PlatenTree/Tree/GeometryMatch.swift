/// The group of views that a view's geometry is tied to, and what of it.
package struct GeometryMatch: Equatable, Sendable {
  /// The number of the identity and its namespace, unique in each host.
  package var group: Int
  package var takesPosition: Bool
  package var takesSize: Bool
  package var anchor: UnitPoint
  /// Whether the others follow this view, or this one follows another.
  package var isSource: Bool

  package init(group: Int, takesPosition: Bool, takesSize: Bool, anchor: UnitPoint, isSource: Bool) {
    self.group = group
    self.takesPosition = takesPosition
    self.takesSize = takesSize
    self.anchor = anchor
    self.isSource = isSource
  }

  /// The frame of a view whose own frame is `own` when it takes the place of `other`.
  package func frame(from other: CGRect, own: CGRect) -> CGRect {
    let size = takesSize ? other.size : own.size
    let base = takesPosition ? other : own
    return CGRect(
      x: base.minX + (base.width - size.width) * anchor.x, y: base.minY + (base.height - size.height) * anchor.y,
      width: size.width, height: size.height)
  }
}
