#if Web
import CWebClient
import PlatenGraph

/// The form that a page is for a browser without scripts: what its controls were served with, and its style sheet.
///
/// With scripts the form does not exist: its element is in a `noscript`, and the script takes away what refers to it.
struct PlainForm {
  /// The identity of the form's element.
  static let identifier = "plain"
  /// The name of the button that was pressed, whose value is a node with what its line in a menu says, or one of these.
  static let press = "press"
  static let update = ""
  /// Return in a field presses the first button of a form.
  static let submit = "return"

  /// The attribute of a button that is disabled where scripts run.
  static let disabled = "data-disabled"

  /// The name of the value that tells one served page from the next, so that a form that is posted twice, as by a double
  /// click, presses its button once.
  static let page = "page"
  /// The name of the value that says what the controls are, for a view that does not have their nodes.
  static let kinds = "kinds"

  /// Whether it is known that the browser runs no scripts.
  private let isPlain: Bool
  /// Whether there is anything that the user can change.
  private let hasControls: Bool
  /// The controls that the user can change, in their order, with the values that they were served with. An unchecked box
  /// and a secure text are empty.
  private(set) var controls: [(name: String, value: String)] = []
  /// The rules for the styles of single elements, which a page may not have in its markup.
  private(set) var style = Self.sheet

  /// The rules for all such pages: `Client/Style/plain.css`.
  private static let sheet = String(decoding: ClientFile.bytes(WEB_CLIENT_PLAIN_STYLE), as: UTF8.self)

  /// Makes the controls of a document parts of the form.
  init(_ root: inout Element, isPlain: Bool) {
    self.isPlain = isPlain
    hasControls = Self.hasControl(root)
    add(&root, selector: "")
  }

  private static func hasControl(_ element: Element) -> Bool {
    if ["input", "textarea", "select"].contains(element.tag), element.attributes["disabled"] == nil { return true }
    return element.contents.contains { if case .element(let child) = $0 { hasControl(child) } else { false } }
  }

  /// `selector` is that of an element without an identity, by its place in the one around it.
  private mutating func add(_ element: inout Element, selector: String) {
    let selector = element.id.map { "#\($0)" } ?? selector
    addStyle(of: element, selector)
    if element.tag == "button", hasControls { enable(&element) }
    let isEnabled = element.attributes["disabled"] == nil
    switch element.tag {
    case "input", "textarea", "select": if isEnabled { addControl(&element) }
    case "button": if isEnabled { addButton(&element) }
    default: break
    }
    var place = 0
    for index in element.contents.indices {
      guard case .element(var child) = element.contents[index] else { continue }
      place += 1
      add(&child, selector: "\(selector) > :nth-child(\(place))")
      element.contents[index] = .element(child)
    }
  }

  /// Without scripts a button can't wait for what is entered, which may be all that it lacks: it sends that, and the
  /// program decides then. A menu's line is out of sight, and is what the page says when it comes again.
  private func enable(_ element: inout Element) {
    guard element.attributes["disabled"] != nil, element.attributes["data-choice"] == nil,
      element.attributes["data-on"] == nil
    else { return }
    element.attributes["disabled"] = nil
    element.attributes[Self.disabled] = ""
  }

  private mutating func addControl(_ element: inout Element) {
    guard let name = element.attributes["name"] ?? element.id else { return }
    element.attributes["name"] = name
    element.attributes["form"] = Self.identifier
    if element.attributes["type"] == "radio" {
      let isChosen = element.isChecked == true
      let value = isChosen ? element.attributes["value"] ?? "" : ""
      if controls.last?.name != name {
        controls.append((name, value))
      } else if isChosen {
        controls[controls.count - 1].value = value
      }
    } else if let isChecked = element.isChecked {
      controls.append((name, isChecked ? "on" : ""))
    } else if let field = element.field {
      let isSecret = field.value == nil || field.isRevealed
      if isSecret, isPlain, field.markCount > 0 {
        // The text is not served: an empty field leaves it as it is.
        element.attributes["placeholder"] = String(repeating: "\u{2022}", count: min(field.markCount, 100))
      }
      controls.append((name, isSecret ? "" : field.value ?? ""))
    } else {
      controls.append((name, element.attributes["data-value"] ?? element.attributes["value"] ?? ""))
    }
  }

  private func addButton(_ element: inout Element) {
    guard let node = element.attributes["data-node"] ?? element.id.map({ String($0.dropFirst()) }) else { return }
    let line = element.attributes["data-choice"].map { " s \($0)" } ?? element.attributes["data-on"].map { " t \($0)" }
    element.attributes["type"] = "submit"
    element.attributes["form"] = Self.identifier
    element.attributes["name"] = Self.press
    element.attributes["value"] = node + (line ?? "")
  }

  private mutating func addStyle(of element: Element, _ selector: String) {
    // Values are the renderer's own; none of them has to end the rule.
    let safe = element.style.filter { !$0.value.contains { "{}<>;@\\".contains($0) } }
    if !safe.isEmpty { style += "\(selector) { \(HTMLSerializer.declarations(of: safe)) }\n" }
  }

  // MARK: markup

  /// What a browser without scripts gets before the page: the form with its hidden values, and the button that Return in
  /// a field presses.
  static func start(view: String, token: String, page number: Int, kinds: String) -> Element {
    var noscript = Element("noscript")
    var form = Element("form", id: identifier)
    form.attributes = ["method": "post", "action": ""]
    for (name, value) in [("view", view), ("token", token), (page, String(number)), (Self.kinds, kinds)] {
      var input = Element("input")
      input.attributes = ["type": "hidden", "name": name, "value": value]
      form.append(input)
    }
    // It can't be seen, and no key leads to it.
    var button = button("Return", value: submit)
    button.attributes["tabindex"] = "-1"
    button.attributes["aria-hidden"] = "true"
    form.append(button)
    noscript.append(form)
    return noscript
  }

  /// What it gets before the page when the form that it has posted was that of a view that has ended.
  @MainActor static func expiry(_ host: ViewHost) -> Element {
    var noscript = Element("noscript")
    var notice = Element("p", classes: ["expired"])
    notice.attributes["role"] = "alert"
    notice.append(
      host.sentence("This form had expired, and nothing was sent. Check what you entered, and send it again."))
    noscript.append(notice)
    return noscript
  }

  /// What it gets after the page: a button that has the program read what is typed.
  @MainActor static func end(_ host: ViewHost) -> Element {
    var noscript = Element("noscript")
    let title = host.sentence("Update")
    var button = button(title.text, value: update)
    button.attributes["lang"] = title.language
    button.classes = ["button", "b-bordered"]
    noscript.append(button)
    return noscript
  }

  private static func button(_ title: String, value: String) -> Element {
    var button = Element("button")
    button.attributes = ["form": identifier, "name": press, "value": value]
    button.append(title)
    return button
  }
}
#endif
