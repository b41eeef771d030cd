import PlatenGraph

// What lines say of a view beside its words, as nothing is drawn that would show it.
extension Node {
  /// The role of the view, for a screen reader alone, and whether the program has it be selected.
  ///
  /// A switch is asked with its state, and a button by itself is one by the list that it is in.
  func remarks(_ words: PlainWords, isSpoken: Bool) -> [String] {
    var remarks: [String] = []
    let role = accessibilityRole
    if isSpoken, let name = name(of: role) { remarks.append(words(name)) }
    guard role == .toggle else { return isSelectedByTrait ? remarks + [words("selected")] : remarks }
    return remarks + [words(isSelectedByTrait ? "on" : "off")]
  }

  private func name(of role: AccessibilityRole?) -> String? {
    switch role {
    case .button: isPressable || content.control != nil ? nil : "button"
    case .link: "link"
    case .tab: "tab"
    case .image: "image"
    case .searchField: "search field"
    case .toggle: "switch button"
    case .dialog, .tabBar, nil: content.control?.as(ButtonContent.self)?.link == nil ? nil : "link"
    }
  }

  /// Whether what is asked as a switch is on; nil for another view.
  var switchState: Bool? { accessibilityRole == .toggle ? isSelectedByTrait : content.control?.onState }
}

extension AccessibilityHeadingLevel {
  /// What a screen reader is told of a heading, as it has no other way to know.
  func spoken(_ words: PlainWords) -> String {
    self == .unspecified ? words("heading") : words("heading level %lld", "\(rawValue)")
  }
}
