/// How a preview is shown.
///
/// After Apple's `PreviewTrait`. Orientation is a property of a device that turns, and changes nothing here.
@MainActor @preconcurrency public struct PreviewTrait<T> {
  let apply: @MainActor (AnyView) -> AnyView
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As the front end shows any view.
  public static var defaultLayout: PreviewTrait { PreviewTrait { $0 } }
  /// In the size that the view asks for.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0 } }
  public static var portrait: PreviewTrait { PreviewTrait { $0 } }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait { $0 } }
  public static var landscapeLeft: PreviewTrait { PreviewTrait { $0 } }
  public static var landscapeRight: PreviewTrait { PreviewTrait { $0 } }

  /// In a frame of that size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { AnyView($0.frame(width: width, height: height)) }
  }
}
