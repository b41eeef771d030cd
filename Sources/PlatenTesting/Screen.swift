/// A view that runs without a screen. A test types into it and reads the result as a user would.
///
/// ```swift
/// @Test func theButtonWaitsForAValidAddress() async throws {
///   let screen = await Screen(SignUpForm())
///   try screen.field("E-mail").type("ada@example.org")
///   #expect(try screen.button("Create account").isEnabled)
/// }
/// ```
///
/// Controls are found by their label, as a user or a screen reader finds them.
@MainActor public final class Screen {
  package let driver: FrontEndDriver
  private let frontEnd = ScreenFrontEnd()
  /// The text of the clipboard, empty at the start. Cut and copy write it, paste reads it.
  public var clipboard = ""
  /// The text of the clipboard as HTML; nil for text without attributes.
  public private(set) var clipboardMarkup: String?
  /// The table of keys, that of a desktop by default.
  public var keyBindings = FrontEndKeyBindings.desktop
  let time = TestTime()
  let passkeys = TestPasskeys()
  /// What the program has had assistive technology speak, in its order.
  public fileprivate(set) var announcements: [AccessibilityAnnouncement] = []
  /// Whether the program has ended itself. False by default.
  public fileprivate(set) var hasEnded = false
  /// The changes of the tree by the last actions, one line each: kinds and identities, never text.
  public fileprivate(set) var patches: [String] = []

  /// Shows `view` and runs `onAppear` and the first steps of `task`. The locale is US English unless another is given.
  public init<Content: View>(_ view: Content, locale: Locale = Locale(identifier: "en_US")) async {
    var environment = EnvironmentValues()
    environment.locale = locale
    driver = FrontEndDriver(host: ViewHost(view, environment: environment))
    frontEnd.screen = self
    driver.connect(frontEnd)
    host.animator.clock = { [time] in time.seconds }
    update()
    await settle()
  }

  /// Lets tasks run and updates the screen with their changes.
  public func settle() async {
    for _ in 0..<3 {
      await Task.yield()
      update()
    }
  }

  /// Updates the screen after the test changed a model. Actions of handles do so themselves.
  public func update() {
    // A reader of the screen is a pause in typing: bindings of long texts are written.
    host.typingPause.flush()
    driver.update()
  }

  /// Updates the screen after an edit. What a callback of UIKit has changed is evaluated when the screen is read, or
  /// after the blocks that the callback has put on the main queue, if the test waits for them by ``settle()``.
  func showEdit() {
    driver.host.typingPause.flush()
    driver.showChanges()
  }

  /// Ends the program: commits the edited field, and the views disappear.
  public func close() { driver.close() }

  /// Sets the horizontal size class: `.compact` as on a phone, `.regular` as on a desktop.
  public func setHorizontalSizeClass(_ sizeClass: UserInterfaceSizeClass) {
    host.updateEnvironment { $0.horizontalSizeClass = sizeClass }
    update()
  }

  // MARK: counting

  /// The cost of an action.
  public struct Cost: Equatable, Sendable {
    /// The number of bodies and primitive views that were evaluated.
    public var evaluations: Int
    /// The number of patches to the tree.
    public var patches: Int
  }

  /// Counts the evaluations and patches of `action`.
  public func cost(of action: () throws -> Void) rethrows -> Cost {
    let before = host.statistics
    try action()
    let after = host.statistics
    return Cost(evaluations: after.evaluations - before.evaluations, patches: after.patches - before.patches)
  }

  // MARK: finding

  /// The text field, secure field or text editor with this accessibility identifier, label or placeholder, or else with
  /// a label that contains it. Throws ``ScreenError/notFound(kind:label:available:)`` when there is none.
  public func field(_ label: String) throws -> FieldHandle {
    FieldHandle(screen: self, id: try find("field", label) { $0.isField }.id)
  }

