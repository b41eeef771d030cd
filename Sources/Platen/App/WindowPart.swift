/// A kind of window that a scene describes.
struct WindowPart: OutlinePart {
  enum Kind { case group, single, settings, utility }

  let kind: Kind
  var id: String?
  var title: Text?
  /// The type of the values that windows of this kind present; nil when they present none.
  var valueType: Any.Type?
  /// Makes the content of a window for a value of that type or for nil.
  let content: @MainActor (Any?) -> AnyView

  func makeElement(in context: _ElementContext) -> OutlineElement { WindowElement(self, in: context) }

  func update(_ element: OutlineElement) -> Bool {
    guard let element = element as? WindowElement, element.part.kind == kind, element.part.id == id,
      element.part.valueType == valueType
    else { return false }
    element.update(self)
    return true
  }

  func describe(_ description: inout SceneDescription) {
    guard kind != .utility else { return }
    description.windows.append(
      SceneDescription.Window(title: title, traits: description.traits, isSettings: kind == .settings))
  }
}

/// The element of a kind of window: the window that the program opens with, or the windows over that.
final class WindowElement: OutlineElement {
  private(set) var part: WindowPart
  /// The content of the window that the program opens with, if that is of this kind.
  private(set) var shown: _ViewElement<AnyView>?
  private(set) var opened: [OpenWindow] = []
  /// Whether it is a utility window, shown beside the content of the first window.
  private(set) var isShownBeside = false

  init(_ part: WindowPart, in context: _ElementContext) {
    self.part = part
    super.init(context)
  }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let shown { body(shown) }
    for window in opened { body(window.modal) }
  }

  /// What is said of its windows.
  var traits: WindowTraits { Tracking.untracked { environment.windowTraits } }

  /// What opens a window, or brings the only one to the front.
  var shortcut: KeyboardShortcut? { traits.shortcut ?? (part.kind == .settings ? KeyboardShortcut(",") : nil) }

  func update(_ part: WindowPart) {
    self.part = part
    if let center { shown?.update(mainContent(in: center)) }
    if part.kind == .utility { center?.outlineDidChange() }
    for window in opened { window.modal.update(request(for: window)) }
  }

  // MARK: the window that the program opens with

  func showAsMain(withMenus: Bool) {
    guard shown == nil, let center else { return }
    let context = _ElementContext(parent: self)
    let view = mainContent(in: center)
    shown = withMenus ? ShellElement(view, in: context) : AnyView._makeElement(view, in: context)
    structureDidChange()
  }

  /// The content, with the utility windows of a program that has such.
  private func mainContent(in center: SceneCenter) -> AnyView {
    let content = part.content(nil)
    return center.hasUtilities ? AnyView(UtilityWindows(content: content, scenes: center)) : content
  }

  func endAsMain() {
    shown?.unmount()
    shown = nil
    structureDidChange()
  }

  // MARK: windows over that

  /// Shows a window, or brings the window that is open for the value to the front.
  func open(_ value: AnyHashable?) {
    guard part.kind != .utility else { return showBeside(true) }
    let isUnique = part.kind != .group || value != nil
    if isUnique, let window = opened.first(where: { $0.value == value }) { return bringToFront(window) }
    let window = OpenWindow(value: value)
    window.modal = ModalElement(request(for: window), in: _ElementContext(parent: self))
    opened.append(window)
    host.modals.present(window.modal)
    center?.windows.append(window)
    host.focusedValues.setNeedsUpdate()
  }

  func showBeside(_ isShown: Bool) {
    guard isShown != isShownBeside else { return }
    isShownBeside = isShown
    center?.outlineDidChange()
  }

  private func bringToFront(_ window: OpenWindow) {
    guard host.modals.blocking !== window.modal else { return }
    host.modals.withdraw(window.modal)
    host.modals.present(window.modal)
    center?.windows.removeAll { $0 === window }
    center?.windows.append(window)
    host.focusedValues.setNeedsUpdate()
  }

  func close(_ window: OpenWindow) {
    guard let index = opened.firstIndex(where: { $0 === window }) else { return }
    opened.remove(at: index)
    center?.windows.removeAll { $0 === window }
    host.modals.withdraw(window.modal)
    window.modal.unmount()
    host.focusedValues.setNeedsUpdate()
  }

  private func request(for window: OpenWindow) -> PresentationRequest {
    let title = part.title.map { title in
      Tracking.untracked { title.resolve(in: environment.textResolution).plainText }
    }
    let name = title ?? (part.kind == .settings ? "Settings" : "")
    let view = OpenWindowView(title: name, window: window, content: part.content(window.value?.base))
    return PresentationRequest(
      id: AnyHashable(ObjectIdentifier(window)), content: ModalContent(kind: .sheet, title: name), view: AnyView(view),
      dismiss: { [weak self, weak window] in if let window { self?.close(window) } })
  }

  override func willUnmount() {
    for window in opened {
      host.modals.withdraw(window.modal)
      center?.windows.removeAll { $0 === window }
    }
    opened.removeAll()
  }
}

