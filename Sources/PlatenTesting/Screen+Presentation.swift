extension Screen {
  /// The topmost modal with its title: “alert: Delete?”. Nil when there is none.
  public var presentation: String? {
    guard let modal = host.modals.topmost?.content else { return nil }
    return [modal.kind.name, modal.title].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  /// The title of the page of a navigation stack; of several, the innermost. Nil when there is none.
  public var pageTitle: String? {
    var title: String?
    host.modals.scope.forEach { node in
      if case .container(.page(let page)) = node.content, !page.title.isEmpty { title = page.title }
    }
    return title
  }
}
