/// A view running with no screen: type into it as a person would, and read what a person would see.
///
/// ```swift
/// @Test func theButtonWaitsForAValidAddress() async throws {
///   let screen = await Screen(SignUpForm())
///   try screen.field("E-mail").type("ada@example.org")
///   #expect(try screen.button("Create account").isEnabled)
/// }
/// ```
///
/// Things are found by their label, as a person or a screen reader finds them.
@MainActor public final class Screen {
  package let host: ViewHost
  /// What was cut or copied last.
  public var clipboard = ""
  /// The same as HTML, where it has looks.
  public private(set) var clipboardMarkup: String?
  let time = TestTime()
  /// How the last actions changed the tree, one line each: kinds and identities, never text.
  public private(set) var patches: [String] = []

  /// Shows `view` and lets what starts with it (`onAppear`, `task`) run.
  public init<Content: View>(_ view: Content, locale: Locale = Locale(identifier: "en_US")) async {
    var environment = EnvironmentValues()
    environment.locale = locale
    host = ViewHost(view, environment: environment)
    host.clipboard = self
    host.animator.clock = { [time] in time.seconds }
    update()
    await settle()
  }

  /// Lets tasks run and shows what they changed.
  public func settle() async {
    for _ in 0..<3 {
      await Task.yield()
      update()
    }
  }

  /// Shows what has changed since the last action; actions do it themselves.
  public func update() {
    // Whoever looks has stopped typing.
    host.flushTexts()
    patches += host.update().map(\.description)
  }

  /// Ends the program: what is edited is committed, what is shown disappears.
  public func close() { host.close() }

  /// Makes the window narrow, as on a telephone, or wide.
  public func setHorizontalSizeClass(_ sizeClass: UserInterfaceSizeClass) {
    host.updateEnvironment { $0.horizontalSizeClass = sizeClass }
    update()
  }

  // MARK: counting

  /// What an action cost: bodies and primitive views evaluated, and patches.
  public struct Cost: Equatable, Sendable {
    public var evaluations: Int
    public var patches: Int
  }

  /// Counts what `action` costs.
  public func cost(of action: () throws -> Void) rethrows -> Cost {
    let before = host.statistics
    try action()
    let after = host.statistics
    return Cost(evaluations: after.evaluations - before.evaluations, patches: after.patches - before.patches)
  }

  // MARK: finding

  /// The text field, secure field or text editor of that label, placeholder or identifier.
  public func field(_ label: String) throws -> FieldHandle {
    FieldHandle(screen: self, id: try find("field", label) { if case .field = $0.content { true } else { false } }.id)
  }

  /// The `index`th text field, secure field or text editor in reading order.
  public func field(at index: Int) throws -> FieldHandle {
    var fields: [Node] = []
    host.root.forEach { node in if case .field = node.content { fields.append(node) } }
    guard fields.indices.contains(index) else {
      throw ScreenError.notFound(kind: "field", label: "number \(index)", available: fields.map(\.name))
    }
    return FieldHandle(screen: self, id: fields[index].id)
  }

  public func button(_ label: String) throws -> ControlHandle {
    ControlHandle(
      screen: self, id: try find("button", label) { if case .button = $0.content { true } else { false } }.id)
  }

  /// All buttons of that label, in reading order.
  public func buttons(_ label: String) -> [ControlHandle] {
    var buttons: [ControlHandle] = []
    host.focusScope.forEach { node in
      if case .button = node.content, node.name == label { buttons.append(ControlHandle(screen: self, id: node.id)) }
    }
    return buttons
  }

  public func toggle(_ label: String) throws -> ToggleHandle {
    ToggleHandle(
      screen: self, id: try find("toggle", label) { if case .toggle = $0.content { true } else { false } }.id)
  }

