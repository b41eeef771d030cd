#if GTK
import CGTK4
import Foundation
import PlatenGraph
import TextEditing

/// A window that shows a host's tree.
@MainActor final class HostWindow {
  let widget: Widget
  let driver: FrontEndDriver
  private(set) lazy var metrics = WindowMetrics(self)
  private(set) lazy var tree = ViewTree(self)
  /// The text that is being dragged in the window.
  let textDrag = TextDrag()
  /// The keys that are down.
  private var heldKeys: Set<UInt32> = []
  private var heldModifiers = HeldModifiers()
  private lazy var focus = WindowFocus(self)
  let inputMethodKeys = InputMethodKeys()
  private lazy var menu = WindowMenu(self)
  private lazy var motion = WindowMotion(self)
  private lazy var announcer = WindowAnnouncer(around: tree.widget)
  private let clipboard: WindowClipboard
  private let fileDialogs: WindowFileDialogs
  private var isRevealDue = false
  private var isScrollDue = false
  /// The handler of the next frame, while something waits for that.
  private var paintHandler: UInt?
  private var isClosed = false
  /// The program's last preference of light or dark, and the desktop's before.
  private var shownScheme: ColorScheme?

  /// The program's title, which the window has where no view sets another.
  private let programTitle: String
  private var shownTitle: String

  init(_ app: LaunchedApp) {
    widget = gtk_window_new()
    programTitle = app.title
    shownTitle = app.title
    driver = FrontEndDriver(app) {
      // GTK's own is that of the user's language.
      let isRightToLeft = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
      $0.layoutDirection = Translations.layoutDirection(
        for: $0.locale, unknown: isRightToLeft ? .rightToLeft : .leftToRight)
      gtk_widget_set_default_direction($0.layoutDirection == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }
    clipboard = WindowClipboard(widget)
    fileDialogs = WindowFileDialogs(widget)
    let window = widget.cast(to: GtkWindow.self)
    gtk_window_set_title(window, app.title)
    let size = app.defaultSize ?? CGSize(width: 620, height: 760)
    gtk_window_set_default_size(
      window, Int32(min(max(size.width, 1), 16_000)), Int32(min(max(size.height, 1), 16_000)))
    gtk_window_set_titlebar(window, gtk_header_bar_new())
    gtk_window_set_child(window, announcer.widget)
    host.rows.isEnabled = true
    host.rows.loadsAtOnce = false
    host.focus.selectsEnteredLines = true
    driver.connect(self)
    focus.start()
    motion.start()
    watchKeys()
    WindowPresses.watch(self)
    // This window keeps the order of its input itself.
    DialogInput.watchWindows()
    connect(widget, "close-request") { [weak self] _ in self?.close() }
    if let settings = gtk_settings_get_default() {
      for name in ["gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-font-name", "gtk-xft-dpi"] {
        connect(settings, "notify::" + name, after: true) { [weak self] _ in self?.appearanceChanged() }
      }
    }
  }

  func present() {
    adoptColorScheme()
    update()
    // Otherwise GTK gives the focus to the first widget, which may be a button of the bar.
    perform { if host.focus.node == nil { host.focus.moveToFirst() } }
    gtk_window_present(widget.cast(to: GtkWindow.self))
  }

  /// Ends the editing, then the program.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    driver.close()
    MainLoop.quit()
  }

  var host: ViewHost { driver.host }

  // MARK: Updates

  /// Calls the host and shows the changes.
  func perform(_ body: () -> Void) {
    driver.update {
      focus.report()
      body()
    }
  }

  /// Sends an event to the host and shows the changes.
  func send(_ event: NodeEvent, to node: Node) {
    perform { host.send(event, to: node.id) }
  }

  /// Shows the changes.
  func update() { driver.update() }

  /// Called after scrolling: rows near the visible part may have to be created.
  func scrolled() {
    guard !isScrollDue else { return }
    isScrollDue = true
    MainLoop.later { [weak self] in
      guard let self else { return }
      isScrollDue = false
      guard !isClosed else { return }
      host.rows.scrollDidChange()
    }
  }

  // MARK: What the views ask

  /// The text style of a node.
  func markup(for node: Node) -> TextMarkup {
    let tint = node.attributes.tint
    let isOnDark = Palette.isGroundDark(of: node, over: widget)
    return TextMarkup { [widget] paint in
      MainActor.assumeIsolated {
        Palette.textColor(paint, over: widget, tint: tint, isOnDark: isOnDark).map {
          ($0.hexadecimal, Double($0.alpha))
        }
      }
    }
  }

