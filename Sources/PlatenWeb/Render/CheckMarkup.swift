#if Web
import PlatenGraph

/// What the script needs of a field to show, before the program has answered, what is wrong with its text, how many
/// characters it has, and where Return moves the focus.
enum CheckMarkup {
  /// Adds the number of the chain, the element of the count with the limit, the scopes, the moment and the rules as
  /// JSON; and the rule that is broken, -1 for none, with whether its message is shown.
  static func apply(_ field: FieldContent, to element: inout Element) {
    if let chain = field.chain { element.attributes["data-chain"] = String(chain) }
    guard !field.isTooLongForBrowser else { return }
    if let count = field.count {
      let limit = count.limit.map { " \($0)" } ?? ""
      element.attributes["data-count"] = NodeRenderer.identifier(of: count.node) + limit
    }
    guard let checks = field.checks else { return }
    var json = JSONWriter()
    json.beginArray()
    json.beginArray()
    for scope in checks.scopes { json.integer(scope) }
    json.endArray()
    json.integer(checks.moment.rawValue)
    for rule in checks.rules { write(rule, to: &json) }
    json.endArray()
    element.attributes["data-checks"] = json.text
    element.attributes["data-verdict"] = "\(checks.broken ?? -1) \(checks.isShown ? 1 : 0)"
  }

  /// The message, and what is compared: 0 nothing, 1 white space, 2 a regular expression, 3 a length with its bounds.
  private static func write(_ rule: FieldChecks.Rule, to json: inout JSONWriter) {
    json.beginArray()
    json.string(rule.message)
    switch rule.condition {
    case .unknown: json.integer(0)
    case .required: json.integer(1)
    case .expression(let expression):
      if let expression = PageExpression(icu: expression) {
        json.integer(2)
        json.string(expression.text)
      } else {
        json.integer(0)
      }
    case .length(let least, let most):
      json.integer(3)
      json.integer(least)
      if let most { json.integer(most) }
    }
    json.endArray()
  }
}
#endif
