private enum KeyboardItemsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum KeepsFocusKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// What the toolbar at the keyboard holds while a field here is edited: the toolbar items whose place that is.
  var keyboardItems: AnyView? {
    get { self[KeyboardItemsKey.self] }
    set { self[KeyboardItemsKey.self] = newValue }
  }

  /// Whether a click on a button leaves the focus where it is.
  var keepsFocus: Bool {
    get { self[KeepsFocusKey.self] }
    set { self[KeepsFocusKey.self] = newValue }
  }
}

/// The toolbar at the keyboard: a row below everything else for as long as a field is edited.
struct _KeyboardBar {
  let items: AnyView
}

extension _KeyboardBar: View {
  var body: some View {
    ItemRow(views: [items])
      .padding(.horizontal, 8)
      .padding(.vertical, 6)
      .environment(\.keepsFocus, true)
  }
}

/// The keyboard toolbar of one host, and the field that it belongs to.
@MainActor final class KeyboardBar: HostPart {
  @Hosted private var host: ViewHost
  /// The field whose toolbar is shown, or the last that had one.
  private(set) var owner: NodeID?

  init(host: ViewHost) { self.host = host }

  /// Shows the toolbar of the field that is edited; with nil, none.
  func show(_ items: AnyView?, for owner: NodeID?, environment: EnvironmentValues) {
    self.owner = owner
    guard let items else { return host.presentations.dismiss(.keyboardBar) }
    var environment = environment
    environment.clearNodeScoped()
    environment.takeTextLook(of: host.rootEnvironment)
    let bar = host.presentations.show(
      AnyView(_KeyboardBar(items: items)), in: .keyboardBar, environment: environment)
    bar.owner = owner
  }

  func focusDidMove(from old: Node?, to new: Node?) {
    host.updates.afterPass { [weak self] in self?.hideIfDone() }
  }

  /// The toolbar stays while the focus is in its field or in itself: Tab moves the focus there.
  private func hideIfDone() {
    guard host.presentations[.keyboardBar] != nil else { return }
    if owner != nil, host.focus.focusedID == owner { return }
    if host.presentations.isFocusInside(.keyboardBar) { return }
    host.presentations.dismiss(.keyboardBar)
  }
}

extension ViewHost {
  var keyboardBar: KeyboardBar { part(KeyboardBar.self) }
}
