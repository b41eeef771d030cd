extension Screen {
  /// What lies over the window, the topmost: “alert: Delete?”. Nil when nothing does.
  public var presentation: String? {
    guard case .modal(let modal) = host.focusScope.content else { return nil }
    return [modal.kind.name, modal.title].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  /// The title of the page that is shown; of several, the innermost.
  public var pageTitle: String? {
    var title: String?
    host.focusScope.forEach { node in
      if case .page(let page) = node.content, !page.title.isEmpty { title = page.title }
    }
    return title
  }
}
