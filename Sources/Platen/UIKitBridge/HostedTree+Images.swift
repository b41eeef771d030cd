// Views that show an image.
extension HostedTree {
  /// An image of a file takes the size that constraints or its frame give it; a symbol has that of text.
  func show(_ image: UIImage, of view: UIImageView) -> Node {
    var content = HostedContent.image(
      image, label: view.accessibilityLabel, isDark: view.traitCollection.userInterfaceStyle == .dark,
      tint: view.tintColor, configuration: view.preferredSymbolConfiguration)
    let isSized = view.layoutConstraints.contains { $0.isSize(of: view) }
    let size = isSized ? nil : view.shownSize
    content.isResizable = content.data != nil && (isSized || size != nil)
    let insets = image.capInsets
    // Without insets an image is no resizable one, whatever its mode.
    if content.isResizable, insets != .zero {
      content.slices = PictureSlices(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right,
        isTiled: image.resizingMode == .tile)
    }
    let item = item(for: view, .leaf(.image(content)))
    host.nodes.set(.leaf(.image(content)), attributes(of: view), of: item.node)
    guard size != nil || item.row != nil else { return item.node }
    // A frame without a size is as large as the image.
    let frame = NodeContent.decoration(.frame(FrameContent(width: size?.width, height: size?.height)))
    let node = item.row ?? host.nodes.make(frame, NodeAttributes())
    item.row = node
    host.nodes.set(frame, NodeAttributes(), of: node)
    host.recorder.setChildren([item.node], of: node)
    return node
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint sets the width or the height of a view.
  fileprivate func isSize(of view: UIView) -> Bool {
    firstView === view && secondItem == nil && relation == .equal && [.width, .height].contains(firstAttribute)
  }
}
