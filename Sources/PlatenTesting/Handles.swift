/// Something on the screen that can be used.
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
    guard screen.host.isReachable(node) else { throw ScreenError.covered(node.name) }
    return node
  }

  /// Whether it is still there.
  public var exists: Bool { screen.host.node(id) != nil }

  public var isEnabled: Bool { get throws { try node().attributes.isEnabled } }

  public var isFocused: Bool { get throws { try node().attributes.isFocused } }

  public var label: String { get throws { try node().name } }

  /// Presses it as a click or Space does.
  public func press() throws {
    try hold()
    try release()
  }

  /// Holds it down: the pointer's button or the key is pressed and not let go yet.
  public func hold() throws {
    guard try usableNode().tellsPress else { return }
    screen.host.send(.hold(true), to: id)
    screen.update()
  }

  /// Lets it go, which presses it.
  public func release() throws {
    if try usableNode().tellsPress {
      screen.host.send(.hold(false), to: id)
      screen.update()
    }
    screen.host.send(.press, to: id)
    screen.update()
  }

  /// Gives it the focus, as a click or Tab does.
  public func focus() throws {
    let node = try usableNode()
    guard screen.host.focus(id) else { throw ScreenError.notFocusable(node.name) }
    screen.update()
  }
}

/// A switch on the screen.
public final class ToggleHandle: ControlHandle {
  public var isOn: Bool {
    get throws {
      if case .toggle(let toggle) = try node().content { return toggle.isOn }
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

  /// What a person sees in the field: marks in a secure one.
  public var text: String { get throws { try content().text } }

  /// The text of an editor as a person sees it, in Markdown: `**bold**`, `*italic*`, `~~struck through~~` and
  /// `<u>underlined</u>`. Plain text is as it is.
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

  /// What is selected.
  public var selection: Range<Int> { get throws { try content().selection.range } }

  /// What an input method is composing.
  public var marked: Range<Int>? { get throws { try content().marked } }

  /// What is shown while the field is empty.
  public var placeholder: String? { get throws { try content().placeholder?.plainText } }

  /// What is said to be wrong with the text; nil while nothing is.
  public var validationMessage: String? { get throws { try content().validation?.message } }

  /// The suggestions that are shown, from the top, those that can't be chosen left out.
  public var suggestions: [String] { get throws { try options().map(\.plainText) } }

  /// The suggestion that Return takes.
  public var selectedSuggestion: String? {
    get throws { try content().suggestions?.selected.flatMap { screen.host.node($0)?.plainText } }
  }

  /// Takes a suggestion as a click does.
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
      if case .button(let button) = node.content, button.isOption { options.append(node) }
    }
    return options
  }

  private func focused() throws {
    if try !node().attributes.isFocused { try focus() }
  }

  private func send(_ command: EditCommand) throws {
    try focused()
    screen.host.send(.edit(command), to: id)
    screen.update()
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

  /// Selects everything and types in its place.
  public func replace(with text: String) throws {
    try send(.selectAll)
    text.isEmpty ? try send(.delete(.backward, .grapheme)) : try type(text)
  }

  /// Pastes in one go.
  public func paste(_ text: String) throws { try send(.paste(text)) }

  /// Pastes what another program has copied with its looks.
  public func paste(_ text: String, html: String) throws {
    try focused()
    screen.host.send(.paste(ClipboardText(text: text, html: html)), to: id)
    screen.update()
  }

  /// Selects the range; an empty one puts the caret there.
  public func select(_ range: Range<Int>) throws { try send(.select(EditSelection(range))) }

  /// What an input method shows while it composes.
  public func compose(_ text: String, selected: Range<Int>? = nil) throws {
    try send(.mark(text, selected: selected ?? text.utf16.count..<text.utf16.count))
  }

  /// The input method has finished.
  public func endComposition() throws { try send(.unmark) }

  /// Return.
  public func submit() throws {
    try focused()
    screen.host.send(.submit, to: id)
    screen.update()
  }
}
