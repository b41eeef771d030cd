/// What the pointer looks like, by the names that CSS and desktops share (CSS Basic User Interface, cursor).
public struct PointerStyle: Hashable, Sendable {
  let name: String

  public static let `default` = PointerStyle(name: "default")
  public static let horizontalText = PointerStyle(name: "text")
  public static let verticalText = PointerStyle(name: "vertical-text")
  public static let rectSelection = PointerStyle(name: "crosshair")
  public static let grabIdle = PointerStyle(name: "grab")
  public static let grabActive = PointerStyle(name: "grabbing")
  public static let link = PointerStyle(name: "pointer")
  public static let zoomIn = PointerStyle(name: "zoom-in")
  public static let zoomOut = PointerStyle(name: "zoom-out")
  public static let columnResize = PointerStyle(name: "col-resize")
  public static let rowResize = PointerStyle(name: "row-resize")
}
