/// A change of a child's appearance that does not affect its layout, except for ``position(_:)``.
///
/// Lengths are SwiftUI points.
package enum EffectContent: Equatable, Sendable {
  case opacity(Double)
  case offset(CGSize)
  /// The child's centre is at that point of an area as large as the proposed size.
  case position(CGPoint)
  case scale(CGSize, anchor: UnitPoint)
  case rotation(Angle, anchor: UnitPoint)
  /// An effect of the program's own, which computes the transform for a size.
  case geometry(AnyGeometryEffect)
  /// The radius of the blur, in points.
  case blur(CGFloat)
  case shadow(ShadowContent)
  case clip(ShapeContent.Path)
  /// Two children: what is shown, and the mask whose opacity decides where.
  case mask(DepthStackContent)
  case blend(BlendMode)
  case filter(ColorFilter)
  case glass(shape: ShapeContent.Path, tint: Paint?)
  /// Pointer input over the child is sent to the node's responder.
  case gesture(GestureContent)
  /// The program receives the child's size and position.
  case measured
  /// The pointer has the shape of that CSS cursor name.
  case pointer(String)
  /// Clicks and taps pass through to what is behind.
  case untouchable
  /// Whose menu opens where the other button of the pointer is pressed.
  case contextMenu

  /// Whether the child is invisible. It receives neither the pointer nor the focus by Tab; a program can still set the
  /// focus there.
  package var hidesChild: Bool {
    if case .opacity(let opacity) = self { opacity <= 0 } else { false }
  }

  /// Whether clicks and taps pass through to what is behind.
  package var letsTouchesThrough: Bool { self == .untouchable || hidesChild }
}

extension NodeContent {
  /// The effect that the node is.
  package var effect: EffectContent? {
    if case .decoration(.effect(let effect)) = self { effect } else { nil }
  }
}

/// The events of the pointer that a node requests.
package struct GestureContent: Equatable, Sendable {
  /// The most taps in quick succession that mean something.
  package var taps = 0
  /// Whether a press means something: a key or a screen reader can do that too.
  package var isPressable = false
  /// Whether it matters how long and where the pointer moves while it is down.
  package var isDragged = false
  package var isHovered = false
  /// Whether it matters where the pointer is while it is not down.
  package var tracksPointer = false
  /// Whether it can have the focus, although nothing is pressed there.
  package var isFocusable = false
  /// Whether the focus is not to be seen.
  package var hidesFocus = false
  /// The keys that the program handles while the focus is there.
  package var keys = CapturedKeys()
  /// Whether the view can be dragged to another.
  package var isDragSource = false
  /// The MIME types of what can be dropped on the view, in their order; empty where nothing can.
  package var dropTypes: [String] = []
  /// Whether it is there for drags and drops alone.
  package var isForTransfer: Bool { isDragSource || !dropTypes.isEmpty }

  package init() {}
}

/// The events of the pointer that are reported to a node.
package struct PointerEvent: Equatable, Sendable {
  package enum Phase: Int, Sendable { case down, move, up, cancel }

  package var phase: Phase
  /// In points, from the node's upper left corner.
  package var location: CGPoint
  /// How many clicks came in quick succession, this one included.
  package var clicks: Int

  package init(phase: Phase, location: CGPoint, clicks: Int = 1) {
    self.phase = phase
    self.location = location
    self.clicks = clicks
  }
}

extension Node {
  /// Whether a view that is no control can have the focus: nothing else inside can be used. A field that is not seen,
  /// as one behind the squares of a code, is used by pressing the view.
  @MainActor package var takesFocus: Bool {
    guard case .decoration(.effect(.gesture(let gesture))) = content, gesture.isPressable || gesture.isFocusable,
      attributes.isFocusable
    else { return false }
    return !children.contains(where: \.isReachable)
  }

  /// Whether it or something in it can have the focus and is seen.
  private var isReachable: Bool {
    if isOutOfSight || content.effect?.hidesChild == true { return false }
    return attributes.isFocusable || children.contains(where: \.isReachable)
  }

  /// The keys that the program handles while the focus is there.
  package var capturedKeys: CapturedKeys {
    switch content {
    case .field(let field): field.capturedKeys
    case .decoration(.effect(.gesture(let gesture))): gesture.keys
    default: CapturedKeys()
    }
  }
}

/// A shadow behind what is shown.
package struct ShadowContent: Equatable, Sendable {
  package var paint: Paint
  package var radius: CGFloat
  package var offset: CGSize

  package init(paint: Paint, radius: CGFloat, offset: CGSize = .zero) {
    self.paint = paint
    self.radius = radius
    self.offset = offset
  }
}

/// A change of all colours. The amounts are those of SwiftUI's modifiers of the same names.
package enum ColorFilter: Hashable, Sendable {
  case saturation(Double)
  case brightness(Double)
  case contrast(Double)
  case grayscale(Double)
  /// In degrees.
  case hueRotation(Double)
  case invert
  case multiply(Paint)
}
