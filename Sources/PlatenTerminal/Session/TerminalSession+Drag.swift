import PlatenGraph

/// Views that are dragged to others by the mouse.
extension TerminalSession {
  /// Starts to drag the view in which the pointer was pressed, when it has left the cell. False where there is none.
  func startsDrag(_ input: MouseInput) -> Bool {
    guard let start = mouse.pressPlace, start != (input.x, input.y), mouse.selecting == nil, mouse.sliding == nil,
      let source = dragTarget(x: start.x, y: start.y, where: { $0.isDragSource }),
      host.part(DragAndDrop.self).begin(source.id)
    else { return false }
    // What was pressed is not pressed any more.
    releasePressed()
    mouse.isDragging = true
    return true
  }

  func dragHovers(_ input: MouseInput) {
    let drags = host.part(DragAndDrop.self)
    let target = dropTarget(input)
    drags.hover(over: target?.id, at: target.map { place(input, in: $0) } ?? .zero)
    setNeedsDraw()
  }

  func endDrag(_ input: MouseInput) {
    mouse.isDragging = false
    let drags = host.part(DragAndDrop.self)
    if let target = dropTarget(input) {
      drags.drop(on: target.id, at: place(input, in: target))
    } else {
      drags.end()
    }
    setNeedsDraw()
  }

  private func dropTarget(_ input: MouseInput) -> ViewState.Target? {
    let drags = host.part(DragAndDrop.self)
    let types = drags.items.flatMap(\.mimeTypes)
    return state.targets.last { target in
      target.area.contains(x: input.x, y: input.y) && drags.accepts(types, on: target.id)
    }
  }

  private func dragTarget(x: Int, y: Int, where condition: (GestureContent) -> Bool) -> ViewState.Target? {
    state.targets.last { target in
      guard target.area.contains(x: x, y: y), case .transfer = target.kind,
        case .decoration(.effect(.gesture(let gesture)))? = host.node(target.id)?.content
      else { return false }
      return condition(gesture)
    }
  }

  /// The middle of the cell in points of a view, a cell being 8 × 16 points.
  private func place(_ input: MouseInput, in target: ViewState.Target) -> CGPoint {
    CGPoint(x: Double(input.x - target.area.x) * 8 + 4, y: Double(input.y - target.area.y) * 16 + 8)
  }
}
