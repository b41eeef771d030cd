/// A scene with a single window beside the others: a palette of tools, or information on what is shown.
///
/// It is shown beside the content of the first window, or over it where the width is compact, and both can be used. The
/// focused values in it are those of the content: what had the focus there still counts while the focus is in the
/// utility window. Escape closes it. The View menu has a command that shows and hides it, which `commandsRemoved()`
/// leaves out.
public struct UtilityWindow<Content: View> {
  private let id: String
  private let title: Text
  private let content: @MainActor (Any?) -> AnyView

  /// Creates the scene. `openWindow` opens it by `id`.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.id = id
    self.title = title
    nonisolated(unsafe) let content = content
    self.content = { _ in AnyView(DeferredView(content)) }
  }
}

extension UtilityWindow: Scene {
  /// The window and the command that shows it.
  public var body: some Scene {
    let part = WindowPart(kind: .utility, id: id, title: title, valueType: nil, content: content)
    let id = id
    _WindowPartScene(part: part)
      .commands { CommandGroup(after: .sidebar) { WindowVisibilityToggle(windowID: id) } }
  }
}

/// A scene of one kind of window.
struct _WindowPartScene: _PrimitiveScene {
  let part: WindowPart

  var _outline: _Outline { _Outline(part: part) }
}

/// A command that shows a window of the program, or hides it.
public struct WindowVisibilityToggle<Label: View> {
  private let windowID: String
  @Environment(\.sceneCenter) private var scenes

  nonisolated fileprivate init(id: String) { windowID = id }
}

extension WindowVisibilityToggle where Label == DefaultWindowVisibilityToggleLabel {
  /// A command for the window of the scene with that identifier. Disabled where there is no such scene.
  nonisolated public init(windowID: String) { self.init(id: windowID) }
}

extension WindowVisibilityToggle: View {
  /// The views that this one is made of.
  public var body: some View {
    let window = scenes?.window(windowID)
    Button {
      guard let scenes, let window else { return }
      if window.isShown { scenes.dismiss(id: windowID, value: nil) } else { scenes.open(id: windowID, value: nil) }
    } label: {
      DefaultWindowVisibilityToggleLabel(title: window?.title ?? Text(verbatim: ""), isShown: window?.isShown == true)
    }
    .disabled(window == nil)
  }
}

/// The label of a ``WindowVisibilityToggle``: “Show” or “Hide” and the title of the window.
public struct DefaultWindowVisibilityToggleLabel {
  let title: Text
  let isShown: Bool

  nonisolated init(title: Text, isShown: Bool) { (self.title, self.isShown) = (title, isShown) }
}

extension DefaultWindowVisibilityToggleLabel: View {
  /// The views that this one is made of.
  public var body: some View { Text(isShown ? "Hide \(title)" : "Show \(title)") }
}

// MARK: beside the content

/// An open utility window.
struct ShownUtility: Identifiable {
  let id: String
  let title: Text
  let view: AnyView
}

/// The content of the program's first window, with the utility windows that are open.
struct UtilityWindows {
  let content: AnyView
  let scenes: SceneCenter

  nonisolated init(content: AnyView, scenes: SceneCenter) { (self.content, self.scenes) = (content, scenes) }
}

extension UtilityWindows: View {
  var body: some View {
    let shown = scenes.shownUtilities
    content.modifier(
      BesideModifier(
        isPresented: Binding(
          get: { !scenes.shownUtilities.isEmpty }, set: { if !$0 { scenes.closeUtilities() } }),
        inspector: ScrollView { ForEach(shown) { UtilityPanel(utility: $0, scenes: scenes) } }))
  }
}

/// An inspector that is not the one of which the program's commands show whether it is there.
private struct BesideModifier<Inspector: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let inspector: Inspector

  func body(content: Content) -> some View {
    _InspectorView(content: content, isPresented: isPresented, inspector: inspector, isOfContent: false)
  }
}

/// A utility window with its title and a button that closes it.
private struct UtilityPanel {
  let utility: ShownUtility
  let scenes: SceneCenter
  @Kept private var focus = UtilityFocus()

  nonisolated init(utility: ShownUtility, scenes: SceneCenter) { (self.utility, self.scenes) = (utility, scenes) }
}

extension UtilityPanel: View {
  var body: some View {
    let close: @MainActor () -> Void = { scenes.dismiss(id: utility.id, value: nil) }
    let _ = (focus.close = close)
    VStack(alignment: .leading) {
      HStack {
        utility.title.font(.headline).accessibilityAddTraits(.isHeader)
        Spacer()
        Button(.own("Close"), action: close)
      }
      utility.view
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .onExitCommand(perform: close)
    .transformEnvironment(with: focus) { values, focus in
      values.focusTargets.targets.append(focus)
      values.dismiss = DismissAction(owner: focus) { [weak focus] in focus?.close?() }
    }
  }
}

/// Marks the views in a utility window: while one has the focus, the focused values are those of what had it before.
final class UtilityFocus: FocusTarget {
  /// Closes the window.
  var close: (@MainActor () -> Void)?

  func attach(_ id: NodeID) {}

  func detach(_ id: NodeID) {}

  func focusArrived() {}

  func focusLeft() {}
}
