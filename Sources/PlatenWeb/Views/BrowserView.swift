#if Web
import Foundation
import PlatenGraph

/// The destination of a view's messages: one WebSocket connection.
@MainActor protocol BrowserLink: AnyObject {
  func send(_ text: String)
  func close(_ reason: CloseReason)
}

/// One view session: a page in a browser with its host.
///
/// It outlives its connection. Without one the program continues, and the next connection starts with the whole current
/// document.
@MainActor final class BrowserView {
  /// Identifies the view to its own browser; as hard to guess as the session's cookie.
  let id: String
  /// The session whose cookie a connection has to send.
  let session: String
  let driver: FrontEndDriver
  private(set) var link: (any BrowserLink)?
  /// The time of the last connection, or of the last event.
  private(set) var lastUsed = ContinuousClock.now
  /// Whether there has been a connection.
  private(set) var wasAttached = false

  let markup: ViewMarkup
  /// The page as a form for a browser without scripts, until one with scripts is connected.
  private(set) var form: PlainForm?
  /// What a form of this view has to send, so that no page of another site can post one.
  let formToken = Token.random()
  /// Whether the browser runs no scripts.
  private(set) var isPlain = false
  private let menu: BrowserMenu
  private let layouts: BrowserLayouts
  private let files = BrowserFiles()
  private var message = ServerMessage()
  private var touched: [NodeID] = []
  private var location: PageLocation
  /// Whether nodes have come or gone in the update.
  private var isMoved = false
  /// The number of the last action that was performed.
  private(set) var received = 0
  private var owesReceipt = false
  private var owesFocus = false
  /// The browser's focus, as far as it is known here.
  private var shownFocus: NodeID?

  /// The largest number of operations kept for the first connection; with more, it gets the whole document.
  private static let mostKept = 500

  init(id: String, session: String, host: ViewHost, title: String = "") {
    location = PageLocation(title: title)
    self.id = id
    self.session = session
    driver = FrontEndDriver(host: host)
    host.rows.isEnabled = true
    layouts = BrowserLayouts(host)
    markup = ViewMarkup(animator: host.animator) { [layouts] in layouts.style(of: $0) }
    menu = BrowserMenu(host)
    menu.clipboard.onWrite = { [weak self] content in self?.message.copy(content) }
    menu.clipboard.onAsk = { [weak self] in
      self?.message.askForClipboard()
      self?.driver.scheduleUpdate()
    }
    files.send = { [weak self] write in
      guard let self else { return }
      write(&message)
      driver.scheduleUpdate()
    }
    driver.connect(self)
  }

  var host: ViewHost { driver.host }

  /// What a loaded page begins with.
  struct Page {
    let root: Element
    let focus: NodeID?
    let title: String
    /// How many pages of navigations follow the first ones.
    let depth: Int
    /// The number after which the page counts its actions.
    let lastAction: Int
  }

  /// How many actions a page may have before those of the next page in its tab could have the same numbers.
  private static let actionsPerPage = 1_000_000_000

  /// The present state, for a page that is loaded: the first of the view, or one that continues it.
  ///
  /// The page that is left may still be connected. What it sends before the new one is connected is performed, and the
  /// new one gets it then.
  func page() -> Page {
    // What is due goes to the page that is left: its user may stop the loading.
    driver.update()
    let lastAction = received > 0 ? (received / Self.actionsPerPage + 1) * Self.actionsPerPage : 0
    lastUsed = .now
    var root = document()
    form = PlainForm(&root, isPlain: isPlain)
    if !wasAttached { shownFocus = host.focus.node?.id }
    location.note(in: host)
    return Page(
      root: root, focus: host.focus.node?.id, title: location.shownTitle, depth: location.shown.depth,
      lastAction: lastAction)
  }

  /// The browser runs no scripts: it never connects, and its view lasts as long as one whose connection is lost.
  func notePlain() {
    isPlain = true
    lastUsed = .now
  }

  /// The address of the page that is shown, relative to the page's own path.
  var reference: String {
    location.note(in: host)
    return location.reference
  }

