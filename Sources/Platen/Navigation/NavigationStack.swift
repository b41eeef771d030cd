/// A stack of pages, the last of which is shown. A link pushes a page, and a button returns to the previous page.
public struct NavigationStack<Data, Root: View> {
  let root: Root
  let path: PathStorageMaker?

  /// Makes the storage of a path on the main actor, as an initializer can run elsewhere.
  struct PathStorageMaker {
    let make: @MainActor () -> PathStorage
  }
}

extension NavigationStack: _PrimitiveView {
  /// Creates a navigation that keeps its path itself.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Creates a navigation whose pages follow from `path`. Links append to the path, and going back removes its last
  /// values.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    nonisolated(unsafe) let path = path
    self.path = PathStorageMaker { PathStorage(path) }
  }

  /// Creates a navigation whose pages follow from a collection of values of one type. Links append to it, and going
  /// back removes its last values. Values of another type are ignored.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    nonisolated(unsafe) let path = path
    self.path = PathStorageMaker { PathStorage(path) }
  }

  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    NavigationElement(view, in: parent, root: { $0.root }, storage: { $0.path?.make() })
  }
}

/// A stack of pages, the last of which is shown, in SwiftUI's older form.
public struct NavigationView<Content: View> {
  let content: Content

  /// Creates a navigation that keeps its path itself. Only the first view of `content` is shown.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: _PrimitiveView {
  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    // Of several columns the first one is the root.
    NavigationElement(view, in: parent, root: { $0.content }, showsFirstOnly: true)
  }
}

/// The form of a `NavigationView`. No style has an effect.
public protocol NavigationViewStyle {}

/// The default style. A navigation shows one page at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// The style that shows one page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// The style with columns. It has no effect: a navigation shows one page at a time.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// The style with two columns. It has no effect: a navigation shows one page at a time.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style.
  public static var automatic: Self { Self() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time, which is what every style does.
  public static var stack: Self { Self() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns; the first one is shown as pages, and the others are ignored.
  public static var columns: Self { Self() }
}

extension View {
  /// Ignored: a navigation shows one page at a time.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
