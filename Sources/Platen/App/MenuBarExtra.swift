/// A menu that a program adds to the menu bar of a Mac. Here it is behind the other menus above the program's window.
public struct MenuBarExtra<Label: View, Content: View> {
  private let isInserted: Binding<Bool>?
  private let label: Label
  private let content: Content

  /// Creates an extra that is always shown. `label` is its title in the row of menus.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(inserted: nil, content: content, label: label)
  }

  /// Creates an extra that is shown while `isInserted` is true. The framework never writes to the binding.
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
  /// The outline of the extra. Not for use outside the framework.
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
  @ControlStyle<MenuBarExtraStyles> private var style
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
      if style.drawn == .popover {
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

/// The presentation of menu bar extras: a menu or a popover.
public protocol MenuBarExtraStyle: Sendable {}

/// The style by default: the extra is a menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle, BuiltinStyle {
  var drawn: MenuBarExtraStyles.Drawn { .menu }

  /// Creates the style.
  nonisolated public init() {}
}

/// The extra is a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle, BuiltinStyle {
  var drawn: MenuBarExtraStyles.Drawn { .menu }

  /// Creates the style.
  nonisolated public init() {}
}

/// The extra is a button that presents its content in a popover.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle, BuiltinStyle {
  var drawn: MenuBarExtraStyles.Drawn { .popover }

  /// Creates the style.
  nonisolated public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The default: a menu.
  public static var automatic: Self { Self() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  public static var menu: Self { Self() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A button that presents the content in a popover.
  public static var window: Self { Self() }
}

enum MenuBarExtraStyles: StyleKind {
  enum Drawn { case menu, popover }

  static var standard: Drawn { .menu }
}

extension Scene {
  /// Shows the extras of the scene as menus or as buttons with a popover. The default is a menu.
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    styled(StyleModifier<MenuBarExtraStyles>(drawing: style))
  }
}