  /// A node's text in its style: a section's heading is emphasized, unless the program sets a style, and the large
  /// title of a bar is made smaller before letters of it are left out, as UIKit's is.
  func shownText(_ text: TextContent, of node: Node) -> TextContent {
    var text = text.cutAtLineBreak?.shown ?? text
    if text.font == .body, let font = FormRows.headingFont(of: node) { text.font = font }
    if text.lineLimit == 1, text.font.textStyle == .title, node.isInLargeBar { text.minimumScale = 0.6 }
    if text.writing.followsLayout { return text.read(fromRightToLeft: node.isRightToLeft) }
    return text.hasParagraphsOfBothDirections ? text.isolated(inRightToLeft: node.isRightToLeft) : text
  }

  /// Opens the link of a text, if links of its scheme are opened.
  func open(_ address: String) {
    if let link = URL(string: address), LinkPolicy.allows(link) { _ = host.open(link) }
  }

  /// Called before a widget is removed. If it has GTK's focus, the focus is cleared: GTK would move it to the next
  /// widget.
  func releaseFocus(in widget: Widget) { focus.release(widget) }

  /// Called before a widget is removed, or stays for its transition alone: a menu that is open at it is closed.
  func closeMenu(in widget: Widget) { menu.widgetWillBeRemoved(widget) }

  /// The view of a focusable node in which GTK has its focus.
  var focusedView: NodeView? { focus.focusedView }

  /// A theme is dark if its background is: `\.colorScheme` follows the visible colours, however they were chosen.
  private func adoptColorScheme() {
    let isDark = Palette.isDark(widget)
    host.colorScheme.setSurrounding(isDark ? .dark : .light)
  }

  /// Applies the program's preference of light or dark; without one, the desktop's own setting.
  private func preferScheme() {
    let wanted = host.root.attributes.colorScheme
    guard wanted != shownScheme else { return }
    shownScheme = wanted
    DrawnColorScheme.prefer(wanted)
  }

  /// Notifies the program of the window's width, after the layout that computed it.
  func adoptWidth(isCompact: Bool) {
    MainLoop.later { [weak self] in
      self?.host.updateEnvironment { $0.horizontalSizeClass = isCompact ? .compact : .regular }
    }
  }

  /// Runs `work`, and nothing that waits already, when the next frame has been laid out and drawn.
  private func afterNextFrame(_ work: @escaping @MainActor () -> Void) {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return MainLoop.later { work() } }
    if let paintHandler { g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), paintHandler) }
    paintHandler = connect(clock, "after-paint") { [weak self] _ in
      guard let self, let paintHandler else { return }
      g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), paintHandler)
      self.paintHandler = nil
      MainLoop.later { work() }
    }
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
  }

  /// Scrolls to the focus after the layout.
  func revealFocusLater() {
    guard !isRevealDue else { return }
    isRevealDue = true
    MainLoop.later(.whenIdle) { [weak self] in
      self?.isRevealDue = false
      self?.tree.revealFocus()
    }
  }

  private func appearanceChanged() {
    metrics.reset()
    adoptColorScheme()
    MainLoop.later { [weak self] in self?.tree.refresh() }
  }

  // MARK: Keys

  /// Keys arrive here before the focused widget: `onKeyPress` receives them first, and the session's undo replaces the
  /// widget's. Keys of a composition belong to the input method.
  private func watchKeys() {
    guard let controller = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    connect(controller, "key-pressed") { [weak self] arguments in
      guard let self else { return }
      arguments.answer(self.pressed(arguments.unsigned(1), at: arguments.unsigned(2), arguments.flags(3)))
    }
    connect(controller, "key-released") { [weak self] arguments in
      self?.released(arguments.unsigned(1), at: arguments.unsigned(2), arguments.flags(3))
    }
    gtk_widget_add_controller(widget, controller)
    // The last one that is added is the first that receives an event.
    inputMethodKeys.watch(widget)
    connect(widget, "notify::is-active", after: true) { [weak self] _ in self?.activityChanged() }
  }

  /// Where the window loses the keyboard, keys are released without it.
  private func activityChanged() {
    guard gtk_window_is_active(widget.cast(to: GtkWindow.self)) == 0 else { return }
    heldModifiers.clear()
    heldKeys = []
    driver.modifierKeysDidChange(to: [])
  }

  private func released(_ value: UInt32, at place: UInt32, _ state: UInt32) {
    driver.modifierKeysDidChange(to: heldModifiers.change(value, at: place, state, isPressed: false))
    heldKeys.remove(gdk_keyval_to_lower(value))
    guard focus.focusedView?.fieldController?.isComposing != true, host.focus.node?.capturedKeys.releases == true,
      let key = KeyTranslation.keyPress(value, state, phase: .up)
    else { return }
    driver.press(key)
  }

  private func pressed(_ value: UInt32, at place: UInt32, _ state: UInt32) -> Bool {
    driver.modifierKeysDidChange(to: heldModifiers.change(value, at: place, state, isPressed: true))
    let field = focus.focusedView?.fieldController
    guard field?.isComposing != true else { return false }
    focus.report()
    field?.willBeTypedInto()
    // GDK reports a key that is held down as pressed again.
    let isHeld = !heldKeys.insert(gdk_keyval_to_lower(value)).inserted
    guard let key = KeyTranslation.keyPress(value, state, phase: isHeld ? .repeat : .down) else { return false }
    return driver.press(key) != .ignored
  }
}

