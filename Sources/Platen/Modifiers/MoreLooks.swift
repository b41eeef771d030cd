/// The padding that a system adds around the contents of a window.
public struct ScenePadding: Equatable, Sendable {
  let name: String

  /// The least padding.
  public static let minimum = ScenePadding(name: "minimum")
  /// The padding of navigation bars.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
  /// The design of the letters in the view, whichever font they have; nil: the font's own.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.fontAdjustments.design, design)
  }

  /// Ignored: front ends have one width of letters.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// The style of what is drawn in the view. `secondary` and `tertiary` are ignored: they follow from the first style.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyle(primary)
  }

  /// Adds the padding of the platform around contents.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds the padding of the platform around contents: the same for all kinds.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }

  /// Ignored: bars keep the platform's appearance.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Ignored: views are animated independently of the frames of the views around them.
  nonisolated public func geometryGroup() -> some View { self }

  /// A tool tip, which is also the description for assistive technology.
  nonisolated public func help(_ text: Text) -> some View {
    transformEnvironment { values in values.nodeScope.help = text.resolve(in: values.textResolution).plainText }
  }

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
