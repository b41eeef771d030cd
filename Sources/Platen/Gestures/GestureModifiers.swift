/// Recognizes gestures and hovering, by a node around the view.
public struct _GestureModifier {
  let recognizers: [_GestureRecognizer]
  var hover: ((Bool) -> Void)?
  var hoverMove: ((HoverPhase) -> Void)?
}

extension _GestureModifier {
  /// The events of the pointer that the recognizers need.
  var gestureContent: GestureContent {
    var content = GestureContent()
    for recognizer in recognizers {
      switch recognizer.kind {
      case .tap(let count):
        content.taps = max(content.taps, count)
        content.isPressable = true
      case .longPress, .drag: content.isDragged = true
      }
    }
    return content
  }
}

extension _GestureModifier: _WrapperModifier, RespondingModifier {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    var content = gestureContent
    content.isHovered = hover != nil || hoverMove != nil
    content.tracksPointer = hoverMove != nil
    let isEnabled = environment.isEnabled
    return _NodeContentBox(.decoration(.effect(.gesture(content)))) {
      $0.isEnabled = isEnabled
      $0.isFocusable = content.isPressable
    }
  }

  package func _makeResponder(in host: ViewHost) -> any NodeResponder { GestureSession(self, host: host) }

  package func _update(_ responder: any NodeResponder) { (responder as? GestureSession)?.modifier = self }
}

extension View {
  /// Adds a gesture to the view. It is disabled if `mask` does not contain `.gesture`.
  ///
  /// Those that the view has already, by modifiers directly before this one, take precedence: a tap waits for the time
  /// of a double click where the view has a tap of more clicks before it.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_AttachedGesture(gesture: gesture, isRecognized: mask.contains(.gesture), precedence: .normal))
  }

  /// Adds a gesture that is recognized together with those that the view has by modifiers directly before this one.
  /// Gestures and controls of the views inside receive the pointer alone.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_AttachedGesture(gesture: gesture, isRecognized: mask.contains(.gesture), precedence: .simultaneous))
  }

  /// Adds a gesture that takes precedence over those that the view has by modifiers directly before this one. It takes
  /// none over gestures and controls of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_AttachedGesture(gesture: gesture, isRecognized: mask.contains(.gesture), precedence: .high))
  }

  /// Runs `action` on a tap or click. If the view contains no control, Tab focuses it, and Space or Return taps it.
  ///
  /// With a tap of more clicks before it, as `.onTapGesture(count: 2)`, it waits for the time of a double click. One
  /// that follows a tap of fewer clicks is never recognized.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Runs `action` on a tap or click with its position in points, in the view's own coordinates. A tap by a key or by
  /// assistive technology is at the origin.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping (CGPoint) -> Void) -> some View {
    gesture(SpatialTapGesture(count: count).onEnded { action($0.location) })
  }

  /// Runs `action` when the pointer has been down for `minimumDuration` seconds without moving further than
  /// `maximumDistance` points. `onPressingChanged` is called with true when the pointer goes down, and with false when
  /// the press is recognized and when the pointer goes up.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      _ActingGesture(press) { recognizer in
        recognizer.ended.append { _ in action() }
        guard let onPressingChanged else { return }
        recognizer.changed.append { _ in onPressingChanged(true) }
        recognizer.reset.append { onPressingChanged(false) }
      })
  }

  /// Runs `action` when the view is held long enough; `pressing` is called with true when the pointer goes down, and
  /// with false when the press is recognized and when the pointer goes up.
  @_disfavoredOverload nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }

  /// Calls `action` with the pointer's position over the view, in points of its own coordinates whatever space is
  /// requested, and when the pointer leaves. A terminal does not report the pointer.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_GestureModifier(recognizers: [], hoverMove: action))
  }

  /// Sets the pointer's shape over the view, in a browser and in a window; nil is the default. A terminal ignores it.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(_LayoutModifier(.decoration(.effect(.pointer(style?.name ?? "auto")))))
  }

  /// Hides the pointer while it is over the view, in a browser and in a window, or shows it as usual. A terminal
  /// ignores it.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
    modifier(_LayoutModifier(.decoration(.effect(.pointer(visibility == .hidden ? "none" : "auto")))))
  }

  /// Calls `action` with true when the pointer enters the view, and with false when it leaves. A terminal does not
  /// report the pointer.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_GestureModifier(recognizers: [], hover: action))
  }
}

extension View {
  /// A gesture that can be switched off. What is inside keeps its own.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// A gesture with a name, for a program's own use, that can be switched off.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String?, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Recognizes the gesture beside those of the view, while `isEnabled` is true.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Recognizes the gesture before those of the view, while `isEnabled` is true.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}
