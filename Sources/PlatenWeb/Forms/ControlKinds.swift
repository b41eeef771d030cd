#if Web
/// What the controls of a form are, each by its type and its label, in a few characters. Other than the numbers of
/// nodes, they are the same in another view.
struct ControlKinds {
  /// The names of the controls of each kind, in the order of the page.
  private(set) var names: [String: [String]] = [:]
  /// All of it as a value of the form: a name and a kind for each control.
  private(set) var list = ""
  private var labels: [String: String] = [:]
  private var known: Set<String> = []

  /// The controls of a document that have names as parts of a form.
  init(_ root: Element) {
    findLabels(root)
    add(root, in: "")
  }

  private mutating func findLabels(_ element: Element) {
    if element.tag == "label", let target = element.attributes["for"] { labels[target] = Self.text(of: element) }
    for case .element(let child) in element.contents { findLabels(child) }
  }

  private mutating func add(_ element: Element, in label: String) {
    let label = element.tag == "label" ? Self.text(of: element) : label
    if ["input", "textarea", "select"].contains(element.tag), let name = element.attributes["name"] {
      let words = [
        element.tag, element.attributes["type"], element.attributes["aria-label"] ?? element.id.flatMap { labels[$0] },
        label, element.attributes["placeholder"],
      ]
      let kind = Self.digest(of: words.map { $0 ?? "" }.joined(separator: "\n"))
      // The buttons of one choice are one control, which has the label of the first.
      if known.insert(name).inserted {
        names[kind, default: []].append(name)
        list += list.isEmpty ? "\(name):\(kind)" : " \(name):\(kind)"
      }
    }
    for case .element(let child) in element.contents { add(child, in: label) }
  }

  private static func text(of element: Element) -> String {
    var text = ""
    for content in element.contents {
      switch content {
      case .text(let part): text += part
      case .element(let child): text += self.text(of: child)
      }
    }
    return text
  }

  /// A digest that stays the same from one start of a program to the next (FNV-1a, 64 bits).
  private static func digest(of text: String) -> String {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(digest, radix: 36)
  }
}
#endif
