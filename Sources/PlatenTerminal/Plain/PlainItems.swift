import Platen

/// What a plain form shows or asks, in reading order.
enum PlainItem {
  /// Words; `isHeader` for those that name what follows.
  case text(NodeID, String, isHeader: Bool)
  case field(Node, label: String)
  case toggle(Node, label: String)
  case button(Node, label: String)

  /// Everything in the tree that can be said in lines.
  @MainActor static func all(in root: Node) -> [PlainItem] {
    var items: [PlainItem] = []
    collect(root, label: nil, isHeader: false, into: &items)
    return items
  }

  @MainActor private static func collect(_ node: Node, label: String?, isHeader: Bool, into items: inout [PlainItem]) {
    switch node.content {
    case .text(let text): append(text.plainText, of: node, isHeader: isHeader, to: &items)
    case .image(let image): append(image.label ?? "", of: node, isHeader: isHeader, to: &items)
    case .field(let field): items.append(.field(node, label: name(of: node, field, label)))
    case .toggle: items.append(.toggle(node, label: name(of: node, label)))
    case .button: items.append(.button(node, label: name(of: node, label)))
    case .labeled:
      guard let words = node.children.first, node.children.dropFirst().contains(where: { $0.holdsControl }) else {
        return append(node.plainText, of: node, isHeader: isHeader, to: &items)
      }
      for child in node.children.dropFirst() {
        collect(child, label: words.plainText, isHeader: isHeader, into: &items)
      }
    case .stack(let stack) where stack.axis == .horizontal && !node.holdsControl:
      append(node.plainText, of: node, isHeader: isHeader, to: &items)
    case .background:
      // The second child is only a ground.
      if let shown = node.children.first { collect(shown, label: label, isHeader: isHeader, into: &items) }
    case .popup: break
    case .sectionHeader:
      for child in node.children { collect(child, label: label, isHeader: true, into: &items) }
    default:
      for child in node.children { collect(child, label: label, isHeader: isHeader, into: &items) }
    }
  }

  @MainActor private static func append(_ text: String, of node: Node, isHeader: Bool, to items: inout [PlainItem]) {
    let line = text.plainLine
    if !line.isEmpty { items.append(.text(node.id, line, isHeader: isHeader)) }
  }

  @MainActor private static func name(of node: Node, _ label: String?) -> String {
    let candidates = [node.attributes.accessibilityLabel, node.plainText, label]
    return candidates.lazy.compactMap { $0?.plainLine }.first { !$0.isEmpty } ?? node.content.kindName
  }

  @MainActor private static func name(of node: Node, _ field: FieldContent, _ label: String?) -> String {
    let candidates = [node.attributes.accessibilityLabel, field.label, label, field.placeholder?.plainText]
    return candidates.lazy.compactMap { $0?.plainLine }.first { !$0.isEmpty } ?? "Text"
  }
}

extension Node {
  fileprivate var holdsControl: Bool { first { $0.isControl } != nil }
}

extension String {
  /// One line, without control characters and white space around it.
  var plainLine: String {
    let lines = split(whereSeparator: \.isNewline).joined(separator: " / ")
    let scalars = lines.unicodeScalars.filter { !$0.isControl }
    return String(String.UnicodeScalarView(scalars)).trimmingPrefix { $0.isWhitespace }.trimmedEnd
  }
}

extension Substring {
  fileprivate var trimmedEnd: String {
    var rest = self
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
