#if Web
import Foundation
import PlatenGraph

/// One view session: a page in a browser with its host.
///
/// It outlives its connection. Without one the program continues, and the next connection starts with the whole current
/// document.
@MainActor final class BrowserView {
  /// Identifies the view to its own browser; as hard to guess as the session's cookie.
  let id: String
  /// The session whose cookie a connection has to send.
  let session: String
  /// The network address from which the view was opened.
  let peer: String
  let driver: FrontEndDriver
  private(set) var link: (any BrowserLink)?
  let received = ReceivedMessages()
  /// The time of the last connection, or of the last event.
  var lastUsed = ContinuousClock.now
  /// Whether there has been a connection.
  private(set) var wasAttached = false
  /// Whether the user has done something in it. What a page reports by itself does not count.
  private(set) var wasUsed = false

  let markup: ViewMarkup
  /// The page as a form for a browser without scripts, until one with scripts is connected.
  private(set) var form: PlainForm?
  /// What a form of this view has to send, so that no page of another site can post one.
  let formToken = Token.random()
  /// How many pages were served.
  private(set) var servedPages = 0
  /// The digests of the forms that were performed last.
  private var performedForms: [Int] = []
  /// Whether the browser runs no scripts.
  private(set) var isPlain = false
  /// The name of the button that the last form was posted with, where that is disabled by what was entered.
  var refusedButton: String? {
    didSet { isRefusalTold = false }
  }
  /// Whether a page has said so. One that is loaded again says what is wrong, and nothing of a press that is over.
  private var isRefusalTold = false
  let menu: BrowserMenu
  let layouts: BrowserLayouts
  let files = BrowserFiles()
  let passkeys = BrowserPasskeys()
  var location: PageLocation
  var pending = PendingUpdate()
  /// Whether a page was served that is not connected yet, while the one before may be.
  var isNextPageServed = false
  /// Whether nodes have come or gone in the update.
  private var isMoved = false
  /// Whether what is due waits for the work that the program has put off.
  var isHolding = false
  /// Whether the user has typed the text of a field of this view in a field of that name on another page.
  var isTypedElsewhere: @MainActor (Node) -> Bool = { _ in false }
  /// What the user has chosen last in each control of this page, by the control's name.
  var chosen: [String: String] = [:]
  /// Whether the user has chosen that value in a control of the same name on another page.
  var isChosenElsewhere: @MainActor (Node, String) -> Bool = { _, _ in false }

  init(id: String, session: String, peer: String = "", host: ViewHost, title: String = "") {
    location = PageLocation(title: title)
    self.id = id
    self.session = session
    self.peer = peer
    driver = FrontEndDriver(host: host)
    host.rows.isEnabled = true
    host.focus.selectsEnteredLines = true
    // A selection that comes from here would be replaced by what is typed meanwhile.
    host.focus.leavesChainsToFrontEnd = true
    layouts = BrowserLayouts(host)
    markup = ViewMarkup(animator: host.animator) { [layouts] in layouts.style(of: $0) }
    menu = BrowserMenu(host)
    menu.clipboard.onWrite = { [weak self] content in self?.pending.message.append(.copy(content)) }
    menu.clipboard.onAsk = { [weak self] in
      self?.pending.message.append(.askForClipboard)
      self?.driver.scheduleUpdate()
    }
    files.send = { [weak self] write in
      guard let self else { return }
      write(&pending.message)
      driver.scheduleUpdate()
    }
    passkeys.send = { [weak self] write in
      // A page that is not connected gets it when it is.
      guard let self, link != nil else { return }
      write(&pending.message)
      driver.scheduleUpdate()
    }
    driver.connect(self)
  }

  var host: ViewHost { driver.host }

  /// What a loaded page begins with.
  struct Page {
    var root: Element
    let focus: NodeID?
    let title: String
    /// How many pages of navigations follow the first ones.
    let depth: Int
    /// The number after which the page counts its actions.
    let lastAction: Int
  }

  /// The present state, for a page that is loaded: the first of the view, or one that continues it.
  ///
  /// The page that is left may still be connected. What it sends before the new one is connected is performed, and the
  /// new one gets it then.
  func page() -> Page {
    // What is due goes to the page that is left: its user may stop the loading.
    driver.update()
    lastUsed = .now
    markup.language = host.textLanguage
    markup.longTextNote = host.sentence(FieldContent.tooLongForBrowser).text
    var root = document()
    form = PlainForm(&root, isPlain: isPlain)
    servedPages += 1
    if !wasAttached {
      pending.shownFocus = host.focus.node?.id
      pending.typingFocus = pending.shownFocus
    }
    location.note(in: host)
    isNextPageServed = true
    return Page(
      root: root, focus: host.focus.node?.id, title: location.shownTitle, depth: location.shown.depth,
      lastAction: pending.numberBeforeNextPage)
  }

