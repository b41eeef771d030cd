#if Web
import PlatenGraph

/// The edit menu that is open in a browser, if one is.
@MainActor final class BrowserMenu {
  let clipboard = BrowserClipboard()
  private let host: ViewHost
  private var menu: EditMenu?
  /// Numbers the menus, so that a choice in a closed one is ignored.
  private(set) var number = 0

  init(_ host: ViewHost) {
    self.host = host
  }

  /// Opens the menu of the focused field, or of a view that has one. Returns its items: none if there is nothing to
  /// show.
  func open(of id: NodeID, canPaste: Bool) -> [EditMenu.Item] {
    close()
    number += 1
    clipboard.canBeRead = canPaste
    let isOfView = host.node(id)?.content == .decoration(.effect(.contextMenu))
    menu = isOfView || host.focus.node?.id == id ? host.editMenus.open(of: id) : nil
    return menu?.items ?? []
  }

  /// Performs a choice; with nil the menu was closed without one.
  func choose(_ index: Int?, in number: Int, pasted: ClipboardText?) {
    guard number == self.number, let menu else { return }
    guard let index else { return close() }
    clipboard.content = pasted
    menu.choose(index)
    clipboard.content = nil
    if !menu.isShown { self.menu = nil }
  }

  func close() {
    menu?.dismiss()
    menu = nil
  }
}
#endif
