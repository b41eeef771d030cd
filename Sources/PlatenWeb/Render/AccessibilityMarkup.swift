#if Web
import PlatenGraph

/// What markup says to assistive technology of any node, by WAI-ARIA 1.2.
@MainActor enum AccessibilityMarkup {
  /// Makes an element a heading where the program wants one. A text is one by its tag, and a control keeps its role:
  /// what is in a heading can be used, what is in a button is nothing but its name.
  static func heading(
    _ content: NodeContent, _ attributes: NodeAttributes, _ context: RenderContext, _ element: inout Element
  ) {
    guard let level = attributes.accessibilityDetails.heading, !context.isInline, context.labelTarget == nil else {
      return
    }
    switch content {
    case .container(.root), .field, .control, .leaf(.text): return
    case .container, .decoration, .leaf: break
    }
    element.attributes["role"] = "heading"
    element.attributes["aria-level"] = String(level.pageLevel)
    if let label = attributes.accessibilityLabel { element.attributes["aria-label"] = label }
  }

  /// Keeps a representation, which is not seen, within the view that it stands for, and makes a view a group whose
  /// children are represented, combined or contained, or that is there for assistive technology alone and has a name.
  static func representation(
    _ node: Node, _ content: NodeContent, _ attributes: NodeAttributes, _ element: inout Element
  ) {
    let isUnseen = node.isUnseenGroup
    if attributes.accessibilityDetails.isRepresentation || isUnseen { element.style["overflow"] = "clip" }
    guard node.isSpokenAsGroup || isUnseen, content.control == nil else { return }
    if case .leaf = content { return }
    if element.attributes["role"] == nil { element.attributes["role"] = "group" }
    if let label = node.groupName { element.attributes["aria-label"] = label }
  }
}

extension AccessibilityHeadingLevel {
  /// The level in a page, where each heading has one.
  var pageLevel: UInt { self == .unspecified ? 2 : rawValue }
}
#endif
