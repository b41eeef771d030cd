/// The completions of a field: the popup, and which choice is selected.
///
/// It opens when the user types or presses Down, and closes with a choice, with Escape and when the focus leaves. The
/// field keeps the focus all the while.
@MainActor final class SuggestionPopup {
  @Hosted private var host: ViewHost
  private weak var input: FieldInput?
  /// The suggestions as the program has them now.
  private(set) var suggestions: AnyView?
  private var environment = EnvironmentValues()
  /// The node of the choice that Return takes.
  let selected = StateBox<NodeID?>(nil)
  private let popup = StateBox<NodeID?>(nil)
  /// Whether the popup has something to choose from.
  private let hasOptions = StateBox(false)

  init(host: ViewHost, input: FieldInput) {
    self.host = host
    self.input = input
  }

  var isOpen: Bool { popup.value != nil }

  /// For the field's content. Reading it has the field shown again when it changes.
  var content: FieldSuggestions? {
    guard suggestions != nil else { return nil }
    let (popup, hasOptions) = (popup.read(), hasOptions.read())
    return FieldSuggestions(popup: hasOptions ? popup : nil, selected: selected.read())
  }

  /// Adopts the suggestions in the field's environment.
  func update(_ suggestions: AnyView?, environment: EnvironmentValues) {
    guard suggestions != nil || self.suggestions != nil else { return }
    self.suggestions = suggestions
    self.environment = environment
    guard isOpen else { return }
    host.updates.afterPass { [weak self] in self?.refresh() }
  }

  private func refresh() {
    guard isOpen else { return }
    guard suggestions != nil else { return close() }
    show()
    // A choice that was removed can't be applied.
    if let id = selected.value, !options.contains(where: { $0.id == id }) { selected.write(nil) }
  }

  func open() {
    guard suggestions != nil, !isOpen else { return }
    show()
  }

  private func show() {
    guard let suggestions, let anchor = input?.nodeID else { return }
    var environment = environment
    environment.clearNodeScoped()
    environment.rowPlace = .inside
    environment.keepsFocus = true
    environment.suggestionPopup = self
    let shown = host.presentations.show(
      suggestions, as: .container(.popup(PopupContent(anchor: anchor))), in: .popup, environment: environment)
    popup.write(shown.node.id)
    countOptions()
    // What a view with a state of its own shows comes later.
    host.updates.afterPass { [weak self] in self?.countOptions() }
  }

  private func countOptions() { hasOptions.write(!options.isEmpty) }

  func close() {
    guard isOpen else { return }
    if host.presentations[.popup]?.node.id == popup.value { host.presentations.dismiss(.popup) }
    popup.write(nil)
    selected.write(nil)
  }

  /// What can be chosen, from the top.
  var options: [Node] {
    guard let id = popup.value, let node = host.node(id) else { return [] }
    var options: [Node] = []
    node.forEach { node in
      if case .control(let button as ButtonContent) = node.content, button.isOption, node.attributes.isEnabled {
        options.append(node)
      }
    }
    return options
  }

  /// The arrow keys move through the choices and past their ends back into the text.
  func press(_ key: KeyPress) -> KeyPress.Result {
    guard suggestions != nil, key.modifiers.isDisjoint(with: [.control, .option, .command, .shift]) else {
      return .ignored
    }
    switch key.key {
    case .downArrow: return select(1)
    case .upArrow: return isOpen ? select(-1) : .ignored
    case .escape where isOpen && !options.isEmpty:
      close()
      return .handled
    case .return:
      guard let id = selected.value, host.node(id) != nil else {
        close()
        return .ignored
      }
      host.send(.press, to: id)
      return .handled
    default: return .ignored
    }
  }

  private func select(_ step: Int) -> KeyPress.Result {
    if !isOpen { open() }
    let options = options
    guard !options.isEmpty else { return .ignored }
    let index = selected.value.flatMap { id in options.firstIndex { $0.id == id } }
    // No selection is before the first and after the last.
    let next = index.map { $0 + step } ?? (step > 0 ? 0 : options.count - 1)
    selected.write(options.indices.contains(next) ? options[next].id : nil)
    return .handled
  }

  /// A choice was taken: its completion takes the place of the whole text.
  func complete(_ text: String) {
    close()
    input?.replaceWhole(with: text)
  }
}