  /// Shows the pages that an address leads to; false where neither a page nor the program takes it.
  func open(_ address: PageAddress, from origin: PageOrigin) -> Bool {
    location.origin = origin
    var isTaken = false
    driver.update { isTaken = location.open(address, depth: nil, in: host) }
    return isTaken
  }

  /// The current document. Later changes follow as operations.
  func document() -> Element {
    _ = host.update()
    message = ServerMessage()
    touched = []
    return markup.document(of: host.root)
  }

  /// Attaches a connection and replaces the one before.
  func attach(_ link: any BrowserLink, epoch: String, isResumed: Bool) {
    self.link?.close(.replaced)
    if self.link != nil { leave() }
    self.link = link
    lastUsed = .now
    var welcome = ServerMessage()
    welcome.welcome(epoch: epoch, view: id, isResumed: isResumed, received: received)
    // The first connection is from the served document: it lacks only the changes since.
    if wasAttached || !isResumed || message.count > Self.mostKept {
      welcome.tree(document())
      markup.writeMotion(below: host.root, &welcome)
      shownFocus = isResumed ? host.focus.node?.id : nil
    } else {
      markup.writeMotion(below: host.root, &welcome)
    }
    wasAttached = true
    form = nil
    isPlain = false
    location.owe()
    touched += markup.oweTexts(in: host)
    link.send(welcome.text())
    driver.update()
  }

  func detach(_ link: any BrowserLink) {
    guard self.link === link else { return }
    self.link = nil
    menu.close()
    leave()
    lastUsed = .now
  }

  /// Releases pressed buttons and drops clipboard requests of the former connection.
  private func leave() {
    host.buttonPresses.release()
    menu.clipboard.forgetQuestions()
    driver.scheduleUpdate()
  }

  /// Ends the view permanently.
  func end(_ reason: CloseReason) {
    link?.close(reason)
    link = nil
    driver.close()
  }

  // MARK: Turns

  /// Performs the action of a browser's message.
  func receive(_ report: ClientMessage) {
    lastUsed = .now
    driver.update { take(report) }
  }

  private func take(_ report: ClientMessage) {
    switch report {
    case .hello: break
    case .edit(let id, let edit): receive(edit, for: id)
    case .whole(let id, let sequence, let text, let markCount, let anchor, let head):
      // A text that is shown in part can't be replaced as a whole.
      guard let node = host.node(id), !node.isTooLongForBrowser else { break }
      let commands = markup.withField(node) { state, content in
        state.receiveWhole(
          sequence: sequence, text: text, markCount: markCount, anchor: anchor, head: head, content: content)
      }
      carryOut(commands ?? [], on: node)
    case .undo(let id, let sequence, let base, let isRedo):
      guard let node = host.node(id) else { break }
      if !node.isTooLongForBrowser,
        markup.withField(node, { state, _ in state.receiveCommand(sequence: sequence, base: base) }) == true
      {
        host.send(.edit(isRedo ? .redo : .undo), to: id)
        touched.append(id)
      }
    case .action(let number, let action):
      owesReceipt = true
      guard number > received else { break }
      received = number
      carryOut(action)
    }
  }

  private func receive(_ edit: FieldEdit, for id: NodeID) {
    guard let node = host.node(id) else { return }
    let commands =
      markup.withField(node, isWhole: true) { state, content in state.receive(edit, content: content) } ?? []
    guard let commands else {
      message.answer(.unplaced, for: id)
      return
    }
    carryOut(commands, on: node)
  }

  private func carryOut(_ commands: [EditCommand], on node: Node) {
    for command in commands { host.send(.edit(command), to: node.id) }
    update()
    let select =
      markup.withField(node, isWhole: true) { state, content in state.selectionCommand(content: content) } ?? nil
    if let select {
      host.send(.edit(select), to: node.id)
    }
    touched.append(node.id)
  }