extension HostWindow: FieldOwner {
  /// Opens a field's edit menu, or the menu of the view around a widget, at a position in the widget or at its lower
  /// edge.
  @discardableResult func openMenu(of view: NodeView, at place: CGPoint?) -> Bool {
    if let field = view.fieldController {
      field.finishRemoval()
      field.reportSelection()
    }
    return menu.open(for: view, at: place)
  }

  /// Opens the menu of the focused view at its caret or its lower edge, which may have been scrolled out of view.
  private func openMenuByKey(of view: NodeView) {
    guard tree.revealFocus() else { return _ = openMenu(of: view, at: nil) }
    // Where the view is now is known after the layout.
    afterNextFrame { [weak self, weak view] in
      guard let self, let view, focus.focusedView === view else { return }
      openMenu(of: view, at: nil)
    }
  }

  func isEdited(_ node: Node) -> Bool { host.focus.firstResponderID == node.id }

  func edit(_ command: EditCommand, _ node: Node) { send(.edit(command), to: node) }

  func fieldIsLeft(_ controller: FieldController) { focus.fieldIsLeft(controller) }

  func paste(_ content: ClipboardText, _ node: Node) { send(.paste(content), to: node) }

  func move(_ move: TextMove, _ node: Node) { send(.move(move), to: node) }

  func submit(_ node: Node) {
    tree.view(node.id)?.fieldController?.reportSelection()
    send(.submit, to: node)
  }
}

extension HostWindow: NodeFrontEnd {
  func updateWillBegin() { focus.report() }

  func show(_ patches: [Patch]) {
    tree.apply(patches)
    preferScheme()
  }

  func updateDidEnd() {
    focus.follow()
    showTitle()
    MainLoop.timersMayHaveChanged()
  }

  private func showTitle() {
    let title = host.part(ProgramAddress.self).windowTitle ?? programTitle
    guard title != shownTitle else { return }
    shownTitle = title
    gtk_window_set_title(widget.cast(to: GtkWindow.self), title)
  }

  func show(_ step: Animator.Step) { tree.show(step) }

  /// The frames are those of GTK's own clock.
  var frameClock: FrontEndClock { .display }

  func startFrames() { motion.startFrames() }

  /// Work without a delay runs before GTK lays out and draws the next frame.
  func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    guard delay > 0 else { return MainLoop.later { work() } }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated(work) }
  }

  /// GTK's drop-downs, menus, calendars and colour choosers open by themselves.
  var showsChoices: Bool { true }

  var nativeKeys: FrontEndKeyBindings? { focus.focusedView?.nativeKeys ?? NativeKeys.unfocused }

  var platformClipboard: (any Clipboard)? { clipboard }

  var platformFileDialogs: (any FileDialogs)? { fileDialogs }

  var opensLinks: Bool { true }

  var linkSchemes: Set<String>? { nil }

  func open(_ link: URL) -> Bool {
    guard LinkLauncher.canOpen(link) else { return false }
    LinkLauncher.open(link, over: widget)
    return true
  }

  func announce(_ announcement: AccessibilityAnnouncement) { announcer.announce(announcement) }

  /// Does what takes GTK's own menu, or a widget that shows the answer at once. False for everything else.
  func perform(_ intent: KeyIntent) -> Bool {
    switch intent {
    case .showEditMenu:
      guard let view = focus.focusedView else { return false }
      openMenuByKey(of: view)
    case .edit(let command):
      guard let field = host.focus.node.flatMap({ tree.view($0.id) })?.fieldController else { return false }
      field.perform(command)
    // The program requests its end during an update, which needs the window.
    case .quit: MainLoop.later { [weak self] in self?.close() }
    default: return false
    }
    return true
  }
}
#endif
