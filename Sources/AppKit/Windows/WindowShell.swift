import Platen
import TextControls

/// The controller that shows a window over others, below its title and a button that closes it; or a sheet, which has
/// neither.
final class WindowShell: UIViewController {
  let shownWindow: NSWindow
  private let isSheet: Bool

  init(_ window: NSWindow, isSheet: Bool) {
    shownWindow = window
    self.isSheet = isSheet
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = WindowShellView(shownWindow, isSheet: isSheet) }

  override func viewDidAppear(_ animated: Bool) { if shownWindow.shell === self { shownWindow.didShow() } }

  /// Escape closes what the user may close.
  override var isModalInPresentation: Bool {
    get { isSheet || !shownWindow.userMayClose }
    set {}
  }

  override func viewDidDisappear(_ animated: Bool) {
    // Where the program has ordered the window out, it is another shell's, or none's.
    guard shownWindow.shell === self else { return }
    shownWindow.shell = nil
    if !isSheet { shownWindow.close() }
  }

  /// Has the shell forget its window, which is shown elsewhere or no longer.
  func forget() {
    guard shownWindow.shell === self else { return }
    shownWindow.shell = nil
    shownWindow.isShown = false
  }
}

/// The view of a window over others.
private final class WindowShellView: NSView, ComposedView {
  private let shownWindow: NSWindow
  private let isSheet: Bool

  init(_ window: NSWindow, isSheet: Bool) {
    shownWindow = window
    self.isSheet = isSheet
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  package var composedContent: AnyView { AnyView(WindowContent(window: shownWindow, place: isSheet ? .sheet : .over)) }
}

/// What a window shows: its title, its toolbar and its content.
@MainActor struct WindowContent {
  enum Place { case base, over, sheet }

  let window: NSWindow
  let place: Place
}

extension WindowContent: View {
  var body: some View {
    let _ = window.state.revision
    let _ = window.toolbar?.state.revision
    VStack(alignment: .leading) {
      if place == .over { titleRow }
      if let toolbar = window.toolbar, toolbar.isVisible { ToolbarRow(toolbar: toolbar) }
      controller
    }
  }

  @ViewBuilder private var titleRow: some View {
    HStack {
      if window.titleVisibility == .visible {
        Text(verbatim: window.title).font(.headline)
        if !window.subtitle.isEmpty { Text(verbatim: window.subtitle).foregroundStyle(.secondary) }
      }
      Spacer()
      if window.styleMask.contains(.closable) { Button("Close") { window.performClose(nil) } }
    }
  }

  @ViewBuilder private var controller: some View {
    let controller = window.shownController
    let screen = ControllerScreen(controller: controller, fills: place == .base).id(ObjectIdentifier(controller))
    if place == .base { screen.navigationTitle(Text(verbatim: window.title)) } else { screen }
  }
}
