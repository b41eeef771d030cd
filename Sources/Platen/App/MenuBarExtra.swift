/// A menu that a program adds to the menu bar of a Mac: here the last of those above its window.
public struct MenuBarExtra<Label: View, Content: View> {
  private let isInserted: Binding<Bool>?
  private let label: Label
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(inserted: nil, content: content, label: label)
  }

  nonisolated public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(inserted: isInserted, content: content, label: label)
  }

  nonisolated init(inserted: Binding<Bool>?, content: () -> Content, label: () -> Label) {
    isInserted = inserted
    self.content = content()
    self.label = label()
  }
}

extension MenuBarExtra: _PrimitiveScene {
  public var _outline: _Outline {
    let view = AnyView(MenuBarExtraView(isInserted: isInserted, label: label, content: content))
    return _Outline(part: MenuPart(place: .extra, view: view, isEmpty: false))
  }
}

/// The menu of an extra, or the button of its window.
struct MenuBarExtraView<Label: View, Content: View> {
  let isInserted: Binding<Bool>?
  let label: Label
  let content: Content
  @Environment(\.showsMenuBarExtraAsWindow) private var isWindow
  @State private var isOpen = false

  nonisolated init(isInserted: Binding<Bool>?, label: Label, content: Content) {
    self.isInserted = isInserted
    self.label = label
    self.content = content
  }
}

extension MenuBarExtraView: View {
  var body: some View {
    if isInserted?.wrappedValue != false {
      if isWindow {
        Button {
          isOpen = true
        } label: {
          label
        }.popover(isPresented: $isOpen) { content }
      } else {
        Menu {
          content
        } label: {
          label
        }
      }
    }
  }
}

/// Whether an extra of the menu bar is a menu or a small window.
public protocol MenuBarExtraStyle: Sendable {
  /// Not for use outside the framework.
  var _isWindow: Bool { get }
}

public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  public var _isWindow: Bool { false }

  nonisolated public init() {}
}

public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  public var _isWindow: Bool { false }

  nonisolated public init() {}
}

public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  public var _isWindow: Bool { true }

  nonisolated public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle { public static var automatic: Self { Self() } }
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle { public static var menu: Self { Self() } }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { public static var window: Self { Self() } }

private enum MenuBarExtraWindowKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  var showsMenuBarExtraAsWindow: Bool {
    get { self[MenuBarExtraWindowKey.self] }
    set { self[MenuBarExtraWindowKey.self] = newValue }
  }
}

extension Scene {
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    environment(\.showsMenuBarExtraAsWindow, style._isWindow)
  }
}
