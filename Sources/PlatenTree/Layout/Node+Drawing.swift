extension Node {
  /// Whether the node is a drawing without text: shapes alone, which are neither behind nor over a text or a control.
  var isPartOfDrawing: Bool {
    var whole = self
    while let parent = whole.parent, parent.isLayered { whole = parent }
    return !whole.contains(where: \.hasSizeOfText)
  }

  /// Whether what is in it is one picture together.
  private var isLayered: Bool {
    switch content {
    case .decoration, .container(.depthStack): true
    default: false
    }
  }

  private var hasSizeOfText: Bool {
    switch content {
    case .field, .control, .leaf(.text), .leaf(.image): true
    default: false
    }
  }
}
