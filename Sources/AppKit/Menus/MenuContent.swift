import Platen
import TextControls

/// The items of a menu as views.
@MainActor struct MenuContent {
  let menu: NSMenu
}

extension MenuContent: View {
  var body: some View {
    let _ = menu.revision.revision
    let _ = menu.prepare()
    ForEach(menu.items.filter { !$0.isHidden }, id: \.self) { MenuItemView(item: $0, update: menu.updates) }
  }
}

/// An item of a menu.
@MainActor private struct MenuItemView {
  let item: NSMenuItem
  /// The number of the update that it is shown after, with which it differs from the same item before.
  let update: Int
}

extension MenuItemView: View {
  var body: some View {
    if item.isSeparatorItem {
      Divider()
    } else if let submenu = item.submenu {
      Menu {
        MenuContent(menu: submenu)
      } label: {
        title
      }
    } else if item.state == .on {
      Toggle(isOn: Binding(get: { true }, set: { [item] _ in item.choose() })) { title }
        .keyboardShortcut(shortcut).disabled(!item.couldBeChosen)
    } else {
      Button {
        item.choose()
      } label: {
        title
      }
      .keyboardShortcut(shortcut).disabled(!item.couldBeChosen)
    }
  }

  private var title: Text { Text(verbatim: item.attributedTitle?.string ?? item.title) }

  /// Fields have the keys of editing commands already, by the rules of the front end.
  private static let editing: Set = [
    "cut:", "copy:", "paste:", "pasteAsPlainText:", "selectAll:", "delete:", "undo:", "redo:",
  ]

  private var shortcut: KeyboardShortcut? {
    if let action = item.action?.description, Self.editing.contains(action) { return nil }
    return KeyboardShortcut(item.keyEquivalent, item.keyEquivalentModifierMask)
  }
}

extension KeyboardShortcut {
  /// The shortcut of AppKit's words: a letter of upper case is typed with Shift. Nil without a key.
  init?(_ keyEquivalent: String, _ flags: NSEvent.ModifierFlags) {
    guard let key = keyEquivalent.first else { return nil }
    let all: [(NSEvent.ModifierFlags, EventModifiers)] = [
      (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
    ]
    var modifiers = all.reduce(into: EventModifiers()) { if flags.contains($1.0) { $0.insert($1.1) } }
    if key.isUppercase { modifiers.insert(.shift) }
    self.init(KeyEquivalent(Character(key.lowercased())), modifiers: modifiers)
  }
}

extension NSMenu {
  /// The menus above the window, of a main menu: the submenus of its items. The first one is the program's own.
  var commandMenus: [CommandMenus.Menu] {
    items.enumerated().compactMap { index, item in
      guard !item.isHidden, let menu = item.submenu, !menu.items.isEmpty else { return nil }
      let name = menu.title.isEmpty ? item.title : menu.title
      let title = name.isEmpty && index == 0 ? ProcessInfo.processInfo.processName : name
      return CommandMenus.Menu(title: title, content: AnyView(MenuContent(menu: menu)))
    }
  }
}
