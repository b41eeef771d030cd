import PlatenGraph

/// The texts and questions of a plain form, in reading order.
enum PlainItem {
  /// Text, with its level if it is a heading.
  case text(NodeID, String, heading: AccessibilityHeadingLevel?)
  case field(Node, label: String)
  case toggle(Node, label: String)
  case button(Node, label: String)
  /// A view that a gesture presses, and that the program has not made a button: its words are texts as well.
  case pressable(Node, label: String)
  /// A menu item: its event and the node that receives it.
  case menuItem(MenuItem, label: String)
  /// A control of choices or values.
  case control(Node, label: String)
  /// The actions of a view that are not seen: those of a list's row, and a context menu.
  case actions(Node, label: String)

  /// The items of the tree that can be expressed in lines. The reason why a field is not valid is no text of its own:
  /// it is written where the field is answered.
  @MainActor static func all(in root: Node, _ words: PlainWords) -> [PlainItem] {
    var items: [PlainItem] = []
    collect(root, words, label: nil, heading: nil, into: &items)
    let reasons = Set(items.compactMap(\.reason))
    return items.filter { if case .text(let id, _, _) = $0 { !reasons.contains(id) } else { true } }
  }

  /// The node of the reason why a field is not valid.
  @MainActor private var reason: NodeID? {
    guard case .field(let node, _) = self, case .field(let field) = node.content else { return nil }
    return field.validation?.messageNode
  }

  /// The places of the texts that are rows of lists: "2 of 5".
  @MainActor static func rowPlaces(in root: Node, _ words: PlainWords) -> [NodeID: String] {
    var places: [NodeID: String] = [:]
    root.forEach { container in
      let rows = container.listRows
      guard rows.count > 1 else { return }
      for (index, row) in rows.enumerated() {
        var items: [PlainItem] = []
        collect(row, words, label: nil, heading: nil, into: &items)
        guard case .text(let id, _, _)? = items.first else { continue }
        places[id] = words("%lld of %lld", "\(index + 1)", "\(rows.count)")
      }
    }
    return places
  }

  @MainActor private static func collect(
    _ node: Node, _ words: PlainWords, label: String?, heading: AccessibilityHeadingLevel?,
    into items: inout [PlainItem]
  ) {
    guard !node.isLeftOutOfSpeech, !node.isOutOfSight else { return }
    let details = node.attributes.accessibilityDetails
    let heading = details.isHeading == false ? nil : details.heading ?? heading
    // A view whose children are represented keeps its name.
    let isNamed = if case .leaf = node.content { true } else { node.hidesChildrenFromSpeech }
    if isNamed, let label = node.groupName {
      return append(label, of: node, heading: heading, to: &items)
    }
    if collectPressed(node, words, label: label, into: &items) { return }
    switch node.content {
    case .leaf(.text(let text)): append(text.plainText, of: node, heading: heading, to: &items)
    case .leaf(.image(let image)):
      // A symbol that the program has not named is decoration.
      guard image.systemName == nil else { return }
      append(image.label ?? "", of: node, heading: heading, to: &items)
    case .field:
      items.append(.field(node, label: firstName([node.accessibleName, node.sectionTitle]) ?? words("Text")))
    case .control(let control): collect(control, of: node, words, label: label, heading: heading, into: &items)
    case .container(.labeled):
      guard let title = node.children.first, node.children.dropFirst().contains(where: { $0.holdsControl }) else {
        return append(node.labeledWords, of: node, heading: heading, to: &items)
      }
      for child in node.children.dropFirst() {
        collect(child, words, label: title.words, heading: heading, into: &items)
      }
    case .container(.stack(let stack)) where stack.axis == .horizontal && !node.holdsControl:
      append(node.words, of: node, heading: heading, to: &items)
    case .decoration(.background):
      // The second child is only a background, or what is said in the place of what is seen.
      for part in [node.children.first, node.representation] {
        if let part { collect(part, words, label: label, heading: heading, into: &items) }
      }
    case .container(.popup): break
    case _ where PlainActions.exist(of: node):
      var inside: [PlainItem] = []
      for child in node.childrenAsRead { collect(child, words, label: label, heading: heading, into: &inside) }
      // Those of a row are offered with those of the views in it.
      items += inside.filter { if case .actions = $0 { false } else { true } }
      items.append(.actions(node, label: name(of: node, label)))
    case .container(.sectionHeader):
      for child in node.children { collect(child, words, label: label, heading: heading ?? .unspecified, into: &items) }
    default:
      for child in node.childrenAsRead { collect(child, words, label: label, heading: heading, into: &items) }
    }
  }

  /// Appends a view that a gesture presses. Returns whether nothing else is to be said of it.
  @MainActor private static func collectPressed(
    _ node: Node, _ words: PlainWords, label: String?, into items: inout [PlainItem]
  ) -> Bool {
    guard node.isPressable || node.hasGivenRole, let pressed = node.pressedView else { return false }
    let names: [String?] = [
      pressed.attributes.accessibilityLabel, pressed.groupName, node.words, node.plainText, label,
    ]
    guard let name = firstName(names) else { return false }
    switch node.accessibilityRole {
    case .toggle: items.append(.toggle(node, label: name))
    case .button, .link, .tab:
      guard node.hasGivenRole else {
        for child in node.children { collect(child, words, label: label, heading: nil, into: &items) }
        items.append(.pressable(node, label: name))
        return true
      }
      items.append(.button(node, label: name))
    default: return false
    }
    return true
  }