/// A window over the one that the program opened with.
@MainActor final class OpenWindow {
  /// The value that the window was opened for, if any.
  let value: AnyHashable?
  fileprivate(set) var modal: ModalElement!

  init(value: AnyHashable?) { self.value = value }
}

/// The content of a window over the first, below its title and a button that closes the window when its content has
/// none.
struct OpenWindowView {
  let title: String
  let window: OpenWindow
  let content: AnyView
  @Environment(\.dismiss) private var dismiss
  @Kept private var dismissal = ContentDismissal()

  init(title: String, window: OpenWindow, content: AnyView) {
    self.title = title
    self.window = window
    self.content = content
  }
}

extension OpenWindowView: View {
  var body: some View {
    let dismiss = dismiss
    let _ = (dismissal.owner = dismiss.owner)
    let needsButton = !dismissal.isThere
    if needsButton || !title.isEmpty {
      HStack {
        Text(verbatim: title).font(.headline)
        Spacer()
        if needsButton { Button(.own("Close")) { dismiss() } }
      }
    }
    content
      .environment(\.propertyObserver, dismissal)
      .environment(\.openWindowReference, ObjectReference(object: window))
  }
}

/// Whether the content of a window closes it itself, which is assumed of content that reads `\.dismiss`.
final class ContentDismissal: @unchecked Sendable {
  /// The owner of `\.dismiss` in the window, as opposed to that of a page or a sheet in it.
  @MainActor var owner: ObjectIdentifier?
  @MainActor private var isKnown = false
  private let readers = ReaderSet()

  nonisolated init() {}

  @MainActor var isThere: Bool {
    readers.noteRead()
    return isKnown
  }

  @MainActor func note(_ owner: ObjectIdentifier?) {
    guard !isKnown, owner == nil || owner == self.owner else { return }
    isKnown = true
    readers.invalidate()
  }
}

extension ContentDismissal: EnvironmentPropertyObserver {
  /// Content that reads an action to close its window is assumed to offer it to the user.
  func willRead(_ keyPath: PartialKeyPath<EnvironmentValues>, in element: _Element) {
    if keyPath == \EnvironmentValues.dismiss || keyPath == \EnvironmentValues.presentationMode {
      note(element.environment.dismiss.owner)
    } else if keyPath == \EnvironmentValues.dismissWindow {
      note(nil)
    }
  }
}

private enum OpenWindowReferenceKey: EnvironmentKey {
  static var defaultValue: ObjectReference<OpenWindow> { ObjectReference() }
}

extension EnvironmentValues {
  /// The window around a view, if it is not the one that the program opened with.
  var openWindowReference: ObjectReference<OpenWindow> {
    get { self[OpenWindowReferenceKey.self] }
    set { self[OpenWindowReferenceKey.self] = newValue }
  }
}
