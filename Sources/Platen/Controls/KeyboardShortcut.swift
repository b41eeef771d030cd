/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Whether a shortcut changes with the layout of the keyboard.
  public struct Localization: Hashable, Sendable {
    let name: String

    public static let automatic = Localization(name: "automatic")
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    public static let custom = Localization(name: "custom")
  }

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether `press` is this shortcut. Control stands for Command, which keyboards here lack.
  package func matches(_ press: KeyPress) -> Bool {
    func plain(_ modifiers: EventModifiers) -> EventModifiers {
      var plain = modifiers.intersection([.shift, .control, .option, .command])
      if plain.remove(.command) != nil { plain.insert(.control) }
      return plain
    }
    let typed = Character(String(press.key.character).lowercased())
    guard typed == Character(String(key.character).lowercased()) else { return false }
    var wanted = plain(modifiers)
    if key.character.isUppercase { wanted.insert(.shift) }
    return plain(press.modifiers) == wanted
  }
}

extension View {
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.nodeScope.shortcut, shortcut)
  }

  @_disfavoredOverload nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.nodeScope.shortcut, shortcut)
  }
}

extension ViewHost {
  /// Presses the control that a key is the shortcut of. False when there is none.
  func pressShortcut(_ key: KeyPress) -> Bool {
    // Letters without modifiers are typed.
    let isCandidate =
      !key.modifiers.isDisjoint(with: [.control, .command, .option]) || key.key == .return || key.key == .escape
    guard isCandidate, key.phase != .up else { return false }
    let node = root.first { $0.attributes.isEnabled && $0.attributes.shortcut?.matches(key) == true }
    guard let node else { return pressMenuShortcut(key) || scenes?.press(key) == true }
    return pressByKey(node.id)
  }

  /// Chooses the line of a menu that a key is the shortcut of, though the menu is closed.
  private func pressMenuShortcut(_ key: KeyPress) -> Bool {
    var line: MenuItem?
    _ = root.first { node in
      guard line == nil, node.attributes.isEnabled, case .menu(let menu) = node.content else { return false }
      let isCommand = focusedValues.commandBar.map { node.isInside($0) } ?? false
      guard isReachable(node) || isCommand && scenes?.takesCommands == true else { return false }
      line = menu.items.lazy.compactMap { $0.line(for: key) }.first
      return line != nil
    }
    guard let line else { return false }
    return send(line.event, to: line.id)
  }
}

extension MenuItem {
  /// This line or one of the list inside, if the key is its shortcut.
  fileprivate func line(for key: KeyPress) -> MenuItem? {
    if case .submenu(let items) = kind { return items.lazy.compactMap { $0.line(for: key) }.first }
    return isEnabled && shortcut?.matches(key) == true ? self : nil
  }
}