  private func carryOut(_ action: ClientMessage.Action) {
    switch action {
    case .focus(let id):
      shownFocus = id
      if let id, let node = host.node(id), node.attributes.isFocusable {
        host.focus.move(to: id)
      } else {
        // An element that only the browser can focus: for the program there is no focus then.
        host.focus.move(to: nil)
        if host.focus.node == nil { shownFocus = nil }
      }
    case .resize(let id, let frame): host.layout.report(frame, of: id)
    case .near(let id, let from, let to):
      guard let node = host.node(id), node.isRowPlaceholder, to > from else { return }
      host.send(.makeRows(from: Double(from) / 1000, to: Double(to) / 1000), to: id)
    case .measured(let id, let width, let height, let sizes):
      layouts.receive(id, width: width, height: height, sizes: sizes)
    case .press(let id): host.send(.press, to: id)
    case .hold(let id, let isHeld): host.send(.hold(isHeld), to: id)
    case .pointer(let id, let event): host.send(.pointer(event), to: id)
    case .hover(let id, let isInside): host.send(.hover(isInside), to: id)
    case .hoverMove(let id, let place): host.send(.hoverMove(place), to: id)
    case .setOn(let id, let isOn):
      host.send(.setOn(isOn), to: id)
      update()
      // The browser's box has changed already. If the program keeps the old value, there is no patch: the old value has
      // to be sent.
      if let shown = host.node(id)?.content.control?.onState, shown != isOn {
        message.checked(ControlMarkup.boxIdentifier(of: id), shown)
      }
    case .setValue(let id, let value, let isFinal):
      guard let control = host.node(id)?.content.control,
        let event = ValueMarkup.event(value, for: control, isFinal: isFinal)
      else { return }
      host.send(event, to: id)
      update()
      // The browser shows the choice already. If the program keeps another, it has to be sent.
      if let control = host.node(id)?.content.control, let shown = ValueMarkup.value(of: control), shown != value {
        message.attributes(of: NodeRenderer.identifier(of: id), ["data-value": shown])
      }
    case .submit(let id):
      // The page has moved the focus already.
      if case .field(let field)? = host.node(id)?.content, field.chain != nil { owesFocus = true }
      guard host.focus.node?.id == id else {
        host.send(.submit, to: id)
        return
      }
      driver.press(KeyPress(key: .return, characters: "\r"))
    case .key(let name, let modifiers):
      guard let key = BrowserKey.equivalent(of: name) else { return }
      let press = KeyPress(key: key, modifiers: EventModifiers(rawValue: modifiers & 0x3F))
      // The browser does by itself what these keys do on a desktop; of a deletion in an empty field it says nothing else.
      host.keys.handle(press, native: key == .delete ? nil : .desktop)
    case .openMenu(let id, let canPaste):
      let items = menu.open(of: id, canPaste: canPaste)
      message.menu(menu.number, of: id, items)
    case .choose(let index, let number, let pasted): menu.choose(index, in: number, pasted: pasted)
    case .capturedKey(let name, let characters, let modifiers, let isRepeated):
      press(name, characters, EventModifiers(rawValue: modifiers & 0x3F), isRepeated: isRepeated)
    case .releasedKey(let name, let characters, let modifiers):
      guard let key = BrowserKey.equivalent(of: name), characters.utf16.count <= 64 else { return }
      let modifiers = EventModifiers(rawValue: modifiers & 0x3F)
      driver.press(KeyPress(phase: .up, key: key, characters: characters, modifiers: modifiers))
    case .format(let id, let trait):
      host.send(.format(trait), to: id)
      touched.append(id)
    case .copied(let id):
      menu.clipboard.isWrittenByBrowser = true
      host.send(.edit(.copy), to: id)
      menu.clipboard.isWrittenByBrowser = false
    case .clipboard(let text): menu.clipboard.take(text)
    case .paste(let id, let text, let html):
      host.send(.paste(ClipboardText(text: text, html: html.isEmpty ? nil : html)), to: id)
      touched.append(id)
    case .navigate(let address, let depth): _ = location.open(address, depth: depth, in: host)
    case .filePart(let dialog, let file, let name, let data): files.take(data, of: file, named: name, in: dialog)
    case .filesChosen(let dialog, let count): files.end(dialog, count: count)
    case .dragPrepared(let id): prepareDrag(id)
    case .dragOver(let id, let place):
      let drags = host.part(DragAndDrop.self)
      drags.hover(over: id, at: place, drags.items.isEmpty ? [] : nil)
    case .drop(let id, let place, let type, let data):
      let items = type.map { DragItem.items(Data(data.utf8), type: $0) }
      host.part(DragAndDrop.self).drop(on: id, at: place, items)
    case .dragEnd: host.part(DragAndDrop.self).end()
    case .find(let isReplacing): host.keys.showFind(isReplacing: isReplacing)
    case .surroundings(let isNarrow, let isDark, let window, let scale):
      host.window.set(window, scale: CGFloat(scale) / 1000)
      host.colorScheme.setSurrounding(isDark ? .dark : .light)
      host.updateEnvironment { $0.horizontalSizeClass = isNarrow ? .compact : .regular }
    }
  }

