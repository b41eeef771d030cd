/// The kinds of menus that responders build.
@MainActor @preconcurrency public final class UIMenuSystem: NSObject {
  /// The menu bar of a program. There is none here: no builder has it.
  public static let main = UIMenuSystem()
  /// The edit menus of text fields and text views.
  public static let context = UIMenuSystem()

  private override init() { super.init() }

  /// Does nothing: an edit menu is built each time that it is shown.
  public func setNeedsRebuild() {}
  /// Does nothing: the commands of an edit menu are validated each time that it is shown.
  public func setNeedsRevalidate() {}
}

/// Changes a menu before it is shown, see ``UIResponder/buildMenu(with:)``.
///
/// Menus and actions are found by their identifiers, at any depth. A menu that is not there is one without elements at
/// the end of the outermost menu: what is added to it, or next to it, is shown there.
@MainActor @preconcurrency public protocol UIMenuBuilder: AnyObject {
  /// What the menu is for: `.context`.
  var system: UIMenuSystem { get }
  /// The menu with an identifier; nil where it is not there.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action with an identifier; nil where it is not there.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command that calls a method; nil where it is not there. `propertyList` is ignored.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu by what a closure makes of them.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Adds a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu to another one, before its elements.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu to another one, after its elements.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
  /// The menu of the program itself.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The menu of files.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The menu of edits.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The menu of what is shown.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The menu of windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The menu of help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The menu of the formats of text.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The menu of fonts.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The menu of bold, italic and underlined text.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// The menu that undoes and redoes.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The menu that finds text.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The menu that replaces text.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// The menu that shares.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The menu that looks words up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// The menu that teaches the keyboard words.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The menu that speaks.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// The menu of spelling.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The menu that changes letters.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
}

/// Builds the edit menu of a text input from the suggested elements.
final class EditMenuBuilder: UIMenuBuilder {
  let system = UIMenuSystem.context
  private(set) var root: UIMenu

  init(_ suggested: [UIMenuElement]) { root = UIMenu(identifier: .root, children: suggested) }

  /// The elements after the responders have changed them: those further away first, as in UIKit, so that the text
  /// input itself is the last.
  static func elements(for responder: UIResponder, suggested: [UIMenuElement]) -> [UIMenuElement] {
    let builder = EditMenuBuilder(suggested)
    let chain = Array(sequence(first: responder, next: \.next))
    for responder in chain.reversed() { responder.buildMenu(with: builder) }
    return builder.root.children
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? { root.menu(for: identifier) }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.actions.first { $0.identifier == identifier }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    root.actions.lazy.compactMap { $0 as? UICommand }.first { $0.action == action }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard parentIdentifier != .root else { return root = root.replacingChildren(childrenBlock(root.children)) }
    add(parentIdentifier)
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    add(siblingIdentifier)
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    add(siblingIdentifier)
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  /// Replaces the menu with an identifier, wherever it is; the outermost one stays.
  private func change(_ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenuElement]) {
    root = root.changing(identifier, body)
  }

  /// Adds an empty menu for an identifier that is not there.
  private func add(_ identifier: UIMenu.Identifier) {
    guard menu(for: identifier) == nil else { return }
    root = root.replacingChildren(root.children + [UIMenu(identifier: identifier, options: .displayInline)])
  }
}

extension UIMenu {
  fileprivate func menu(for identifier: Identifier) -> UIMenu? {
    if self.identifier == identifier { return self }
    return children.lazy.compactMap { ($0 as? UIMenu)?.menu(for: identifier) }.first
  }

  fileprivate func changing(_ identifier: Identifier, _ body: (UIMenu) -> [UIMenuElement]) -> UIMenu {
    guard menu(for: identifier) != nil else { return self }
    return replacingChildren(
      children.flatMap { element -> [UIMenuElement] in
        guard let menu = element as? UIMenu else { return [element] }
        return menu.identifier == identifier ? body(menu) : [menu.changing(identifier, body)]
      })
  }
}
