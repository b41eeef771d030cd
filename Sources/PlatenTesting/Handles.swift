import TextEditing

/// A control on the screen. It stays valid while its view keeps its identity.
@MainActor public class ControlHandle {
  let screen: Screen
  let id: NodeID

  init(screen: Screen, id: NodeID) {
    self.screen = screen
    self.id = id
  }

  func node() throws -> Node {
    guard let node = screen.host.node(id) else { throw ScreenError.gone("\(id)") }
    return node
  }

  func usableNode() throws -> Node {
    let node = try node()
    guard node.attributes.isEnabled else { throw ScreenError.disabled(node.name) }
    guard screen.host.modals.isReachable(node) else { throw ScreenError.covered(node.name) }
    return node
  }

  /// Whether the control is still shown.
  public var exists: Bool { screen.host.node(id) != nil }

  /// Whether the control responds to input. Throws ``ScreenError/gone(_:)`` when it is no longer shown, as the
  /// following members do.
  public var isEnabled: Bool { get throws { try node().attributes.isEnabled } }

  /// Whether the control has the focus.
  public var isFocused: Bool { get throws { try node().attributes.isFocused } }

  /// The visible label, or the accessibility label where the view has one.
  public var label: String { get throws { try node().name } }

  /// Presses the control as a click or Space does. Throws when it is disabled or behind a modal.
  public func press() throws {
    try hold()
    try release()
  }

  /// Holds the control down, until ``release()``: pointer or key are pressed.
  public func hold() throws {
    guard try usableNode().reportsPress else { return }
    screen.host.send(.hold(true), to: id)
    screen.update()
  }

  /// Releases the control, which performs its action.
  public func release() throws {
    if try usableNode().reportsPress {
      screen.host.send(.hold(false), to: id)
      screen.update()
    }
    screen.host.send(.press, to: id)
    screen.update()
  }

  /// Moves the focus to the control, as a click or Tab does. Throws when it can't have the focus.
  public func focus() throws {
    let node = try usableNode()
    guard screen.driver.focus(ShownNode(node)) else { throw ScreenError.notFocusable(node.name) }
  }
}

/// A switch on the screen.
public final class ToggleHandle: ControlHandle {
  /// Whether the switch is on.
  public var isOn: Bool {
    get throws {
      if case .control(let toggle as ToggleContent) = try node().content { return toggle.isOn }
      return false
    }
  }
}

/// A text field, a secure field or a text editor on the screen. Offsets are UTF-16 offsets.
public final class FieldHandle: ControlHandle {
  private func content() throws -> FieldContent {
    guard case .field(let field) = try node().content else { throw ScreenError.gone("\(id)") }
    return field
  }

  /// The visible text of the field: marks in a secure one.
  public var text: String { get throws { try content().text } }

  /// The text of an editor with its attributes as Markdown: `**bold**`, `*italic*`, `~~struck through~~` and
  /// `<u>underlined</u>`. Plain text is unchanged.
  public var formattedText: String {
    get throws {
      let content = try content()
      guard let runs = content.runs else { return content.text }
      return runs.map { run in
        let font = run.font ?? content.font
        var text = run.text
        if run.isUnderlined { text = "<u>\(text)</u>" }
        if run.isStruckThrough { text = "~~\(text)~~" }
        if run.isItalic || font.isItalic { text = "*\(text)*" }
        if run.isBold || font.weight == .bold { text = "**\(text)**" }
        if let link = run.link { text = "[\(text)](\(link.absoluteString))" }
        return text
      }.joined()
    }
  }

  /// The selection in UTF-16 units; empty for a caret.
  public var selection: Range<Int> { get throws { try content().selection.range } }

  /// The range that an input method is composing, in UTF-16 units; nil when there is none.
  public var marked: Range<Int>? { get throws { try content().marked } }

  /// The text shown while the field is empty; nil when there is none.
  public var placeholder: String? { get throws { try content().placeholder?.plainText } }

  /// The validation message at the field; nil while there is none.
  public var validationMessage: String? { get throws { try content().validation?.message } }

  /// The suggestions that are shown and can be chosen, from the top.
  public var suggestions: [String] { get throws { try options().map(\.plainText) } }

  /// The suggestion that Return accepts; nil when none is highlighted.
  public var selectedSuggestion: String? {
    get throws { try content().suggestions?.selected.flatMap { screen.host.node($0)?.plainText } }
  }

  /// Accepts a suggestion as a click does.
  public func choose(suggestion: String) throws {
    let options = try options()
    guard let option = options.first(where: { $0.plainText == suggestion }) else {
      throw ScreenError.notFound(kind: "suggestion", label: suggestion, available: options.map(\.plainText))
    }
    screen.host.send(.press, to: option.id)
    screen.update()
  }

  private func options() throws -> [Node] {
    guard let id = try content().suggestions?.popup, let popup = screen.host.node(id) else { return [] }
    var options: [Node] = []
    popup.forEach { node in
      if case .control(let button as ButtonContent) = node.content, button.isOption { options.append(node) }
    }
    return options
  }

  private func focused() throws {
    if try !node().attributes.isFocused { try focus() }
  }

  private func send(_ command: EditCommand) throws {
    try focused()
    screen.host.send(.edit(command), to: id)
    screen.showEdit()
  }

  /// Types at the caret, one character after another.
  public func type(_ text: String) throws {
    try focused()
    try screen.type(text)
  }

  /// Presses a key in the field.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws {
    try focused()
    try screen.press(key, modifiers: modifiers)
  }

  /// Selects the whole text and types `text`.
  public func replace(with text: String) throws {
    try send(.selectAll)
    text.isEmpty ? try send(.delete(.backward, .grapheme)) : try type(text)
  }

  /// Pastes text as one edit.
  public func paste(_ text: String) throws { try send(.paste(text)) }

  /// Pastes text that another program has copied with its attributes as HTML.
  public func paste(_ text: String, html: String) throws {
    try focused()
    screen.host.send(.paste(ClipboardText(text: text, html: html)), to: id)
    screen.showEdit()
  }

  /// Selects a range of UTF-16 units; an empty range moves the caret.
  public func select(_ range: Range<Int>) throws { try send(.select(EditSelection(range))) }

  /// Drags a range of UTF-16 units to an offset of the text, as the pointer does; with `copies` it also stays where it
  /// was, as with Control.
  public func drag(_ range: Range<Int>, to target: Int, copies: Bool = false) throws {
    try select(range)
    screen.host.send(.move(TextMove(range, to: target, isCopy: copies)), to: id)
    screen.showEdit()
  }

  /// Sets the text that an input method is composing. `selected` is in UTF-16 units from its start; nil selects its
  /// end.
  public func compose(_ text: String, selected: Range<Int>? = nil) throws {
    try send(.mark(text, selected: selected ?? text.utf16.count..<text.utf16.count))
  }

  /// Ends the composition and commits its text.
  public func endComposition() throws { try send(.unmark) }

  /// Presses Return.
  public func submit() throws {
    try focused()
    screen.host.send(.submit, to: id)
    screen.update()
  }
}