  /// Begins a drag, and tells the page what other programs get: the texts that are there.
  private func prepareDrag(_ id: NodeID) {
    let drags = host.part(DragAndDrop.self)
    drags.end()
    guard drags.begin(id) else { return }
    message.dragData(of: id, drags.items.flatMap(\.texts))
  }

  /// A key that the program handles before the field; if it ignores the key, the field handles it here.
  private func press(_ name: String, _ characters: String, _ modifiers: EventModifiers, isRepeated: Bool) {
    guard let key = BrowserKey.equivalent(of: name), characters.utf16.count <= 64 else { return }
    let isTyped = modifiers.isDisjoint(with: [.control, .command]) && name.count == 1
    let press = KeyPress(
      phase: isRepeated ? .repeat : .down, key: key, characters: isTyped ? characters : "", modifiers: modifiers)
    if let id = host.focus.node?.id { touched.append(id) }
    driver.press(press)
  }

  private func update() { driver.showChanges() }
}

extension BrowserView: NodeFrontEnd {
  /// The page has native lists and date and colour inputs, and opens its menus by itself.
  var showsChoices: Bool { true }

  func show(_ patches: [Patch]) {
    isMoved = isMoved || patches.contains(where: \.isStructural)
    layouts.note(patches)
    touched += markup.write(patches, into: &message)
    layouts.write(to: &message)
  }

  /// Sends what the update came to. Fields that the browser has edited are answered even if nothing changed.
  func updateDidEnd() {
    var answered: Set<NodeID> = []
    for id in touched where answered.insert(id).inserted {
      guard let node = host.node(id) else { continue }
      if let answer = markup.withField(node, { state, content in state.answer(for: content) }) ?? nil {
        message.answer(answer, for: id)
      }
    }
    touched = []
    if wasAttached { location.write(of: host, isMoved: isMoved, into: &message) }
    isMoved = false
    let focus = host.focus.node?.id
    if focus != shownFocus || owesFocus {
      shownFocus = focus
      message.focus(focus, received: received)
      owesFocus = false
    }
    if owesReceipt { message.received(received) }
    owesReceipt = false
    if let link {
      if !message.isEmpty { link.send(message.text()) }
      message = ServerMessage()
    } else if wasAttached {
      message = ServerMessage()
    }
  }

  /// The browser runs animations; only their ends and timed events have to be known here.
  var frameClock: FrameClock { .platform }

  var platformClipboard: (any Clipboard)? { menu.clipboard }

  var platformFileDialogs: (any FileDialogs)? { files }

  var opensLinks: Bool { true }

  func open(_ link: URL) -> Bool {
    guard ["http", "https", "mailto", "tel"].contains(link.scheme?.lowercased() ?? "") else { return false }
    message.open(link)
    driver.scheduleUpdate()
    return true
  }

  func announce(_ announcement: AccessibilityAnnouncement) {
    guard let text = announcement.text else { return }
    message.announce(text)
    driver.scheduleUpdate()
  }
}

extension Patch {
  /// Whether a node is inserted or removed.
  fileprivate var isStructural: Bool {
    switch self {
    case .insert, .remove: true
    default: false
    }
  }
}
#endif
