/// How a preview is shown.
///
/// It follows Apple's `PreviewTrait`. Orientations are accepted and ignored.
@MainActor @preconcurrency public struct PreviewTrait<T> {
  let apply: @MainActor (AnyView) -> AnyView
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The layout of any view in the front end.
  public static var defaultLayout: PreviewTrait { PreviewTrait { $0 } }
  /// The size that the view requests.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0 } }
  /// Accepted and ignored: windows have no orientation.
  public static var portrait: PreviewTrait { PreviewTrait { $0 } }
  /// Accepted and ignored: windows have no orientation.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait { $0 } }
  /// Accepted and ignored: windows have no orientation.
  public static var landscapeLeft: PreviewTrait { PreviewTrait { $0 } }
  /// Accepted and ignored: windows have no orientation.
  public static var landscapeRight: PreviewTrait { PreviewTrait { $0 } }

  /// Puts the view into a frame of that size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { AnyView($0.frame(width: width, height: height)) }
  }
}
