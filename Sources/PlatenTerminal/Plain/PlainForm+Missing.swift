import PlatenGraph

// Why a button is disabled.
extension PlainForm {
  /// What is wrong with the fields, or else which are empty; empty where nothing is.
  var missing: String {
    var wrong: [String] = []
    var empty: [String] = []
    for item in items {
      guard case .field(let node, let label) = item, case .field(let field) = node.content, node.attributes.isEnabled
      else { continue }
      if field.isRequired, field.storage.isEmpty {
        wrong.append("\(label) is required")
      } else if let validation = field.validation {
        wrong.append("\(label): \(validation.message.plainLine)")
      } else if field.storage.isEmpty {
        empty.append(label)
      }
    }
    if !wrong.isEmpty { return wrong.joined(separator: "; ") }
    return empty.isEmpty ? "" : "empty: " + empty.joined(separator: ", ")
  }
}