  /// The button whose refusal no page has told yet, for the page that tells it.
  func takeRefusedButton() -> String? {
    defer { isRefusalTold = true }
    return isRefusalTold ? nil : refusedButton
  }

  func noteUse() { wasUsed = true }

  /// Whether the user has typed the text of another view's field into a field of that name.
  func hasTyped(_ field: FieldContent, into name: String) -> Bool { markup.hasTyped(field, into: name, in: host) }

  /// The browser runs no scripts: it never connects, and its view lasts as long as one whose connection is lost.
  func notePlain() {
    isPlain = true
    lastUsed = .now
  }

  /// Whether what was posted is to be performed: not a second time from the same page, as after a double click or when
  /// the browser repeats it. Each page has a number in its form, so that another page differs.
  func takesForm(_ body: WipedBytes) -> Bool {
    var hasher = Hasher()
    body.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    let digest = hasher.finalize()
    guard !performedForms.contains(digest) else {
      // The browser may have given up the page that answered the first of them.
      if performedForms.last == digest { isRefusalTold = false }
      return false
    }
    performedForms = performedForms.suffix(31) + [digest]
    return true
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
    driver.update {
      isTaken = location.open(address, depth: nil, in: host)
      // The browser goes there by itself. The page that is left may still be connected, and would add one more entry to
      // the history.
      location.note(in: host)
    }
    return isTaken
  }

  /// The current document. Later changes follow as operations.
  func document() -> Element {
    _ = host.update()
    pending.forget()
    return markup.document(of: host.root)
  }

  /// Attaches a connection and replaces the one before.
  func attach(_ link: any BrowserLink, epoch: String, isResumed: Bool) {
    self.link?.close(.replaced)
    if self.link != nil { leave() }
    self.link = link
    received.restart()
    isNextPageServed = false
    lastUsed = .now
    var welcome = ServerMessage()
    welcome.append(.welcome(epoch: epoch, view: id, isResumed: isResumed, received: pending.received))
    // The first connection is from the served document: it lacks only the changes since.
    if wasAttached || !isResumed || pending.isTooLong {
      welcome.append(.tree(document()))
      markup.writeMotion(below: host.root, &welcome)
      pending.shownFocus = isResumed ? host.focus.node?.id : nil
      // What has moved it may have been carried out when the connection was lost, and its answer was lost with that.
      if isResumed { welcome.append(.focus(host.focus.node?.id, received: pending.received)) }
    } else {
      markup.writeMotion(below: host.root, &welcome)
    }
    wasAttached = true
    form = nil
    isPlain = false
    location.owe()
    pending.fields += markup.oweTexts(in: host)
    passkeys.write(to: &welcome)
    link.send(welcome.text())
    driver.update()
  }

  func detach(_ link: any BrowserLink) {
    guard self.link === link else { return }
    self.link = nil
    received.restart()
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
    received.restart()
    driver.close()
    files.removeAll()
  }
}

extension BrowserView: NodeFrontEnd {
  /// The page has native lists and date and colour inputs, and opens its menus by itself.
  var showsChoices: Bool { true }

  func show(_ patches: [Patch]) {
    isMoved = isMoved || patches.contains(where: \.isStructural)
    layouts.note(patches)
    pending.fields += markup.write(patches, into: &pending.message)
    layouts.write(to: &pending.message, markup.flexibility)
  }

  /// Sends what the update came to. Before the first connection it is kept.
  func updateDidEnd() {
    guard !isHolding else { return }
    pending.answerFields(of: host, markup)
    if wasAttached { location.write(of: host, isMoved: isMoved, into: &pending.message) }
    isMoved = false
    pending.close(focus: host.focus.node?.id)
    guard link != nil || wasAttached else { return }
    let message = pending.takeMessage()
    if !message.isEmpty { link?.send(message.text()) }
  }

  /// The browser runs animations; only their ends and timed events have to be known here.
  var frameClock: FrontEndClock { .platform }

  var platformClipboard: (any Clipboard)? { menu.clipboard }

  var platformFileDialogs: (any FileDialogs)? { files }

  var platformPasskeys: (any Passkeys)? { passkeys }

  var opensLinks: Bool { true }

  func open(_ link: URL) -> Bool {
    pending.message.append(.open(link.absoluteString))
    driver.scheduleUpdate()
    return true
  }

  func announce(_ announcement: AccessibilityAnnouncement) {
    guard let text = announcement.text else { return }
    pending.message.append(.announce(text))
    driver.scheduleUpdate()
  }
}
#endif
