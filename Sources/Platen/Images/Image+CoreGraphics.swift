extension Image {
  /// How the rows and columns of a picture are arranged.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// An image of Core Graphics, which assistive technology speaks as `label`. The scale and the orientation stay those
  /// of that image.
  nonisolated public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(uiImage: UIImage(cgImage: cgImage))
    self.label = label.resolve(in: TextResolution()).plainText
    isDecorative = false
  }

  /// An image of Core Graphics that assistive technology ignores. The scale and the orientation stay those of that
  /// image.
  nonisolated public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(uiImage: UIImage(cgImage: cgImage))
    isDecorative = true
  }
}
