/// A node that changes the appearance, the size or the place of its first child.
package enum DecorationContent: Equatable, Sendable {
  /// One child.
  case padding(PaddingContent)
  /// One child.
  case frame(FrameContent)
  /// One child, as large as what contains it, or a share of that.
  case containerFrame(ContainerFrameContent)
  /// One child.
  case fixedSize(FixedSizeContent)
  /// Two children: what is shown, and its background.
  case background(DepthStackContent)
  /// Two children: what is shown, and its overlay.
  case overlay(DepthStackContent)
  /// One child.
  case border(BorderContent)
  /// One child.
  case effect(EffectContent)

  var kindName: String {
    switch self {
    case .padding: "padding"
    case .frame: "frame"
    case .containerFrame: "containerFrame"
    case .fixedSize: "fixedSize"
    case .background: "background"
    case .overlay: "overlay"
    case .border: "border"
    case .effect: "effect"
    }
  }
}