  /// The `index`th text field, secure field or text editor in reading order.
  public func field(at index: Int) throws -> FieldHandle {
    var fields: [Node] = []
    host.root.forEach { node in if node.isField { fields.append(node) } }
    guard fields.indices.contains(index) else {
      throw ScreenError.notFound(kind: "field", label: "number \(index)", available: fields.map(\.name))
    }
    return FieldHandle(screen: self, id: fields[index].id)
  }

  /// The button with this accessibility identifier or label, or else with a label that contains it. Throws
  /// ``ScreenError/notFound(kind:label:available:)`` when there is none.
  public func button(_ label: String) throws -> ControlHandle {
    ControlHandle(
      screen: self, id: try find("button", label) { $0.content.control is ButtonContent }.id)
  }

  /// All buttons with this label, in reading order.
  public func buttons(_ label: String) -> [ControlHandle] {
    var buttons: [ControlHandle] = []
    host.modals.scope.forEach { node in
      if case .control(is ButtonContent) = node.content, node.name == label {
        buttons.append(ControlHandle(screen: self, id: node.id))
      }
    }
    return buttons
  }

  /// The toggle with this accessibility identifier or label, or else with a label that contains it. Throws
  /// ``ScreenError/notFound(kind:label:available:)`` when there is none.
  public func toggle(_ label: String) throws -> ToggleHandle {
    ToggleHandle(
      screen: self, id: try find("toggle", label) { $0.content.control is ToggleContent }.id)
  }

  func find(_ kind: String, _ label: String, where isKind: (Node) -> Bool) throws -> Node {
    // Views of a modal are found first.
    var candidates: [Node] = []
    var ids: Set<NodeID> = []
    for area in [host.modals.topmost?.node, host.modals.scope, host.root].compactMap(\.self) {
      area.forEach { if isKind($0), ids.insert($0.id).inserted { candidates.append($0) } }
    }
    // Visible views are found before hidden ones.
    candidates = candidates.filter(\.isSeen) + candidates.filter { !$0.isSeen }
    // In this order: an identifier, a label, a placeholder, a part of a label.
    let node =
      candidates.first { $0.attributes.accessibilityIdentifier == label }
      ?? candidates.first { $0.name == label }
      ?? candidates.first { $0.placeholder == label }
      ?? candidates.first { label.isEmpty || $0.name.contains(label) }
    guard let node else { throw ScreenError.notFound(kind: kind, label: label, available: candidates.map(\.name)) }
    return node
  }

  // MARK: reading

  /// All texts, in reading order, but those that `hidden()` and `opacity(0)` hide.
  public var texts: [String] {
    var texts: [String] = []
    func collect(_ node: Node) {
      guard !node.isUnseen else { return }
      if case .leaf(.text(let text)) = node.content { texts.append(text.plainText) }
      node.children.forEach(collect)
    }
    collect(host.root)
    return texts
  }

  /// Whether a text that contains `words` is in the tree, on the visible part of the screen or not; see ``texts``.
  public func shows(_ words: String) -> Bool { texts.contains { $0.contains(words) } }

  /// The label of the control with the focus; nil when there is none.
  public var focusedLabel: String? { host.focus.node?.name }

  // MARK: the keyboard

  /// Types into the control with the focus, one character after another.
  public func type(_ text: String) throws {
    for character in text { try press(KeyEquivalent(character), characters: String(character)) }
  }

  /// Presses a key, which is passed to the control with the focus and to keyboard shortcuts.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws {
    let isPrintable = key.character.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && !(0xF700...0xF8FF).contains($0.value)
    }
    let isTyped = isPrintable && key != .delete && modifiers.isDisjoint(with: [.control, .command, .option])
    try press(key, characters: isTyped ? String(key.character) : "", modifiers: modifiers)
  }

  /// Releases a key, for `onKeyPress` actions with the phase `.up`.
  public func release(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    let isTyped = modifiers.isDisjoint(with: [.control, .command, .option])
    driver.press(
      KeyPress(phase: .up, key: key, characters: isTyped ? String(key.character) : "", modifiers: modifiers))
    update()
  }

  /// Holds modifier keys down, and releases those that are not in the set, for `onModifierKeysChanged` actions.
  public func hold(_ modifiers: EventModifiers) {
    driver.modifierKeysDidChange(to: modifiers)
    update()
  }

  private func press(_ key: KeyEquivalent, characters: String, modifiers: EventModifiers = []) throws {
    defer { showEdit() }
    driver.press(KeyPress(key: key, characters: characters, modifiers: modifiers))
  }
}

