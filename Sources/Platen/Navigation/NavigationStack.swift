/// Pages one behind the other: a link leads to the next, and there is a way back.
public struct NavigationStack<Data, Root: View> {
  let root: Root
  let path: PathStorageMaker?

  /// Makes what a path is kept in; on the main actor, which an initializer need not be on.
  struct PathStorageMaker {
    let make: @MainActor () -> PathStorage
  }
}

extension NavigationStack: _PrimitiveView {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    nonisolated(unsafe) let path = path
    self.path = PathStorageMaker { PathStorage(path) }
  }

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    nonisolated(unsafe) let path = path
    self.path = PathStorageMaker { PathStorage(path) }
  }

  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    NavigationElement(view, in: parent, root: { $0.root }, storage: { $0.path?.make() })
  }
}

/// Pages one behind the other, in the form that SwiftUI had first.
public struct NavigationView<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: _PrimitiveView {
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    // Of several columns the first is where the way begins.
    NavigationElement(view, in: parent, root: { $0.content }, showsFirstOnly: true)
  }
}

/// How an old navigation shows its pages.
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { Self() } }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { Self() } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { Self() } }

extension View {
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
