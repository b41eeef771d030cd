import Foundation

extension Screen {
  /// Drags the view that contains `label` to the view that contains `target`, and drops it there. Throws where nothing
  /// of the first is dragged, and where the second takes nothing of it.
  public func drag(_ label: String, to target: String) throws {
    defer { update() }
    let drags = host.part(DragAndDrop.self)
    let named = try find("view", label) { _ in true }
    // What drags a row is inside the row that has the name.
    let isSource: (Node) -> Bool = { $0.dragSource != nil }
    guard let source = named.outward(where: isSource) ?? named.first(where: isSource), drags.begin(source.id)
    else { throw ScreenError.notFound(kind: "dragged view", label: label, available: []) }
    try finish(drags, on: target)
  }

  /// Drops something from outside of the program on the view that contains `target`: bytes with their MIME type, such
  /// as a text of type `text/plain`.
  public func drop(_ data: Data, type: String, on target: String) throws {
    defer { update() }
    try finish(host.part(DragAndDrop.self), on: target, DragItem.items(data, type: type))
  }

  private func finish(_ drags: DragAndDrop, on target: String, _ items: [DragItem]? = nil) throws {
    let types = (items ?? drags.items).flatMap(\.mimeTypes)
    let named = try find("view", target) { _ in true }
    // What takes a row's drops is inside the row that has the name.
    let place =
      named.outward { drags.accepts(types, on: $0.id) } ?? named.first { drags.accepts(types, on: $0.id) }
    guard let place else {
      drags.end()
      throw ScreenError.notFound(kind: "view for a drop", label: target, available: [])
    }
    drags.hover(over: place.id, items)
    update()
    drags.drop(on: place.id, items)
  }
}