extension Screen {
  /// The host, with all views up to date.
  package var host: ViewHost {
    if driver.host.updates.hasPostponed { driver.update() }
    return driver.host
  }
}

/// The front end of a screen. Nothing is shown but for the list of patches, and nothing arrives by itself: a test
/// decides when there is an update, and when time passes.
@MainActor private final class ScreenFrontEnd: NodeFrontEnd {
  weak var screen: Screen?
  var platformPasskeys: (any Passkeys)? { screen?.passkeys }
  /// Only in debug builds.
  private var mirror: TreeMirror?

  func show(_ patches: [Patch]) {
    guard let screen else { return }
    screen.patches += patches.map(\.description)
    checkMirror(patches, screen.driver.host.root)
  }

  /// Traps in debug builds if the patches do not lead to the tree.
  private func checkMirror(_ patches: [Patch], _ root: Node) {
    #if DEBUG
    let mirror = mirror ?? TreeMirror(root: root.id)
    self.mirror = mirror
    let difference = mirror.follow(patches, to: root)
    assert(difference == nil, difference ?? "")
    #endif
  }

  func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {}

  var keyBindings: FrontEndKeyBindings { screen?.keyBindings ?? .desktop }

  var platformClipboard: (any Clipboard)? { screen }

  func announce(_ announcement: AccessibilityAnnouncement) { screen?.announcements.append(announcement) }

  func perform(_ intent: KeyIntent) -> Bool {
    switch intent {
    case .showEditMenu: return screen?.host.editMenus.show() == true
    case .quit:
      screen?.hasEnded = true
      return screen != nil
    default: return false
    }
  }
}

extension Screen: Clipboard {
  package func write(_ text: String) { write(ClipboardText(text: text)) }
  package func write(_ content: ClipboardText) { (clipboard, clipboardMarkup) = (content.text, content.html) }
  package var pasteText: String? { clipboard.isEmpty ? nil : clipboard }
}

/// The reason why a view on the screen could not be found or used.
public enum ScreenError: Error, CustomStringConvertible {
  case notFound(kind: String, label: String, available: [String])
  /// The view is no longer shown.
  case gone(String)
  case disabled(String)
  case notFocusable(String)
  /// The view is behind a modal, such as a sheet or an alert.
  case covered(String)

  /// The reason in English. That of a missing view lists the labels of those that there are.
  public var description: String {
    switch self {
    case .notFound(let kind, let label, let available):
      available.isEmpty
        ? "There is no \(kind) “\(label)”, nor any other \(kind)."
        : "There is no \(kind) “\(label)”. There are: \(available.map { "“\($0)”" }.joined(separator: ", "))."
    case .gone(let label): "“\(label)” is not shown any more."
    case .disabled(let label): "“\(label)” is disabled."
    case .covered(let label): "“\(label)” can't be reached: it is behind a modal, such as a sheet or an alert."
    case .notFocusable(let label): "“\(label)” can't have the focus."
    }
  }
}

extension Node {
  /// The node's visible name.
  var name: String {
    if attributes.accessibilityLabel == nil, case .container(.row) = content { return rowText }
    return accessibleName
  }

  /// Whether no view around the node hides it.
  fileprivate var isSeen: Bool {
    var node: Node? = self
    while let current = node {
      if current.isOutOfSight || current.content.effect?.hidesChild == true { return false }
      node = current.parent
    }
    return true
  }

  var placeholder: String? {
    if case .field(let field) = content { return field.placeholder?.plainText }
    return nil
  }
}
