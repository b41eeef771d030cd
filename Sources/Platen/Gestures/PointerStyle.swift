/// The shape of the pointer, by the names that CSS and desktops share (CSS Basic User Interface, cursor).
public struct PointerStyle: Hashable, Sendable {
  let name: String

  /// The platform's default pointer, usually an arrow.
  public static let `default` = PointerStyle(name: "default")
  /// The pointer for horizontal text, which can be selected.
  public static let horizontalText = PointerStyle(name: "text")
  /// The pointer for vertical text, which can be selected.
  public static let verticalText = PointerStyle(name: "vertical-text")
  /// A crosshair, for the selection of a rectangle.
  public static let rectSelection = PointerStyle(name: "crosshair")
  /// An open hand, for something that can be dragged.
  public static let grabIdle = PointerStyle(name: "grab")
  /// A closed hand, for something that is being dragged.
  public static let grabActive = PointerStyle(name: "grabbing")
  /// The pointer for links, usually a pointing hand.
  public static let link = PointerStyle(name: "pointer")
  /// A magnifier with a plus sign.
  public static let zoomIn = PointerStyle(name: "zoom-in")
  /// A magnifier with a minus sign.
  public static let zoomOut = PointerStyle(name: "zoom-out")
  /// The pointer for an edge between columns, which can be dragged sideways.
  public static let columnResize = PointerStyle(name: "col-resize")
  /// The pointer for an edge between rows, which can be dragged up and down.
  public static let rowResize = PointerStyle(name: "row-resize")
}