  func find(_ kind: String, _ label: String, where isKind: (Node) -> Bool) throws -> Node {
    // What lies over the window is found first.
    var candidates: [Node] = []
    host.focusScope.forEach { if isKind($0) { candidates.append($0) } }
    var ids = Set(candidates.map(\.id))
    host.root.forEach { if isKind($0), ids.insert($0.id).inserted { candidates.append($0) } }
    // What is seen is found before what is not.
    candidates = candidates.filter(\.isSeen) + candidates.filter { !$0.isSeen }
    // An identifier or a label, whole; then a placeholder; then a part of a label.
    let node =
      candidates.first { $0.attributes.accessibilityIdentifier == label }
      ?? candidates.first { $0.name == label }
      ?? candidates.first { $0.placeholder == label }
      ?? candidates.first { label.isEmpty || $0.name.contains(label) }
    guard let node else { throw ScreenError.notFound(kind: kind, label: label, available: candidates.map(\.name)) }
    return node
  }

  // MARK: reading

  /// All texts, in reading order.
  public var texts: [String] {
    var texts: [String] = []
    host.root.forEach { node in if case .text(let text) = node.content { texts.append(text.plainText) } }
    return texts
  }

  /// Whether a text with these words is shown.
  public func shows(_ words: String) -> Bool { texts.contains { $0.contains(words) } }

  /// The label of what has the focus.
  public var focusedLabel: String? { host.focusedNode?.name }

  // MARK: the keyboard

  /// Types into what has the focus, one character after another.
  public func type(_ text: String) throws {
    for character in text { try press(KeyEquivalent(character), characters: String(character)) }
  }

  /// Presses a key.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws {
    let isPrintable = key.character.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && !(0xF700...0xF8FF).contains($0.value)
    }
    let isTyped = isPrintable && key != .delete && modifiers.isDisjoint(with: [.control, .command, .option])
    try press(key, characters: isTyped ? String(key.character) : "", modifiers: modifiers)
  }

  /// Lets go of a key, for actions that look at that.
  public func release(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    let isTyped = modifiers.isDisjoint(with: [.control, .command, .option])
    _ = host.press(
      KeyPress(phase: .up, key: key, characters: isTyped ? String(key.character) : "", modifiers: modifiers))
    update()
  }

  private func press(_ key: KeyEquivalent, characters: String, modifiers: EventModifiers = []) throws {
    defer { update() }
    let press = KeyPress(key: key, characters: characters, modifiers: modifiers)
    guard host.press(press) == .ignored else { return }
    KeyBindings.carryOut(press, on: host, clipboard: clipboard)
  }
}

extension Screen: Clipboard {
  package func write(_ text: String) { write(ClipboardText(text: text)) }
  package func write(_ content: ClipboardText) { (clipboard, clipboardMarkup) = (content.text, content.html) }
  package var pasteText: String? { clipboard.isEmpty ? nil : clipboard }
}

/// What went wrong in looking for something on the screen.
public enum ScreenError: Error, CustomStringConvertible {
  case notFound(kind: String, label: String, available: [String])
  /// It was there, and is not any more.
  case gone(String)
  case disabled(String)
  case notFocusable(String)
  /// Something lies over it: a sheet, an alert.
  case covered(String)

  public var description: String {
    switch self {
    case .notFound(let kind, let label, let available):
      available.isEmpty
        ? "There is no \(kind) “\(label)”, nor any other \(kind)."
        : "There is no \(kind) “\(label)”. There are: \(available.map { "“\($0)”" }.joined(separator: ", "))."
    case .gone(let label): "“\(label)” is not shown any more."
    case .disabled(let label): "“\(label)” is disabled."
    case .covered(let label): "“\(label)” can't be reached: something lies over it."
    case .notFocusable(let label): "“\(label)” can't have the focus."
    }
  }
}

extension Node {
  /// The name a person knows the node by.
  var name: String {
    if let label = attributes.accessibilityLabel { return label }
    switch content {
    case .field(let field): return field.label.isEmpty ? placeholder ?? "" : field.label
    case .picker(let picker): return picker.label
    case .slider(let slider): return slider.label
    case .progress(let progress): return progress.label
    case .calendar(let calendar): return calendar.label
    case .colorWell(let well): return well.label
    case .row: return rowText
    default: return plainText
    }
  }

  /// Whether nothing around the node hides it.
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