  @MainActor private static func collect(
    _ control: any ControlContent, of node: Node, _ words: PlainWords, label: String?,
    heading: AccessibilityHeadingLevel?,
    into items: inout [PlainItem]
  ) {
    switch control.role {
    case .toggle: items.append(.toggle(node, label: name(of: node, label)))
    case .button where node.accessibilityRole == .toggle: items.append(.toggle(node, label: name(of: node, label)))
    case .button:
      let name = name(of: node, label)
      items.append(.button(node, label: control.valueDescription.map { "\(name) (\(words($0).lowercased()))" } ?? name))
    case .meter:
      let percentage = control.level.map { "\(Int(($0 * 100).rounded()))%" }
      append(percentage ?? control.valueDescription ?? "…", of: node, heading: nil, to: &items)
    case .menu:
      let menu = control as? MenuContent
      if menu?.hasPrimaryAction ?? true { items.append(.button(node, label: name(of: node, label))) }
      collect(menu?.items ?? [], words, path: name(of: node, label), into: &items)
    // A date is typed into the field next to its calendar.
    case .date where control.opensChoices: break
    case .choice, .adjustable, .date, .color:
      if let question = PlainQuestion(control, words) {
        items.append(.control(node, label: name(of: node, label, question.title)))
      } else {
        var inside: [PlainItem] = []
        for child in node.children { collect(child, words, label: label, heading: heading, into: &inside) }
        let name = name(of: node, label, control.name)
        items += inside.map { item in
          if case .button(let button, let label) = item { .button(button, label: "\(name): \(label)") } else { item }
        }
      }
    }
  }

  /// The items of a menu, each with the menu's title in front.
  @MainActor private static func collect(
    _ lines: [MenuItem], _ words: PlainWords, path: String, into items: inout [PlainItem]
  ) {
    for line in lines {
      let title = "\(path): \(line.title)"
      switch line.kind {
      case .action: items.append(.menuItem(line, label: title))
      case .choice(let isOn): items.append(.menuItem(line, label: title + (isOn ? " (\(words("on")))" : "")))
      case .submenu(let inner): collect(inner, words, path: title, into: &items)
      case .header, .divider: break
      }
    }
  }

  @MainActor private static func append(
    _ text: String, of node: Node, heading: AccessibilityHeadingLevel?, to items: inout [PlainItem]
  ) {
    let words = [text] + node.attributes.accessibilityDetails.customWords
    let line = words.filter { !$0.isEmpty }.joined(separator: ", ").plainLine
    if !line.isEmpty { items.append(.text(node.id, line, heading: heading)) }
  }

  @MainActor private static func name(of node: Node, _ label: String?, _ own: String? = nil) -> String {
    let candidates = [node.attributes.accessibilityLabel, own ?? node.words, node.plainText, label]
    return firstName(candidates) ?? node.content.kindName
  }

  /// A question ends in a colon of its own.
  private static func firstName(_ candidates: [String?]) -> String? {
    candidates.lazy.compactMap { $0?.plainLine.withoutColon }.first { !$0.isEmpty }
  }

  /// The view that is asked for; nil for a text, and for a line of a menu, which is not one view.
  var node: Node? {
    switch self {
    case .field(let node, _), .toggle(let node, _), .button(let node, _), .control(let node, _): node
    case .text, .pressable, .menuItem, .actions: nil
    }
  }

  /// The view that it is, or is asked for.
  var id: NodeID? { if case .text(let id, _, _) = self { id } else { node?.id } }

  /// The words of a text; nil for another item.
  var text: String? { if case .text(_, let text, _) = self { text } else { nil } }

  /// Whether it is a question.
  var isQuestion: Bool {
    switch self {
    case .field, .toggle, .control: true
    case .text, .button, .pressable, .menuItem, .actions: false
    }
  }
}

extension Node {
  /// The rows of a list, or of a section of one.
  fileprivate var listRows: [Node] {
    switch content {
    case .container(.form(let form)) where form.isList: break
    case .container(.section):
      guard case .container(.form(let form))? = parent?.content, form.isList else { return [] }
    default: return []
    }
    return children.filter { child in
      switch child.content {
      case .container(.section), .container(.sectionHeader), .container(.sectionFooter), .leaf(.rowPlaceholder): false
      default: true
      }
    }
  }

  /// The children by their priority; those of one priority in the order in which they are shown.
  fileprivate var childrenAsRead: [Node] {
    guard children.contains(where: { $0.attributes.accessibilityDetails.sortPriority != 0 }) else { return children }
    let priorities = children.map(\.attributes.accessibilityDetails.sortPriority)
    return children.indices.sorted { (-priorities[$0], $0) < (-priorities[$1], $1) }.map { children[$0] }
  }

  /// The header of the section that it is in, which names what has no name of its own; nil without one.
  fileprivate var sectionTitle: String? {
    var ancestor = parent
    while let current = ancestor {
      if case .container(.section) = current.content {
        guard let header = current.children.first, case .container(.sectionHeader) = header.content else { return nil }
        return header.words
      }
      ancestor = current.parent
    }
    return nil
  }

  fileprivate var holdsControl: Bool { contains { $0.isControl } }

  /// The words of a label and of what it names, which are read in one line.
  fileprivate var labeledWords: String {
    let name = children.first?.words.withoutColon ?? ""
    let value = children.dropFirst().map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty || value.isEmpty ? words : "\(name): \(value)"
  }

  /// The words in it, without the names of symbols that only decorate them.
  fileprivate var words: String { words(namesSymbols: false) }
}

extension String {
  fileprivate var withoutColon: String {
    var rest = self[...]
    while rest.last == ":" || rest.last == "\u{FF1A}" { rest = rest.dropLast() }
    return rest.trimmedEnd
  }
}
