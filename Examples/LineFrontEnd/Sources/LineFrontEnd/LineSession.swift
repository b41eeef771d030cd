import SwiftUI

/// A form that is used by lines of text: one command in, and out what has changed, as a screen reader would speak it.
///
/// Commands are `focus LABEL`, `type TEXT`, `key NAME`, `paste TEXT`, `press LABEL`, `read`, and `picture COLUMNS
/// ROWS`, which draws the form in characters.
@MainActor public final class LineSession {
  /// The view that runs, and the only way to it.
  public let driver: FrontEndDriver
  /// Receives the output, a line at a time.
  private let say: (String) -> Void
  /// Nodes that were inserted or changed in this update, to be described at its end.
  private var changed: [ShownNode.ID] = []
  private var lastFocus: ShownNode.ID?
  /// The clipboard, which is the session's own.
  private var clipboard: String?
  private let metrics = CharacterMetrics()

  /// Starts a program; its output is passed to `say`.
  public init(_ driver: FrontEndDriver, say: @escaping (String) -> Void) {
    self.driver = driver
    self.say = say
    driver.connect(self)
    driver.update()
  }

  /// Carries out a command. Answers false where it means nothing.
  @discardableResult public func perform(_ line: String) -> Bool {
    let (command, argument) = Self.split(line)
    switch command {
    case "focus": return find(argument).map { driver.focus($0) } ?? false
    case "press": return find(argument).map { driver.perform(.press, on: $0) } ?? false
    case "paste": return driver.focused.map { driver.perform(.paste(argument), on: $0) } ?? false
    case "type":
      for character in argument {
        driver.press(KeyPress(key: KeyEquivalent(character), characters: String(character)))
      }
      return true
    case "key":
      guard let key = Self.keys[argument] else { return false }
      driver.press(KeyPress(key: key))
      return true
    case "read":
      driver.reachable.forEach { node in
        if let words = words(for: node) { say(words) }
      }
      return true
    case "picture":
      let numbers = argument.split(separator: " ").map { Int($0) }
      guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1], 1...500 ~= columns, 1...500 ~= rows
      else { return false }
      picture(columns: columns, rows: rows).forEach(say)
      return true
    default: return false
    }
  }

  /// The form in characters, a line each, laid out in a window of that size.
  public func picture(columns: Int, rows: Int) -> [String] {
    driver.layOut(in: CGSize(width: columns, height: rows), metrics: metrics)
    return TextPicture(of: driver, columns: columns, rows: rows).lines
  }

  /// The node of that name: among what can be used now, a field before anything else. Choices do not take the focus.
  public func find(_ label: String) -> ShownNode? {
    driver.reachable.first { $0.label == label && ($0.role == .field || $0.role == .editor) }
      ?? driver.reachable.first { $0.label == label && ($0.isFocusable || $0.role == .button) }
  }

  /// A command and the rest of its line.
  private static func split(_ line: String) -> (command: String, argument: String) {
    guard let space = line.firstIndex(of: " ") else { return (line, "") }
    return (String(line[..<space]), String(line[line.index(after: space)...]))
  }

  private static let keys: [String: KeyEquivalent] = [
    "left": .leftArrow, "right": .rightArrow, "up": .upArrow, "down": .downArrow, "home": .home, "end": .end,
    "backspace": .delete, "delete": .deleteForward, "return": .return, "tab": .tab, "space": .space, "escape": .escape,
    "page-up": .pageUp, "page-down": .pageDown,
  ]

  /// Whether its words are a button's.
  private func isInButton(_ node: ShownNode) -> Bool {
    var parent = node.parent
    while let current = parent, current.role != .button { parent = current.parent }
    return parent != nil
  }

  /// The description of a node; nil for containers.
  private func words(for node: ShownNode) -> String? {
    let value = node.value.map { $0.isEmpty ? "empty" : $0 } ?? ""
    switch node.role {
    case .text, .image: return node.label.isEmpty || isInButton(node) ? nil : node.label
    case .field: return "\(node.label), \(node.isSecure ? "secure field" : "field"): \(value)"
    case .editor: return "\(node.label), text: \(value)"
    case .button: return "\(node.label), button\(node.isEnabled ? "" : ", disabled")"
    case .toggle: return "\(node.label), \(node.isOn == true ? "on" : "off")"
    case .picker, .value, .date, .color: return "\(node.label): \(value)"
    case .menu: return "\(node.label), menu"
    case .progress, .heading, .modal, .container, .decoration: return nil
    }
  }
}

extension LineSession: FrontEnd {
  /// Records what is to be described: an inserted node with all that is in it.
  public func show(_ changes: [TreeChange]) {
    for change in changes {
      switch change {
      case .insert(let node, _, _): node.forEach { changed.append($0.id) }
      case .update(let node): changed.append(node.id)
      case .remove, .move, .reveal: break
      }
    }
  }

  /// Describes each node once, as it is at the end of the update, and then the focus if it has moved.
  public func updateDidEnd() {
    var said: Set<ShownNode.ID> = []
    for id in changed where said.insert(id).inserted {
      if let node = driver.node(id), let words = words(for: node) { say(words) }
    }
    changed = []
    guard driver.focused?.id != lastFocus else { return }
    lastFocus = driver.focused?.id
    if let focused = driver.focused { say("> \(focused.label)") }
  }

  /// Keeps what is cut or copied for the next paste.
  public func copy(_ text: String) { clipboard = text }

  /// What was cut or copied last.
  public var copiedText: String? { clipboard }
}
