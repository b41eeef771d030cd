/// The names that modifiers make of the name that a node has of itself, such as that of a badge in front of it.
package struct ComposedLabels {
  /// The label that the program gives the node inside of all of them; nil where it has the one of its content.
  package var given: String?
  /// What is made of it, the innermost first, with the depths of the modifiers' elements in the graph.
  private var labels: [(depth: Int, text: String)] = []

  /// Whether no modifier makes a name.
  package var isEmpty: Bool { labels.isEmpty }

  /// The name that the node has, if one is made.
  package var outermost: String? { labels.last?.text }

  /// The name that a modifier at the depth starts from; nil where the node has the one of its content.
  package func label(inside depth: Int) -> String? { labels.last { $0.depth > depth }?.text ?? given }

  /// Sets what the modifier at the depth makes; nil for nothing. False where that changes nothing.
  package mutating func set(_ text: String?, at depth: Int) -> Bool {
    let index = labels.firstIndex { $0.depth <= depth } ?? labels.endIndex
    let isThere = index < labels.endIndex && labels[index].depth == depth
    guard (isThere ? labels[index].text : nil) != text else { return false }
    if isThere { labels.remove(at: index) }
    if let text { labels.insert((depth, text), at: index) }
    return true
  }
}

extension Node {
  /// The name that its content gives it, without one that the program sets: that of a control or a field, the words of
  /// what is combined, or those that are in it.
  package var inferredName: String {
    switch content {
    case .field(let field): inferredName(of: field)
    case .control(let control): control.name ?? inferredWords(namesSymbols: true)
    case .container, .decoration, .leaf: combinedName ?? inferredWords(namesSymbols: true)
    }
  }

  /// The name that a modifier at a depth of the graph starts from.
  package func name(inside depth: Int) -> String {
    let given = composedLabels.isEmpty ? attributes.accessibilityLabel : composedLabels.label(inside: depth)
    return given ?? inferredName
  }

  /// The node to which the attributes of a view belong: itself, or the one that decorations are put around.
  package var decorated: Node {
    var node = self
    while case .decoration = node.content, let inner = node.children.first { node = inner }
    return node
  }
}
