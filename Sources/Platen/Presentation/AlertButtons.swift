/// Orders the parts of an alert: texts and fields, and the buttons below.
@MainActor final class AlertButtons {
  private let row: Node
  /// The button that Escape presses.
  private(set) var cancelButton: Node?
  /// The button that Return presses in the last field, if none has the shortcut: the first that neither cancels nor
  /// destroys, or the only one.
  private(set) var defaultButton: Node?

  init(_ host: ViewHost, isColumn: Bool) {
    row = host.nodes.make(Self.stack(isColumn: isColumn), NodeAttributes())
  }

  /// The nodes of the alert, with all buttons in a node of their own. `fallback` is added if there is no button to
  /// dismiss by.
  func arrange(_ nodes: [Node], fallback: [Node], in host: ViewHost) -> [Node] {
    var buttons = nodes.filter(\.isButtonAlone)
    let rest = nodes.filter { !$0.isButtonAlone }
    let roles = buttons.map(\.buttonRole)
    if !fallback.isEmpty, case .container(.stack(let stack)) = row.content,
      stack.axis == .vertical ? !roles.contains(.cancel) : buttons.isEmpty
    {
      buttons += fallback
    }
    // In a row the cancel button is first; in a column it is last.
    let isColumn = buttons.count > 2 || isAlwaysColumn
    let cancel = buttons.filter { $0.buttonRole == .cancel }
    let others = buttons.filter { $0.buttonRole != .cancel }
    buttons = isColumn ? others + cancel : cancel + others
    let only = buttons.count == 1 ? buttons.first?.buttonInside : nil
    cancelButton = cancel.first?.buttonInside ?? only
    defaultButton = others.first { $0.buttonRole == .normal }?.buttonInside ?? only
    if !isAlwaysColumn {
      host.nodes.set(Self.stack(isColumn: isColumn), row.attributes, of: row)
    }
    host.recorder.setChildren(buttons, of: row)
    return buttons.isEmpty ? rest : rest + [row]
  }

  /// Buttons beside one another are below one another where their titles are too long for that. In a column they begin
  /// where the title of the alert does.
  private static func stack(isColumn: Bool) -> NodeContent {
    var stack = StackContent(axis: isColumn ? .vertical : .horizontal, horizontal: isColumn ? .leading : .center)
    stack.breaksLines = !isColumn
    return .container(.stack(stack))
  }

  private lazy var isAlwaysColumn: Bool = {
    if case .container(.stack(let stack)) = row.content { return stack.axis == .vertical }
    return false
  }()

  func forget(in host: ViewHost) { host.nodes.forget(row) }
}

extension Node {
  /// The button in a node that contains only a button.
  fileprivate var buttonInside: Node? {
    if content.control is ButtonContent { return self }
    return children.count == 1 ? children[0].buttonInside : nil
  }

  fileprivate var isButtonAlone: Bool { buttonInside != nil }

  fileprivate var buttonRole: ButtonContent.Purpose {
    (buttonInside?.content.control as? ButtonContent)?.purpose ?? .normal
  }
}
