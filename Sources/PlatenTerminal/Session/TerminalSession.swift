import Foundation
import PlatenGraph
import TextEditing

/// A view shown in a terminal: handles input, and draws changes.
///
/// It does not use descriptors and signals: bytes arrive through ``receive(_:)`` and are written to ``output``, so that
/// it can be tested without a terminal.
@MainActor package final class TerminalSession {
  package let driver: FrontEndDriver
  let state: ViewState
  let metrics: TerminalMetrics
  let clipboard = TerminalClipboard()
  /// Whether the terminal was asked for its clipboard and has not answered.
  package var isAwaitingClipboard: Bool { clipboard.isAwaitingAnswer }
  var decoder = InputDecoder()
  package internal(set) var queries: TerminalQueries
  let capabilities: TerminalCapabilities
  /// Opens a link in another program, where there is one.
  let openLink: ((URL) -> Bool)?
  let painter: TreePainter
  var renderer: FrameRenderer
  let placement: TerminalPlacement
  /// The rows of the content of an inline form.
  var inlineRows = 1
  private(set) var columns: Int
  private(set) var rows: Int

  /// The keys that end the program besides Control-C and Control-Q.
  package var endKeys: EndKeys = []
  /// Whether what the user types is for what uses the terminal next: the view only shows something, and ends by
  /// ``endKeys``, Control-C and Control-Q.
  package var keepsInput = false
  /// Whether the session takes no more input, because the program has what it wanted.
  package private(set) var isEnded = false
  /// Input that is not handled yet: usually empty between two reads.
  var waiting: ArraySlice<InputEvent> = []
  /// Whether more input follows within the same update.
  var isReadingOn = false
  /// Input that came after the end, for what uses the terminal next.
  package internal(set) var leftover: [InputEvent] = []

  /// Whether the program may have work on the main queue. Keys that come together are handled like keys that come one
  /// by one: what the program puts off during one, as a binding that writes in `DispatchQueue.main.async`, is done
  /// before the next.
  package var programMayHaveWork: () -> Bool = { false }
  /// Takes the bytes for the terminal.
  package var output: ([UInt8]) -> Void = { _ in }
  /// A letter was written, and what the program makes of it follows: has the system hand the letter on before.
  package var onEcho: () -> Void = {}
  /// Ends the program with a status.
  package var onQuit: (Int32) -> Void = { _ in }
  /// Stops the program until it is continued.
  package var onSuspend: () -> Void = {}
  /// Whether the terminal reports released keys.
  var hearsReleases = false
  /// Whether the user has typed, pasted or pressed anything: then no key that deletes ends the program.
  var hasInput = false
  /// The kitty keyboard protocol was switched on, and has to be switched off at the end.
  package var onKittyKeyboard: () -> Void = {}
  /// The cursor of an inline form is in another row, counted from its first.
  package var onCursorRow: (Int) -> Void = { _ in }
  /// The last row that was passed to it.
  var reportedCursorRow = 0
  /// Whether the terminal is asked where its cursor is after it got another size, and nothing is drawn at the cursor
  /// before its answer or ``locationTimedOut()``.
  package var locatesCursor = false
  /// Called when the cursor's position was queried.
  package var onLocating: () -> Void = {}
  /// Whether nothing is drawn before the cursor's position is known.
  package internal(set) var isLocating = false
  /// Whether the view is drawn below what another process has written over it, once the cursor's position is known.
  var isOverwritten = false
  /// Whether another process is writing: at the cursor nothing is drawn before that pauses.
  var othersAreWriting = false
  /// Whether the queries of the start are to be answered. Those of the cursor's position are counted by ``decoder``.
  var awaitsQueries: Bool {
    get { decoder.awaitsAnswers }
    set { decoder.awaitsAnswers = newValue }
  }
  /// Called when all that the terminal was asked is answered.
  package var onAnswersComplete: () -> Void = {}

  var mouse = MouseTracker()
  /// The column that moving up and down aims at.
  var goalColumn: Int?
  /// The last key copied a selection.
  var hasJustCopied = false
  /// Whether the focused node has to be scrolled into view.
  var needsReveal = true
  /// The list of all keys, while it is shown.
  var keyList: KeyList?
  /// What the keys do where the focus was at the last frame.
  var keyHelp: KeyHelp?
  /// Whether a form or page has come for which the space between its fields is not decided.
  var needsSpacing = true
  /// The node that the program has scrolled to since the last frame.
  var scrollTarget: (id: NodeID, anchor: UnitPoint?)?
  /// What has to be drawn in the next frame.
  var damage = FrameDamage()
  /// How far everything was scrolled in the last frame.
  var drawnOffsets: [NodeID: ViewState.Offset] = [:]
  /// Whether the last row may have to show other keys.
  var needsHints = true
  /// The field that was drawn before the views were evaluated, and how.
  var typing: (node: Node, content: NodeContent, attributes: NodeAttributes)?
  /// What the next letter is expected to do; nil after any other input than a letter.
  var expected: ExpectedLetter?
  /// The rows of nodes, by ``rows(showing:)``, as long as nothing moves.
  var knownRows: [NodeID: Range<Int>] = [:]
  /// Whether one key is handled, not many that came at once.
  private(set) var isOneKey = false
  /// What the last row says instead of the keys, until the next key.
  var notice: [TreePainter.Hint]?
  /// The keys that the last row shows.
  var drawnHints: [TreePainter.Hint] = []
  /// Receives a difference between rows that were drawn again and the same rows of a whole frame. Nil draws no whole
  /// frame to compare; tests set it.
  package var onDifference: ((String) -> Void)?
  /// What a terminal that shows pictures has of them.
  var kittyPictures = KittyPictures()
  var sixelPictures = SixelPictures()
  /// The pixels of a cell, where they are known.
  package var cellPixels: (width: Int, height: Int)? { didSet { adoptAnswers() } }
  /// The view that had the focus when the last frame was drawn.
  var lastFocus: NodeID?

  package init(
    host: ViewHost, capabilities: TerminalCapabilities, placement: TerminalPlacement = .fullScreen, columns: Int,
    rows: Int, known: TerminalQueries = TerminalQueries(), openLink: ((URL) -> Bool)? = nil
  ) {
    self.openLink = openLink
    self.placement = placement
    queries = known
    driver = FrontEndDriver(host: host)
    self.capabilities = capabilities
    state = ViewState(order: capabilities.textOrder)
    metrics = TerminalMetrics(editorRows: state.editorRows)
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    metrics.hasRichGlyphs = capabilities.hasRichGlyphs
    metrics.characterWidth.ellipsis = capabilities.isConsole ? 3 : 1
    painter = TreePainter(
      buffer: CellBuffer(
        width: self.columns, height: self.rows, characterWidth: metrics.characterWidth,
        textOrder: capabilities.textOrder),
      theme: Theme(capabilities), metrics: metrics, state: state)
    renderer = FrameRenderer(
      depth: capabilities.colorDepth, isInline: placement.isInline, isConsole: capabilities.isConsole,
      hasItalics: capabilities.hasItalics,
      charset: capabilities.charset)
    if placement.isInline { kittyPictures = KittyPictures(firstNumber: .random(in: 1 << 16..<1 << 30)) }
    decoder.charset = capabilities.charset
    decoder.escapeTime = capabilities.escapeTime
    renderer.windowRows = self.rows
    adoptAnswers()
    adoptSize()
    adoptScheme()
    host.rows.isEnabled = true
    if capabilities.textOrder != .logical { host.caretMovement = .visual }
    host.layout.recordsMoves = true
    host.onEdit = { [weak self] in self?.showTyping(in: $0) }
    host.focus.selectsEnteredLines = true
    painter.pictures.onReady = { [weak self] in
      self?.setNeedsDraw()
      self?.driver.update()
    }
    driver.connect(self)
  }

  package var host: ViewHost { driver.host }

  /// The screen as it was drawn last.
  var buffer: CellBuffer {
    _read { yield painter.buffer }
    _modify { yield &painter.buffer }
  }

  var theme: Theme {
    _read { yield painter.theme }
    _modify { yield &painter.theme }
  }

  /// Shows the first frame. The first field, or else the first control, gets the focus: the program has to be usable
  /// without a mouse.
  package func start() {
    driver.update {
      update()
      if host.focus.node == nil { host.focus.moveToFirst() }
    }
  }

  /// Handles bytes of the terminal's input and shows the changes. `now` is the time since any fixed moment.
  package func receive(_ bytes: some Collection<UInt8>, at now: Duration? = nil) {
    take(resolveEscape(decoder.decode(bytes, at: now), Array(bytes)[...]))
    // A pasted password was in the events until now.
    SecretStrings.wipeReleased()
  }

  /// Called when ``inputDeadline`` has come without more input: a pending ESC is the Escape key.
  package func inputPaused(at now: Duration? = nil) {
    let events = decoder.timeout(at: now)
    // Text in place of the rest of a sequence.
    take(escapeEnd == nil ? events : [])
    endAfterPause(at: now)
    SecretStrings.wipeReleased()
  }

  /// When the input so far has a meaning unless more comes before; nil when it has one.
  package var inputDeadline: Duration? { decoder.deadline ?? escapeEnd }

  /// When a pending Escape ends the program.
  var escapeEnd: Duration? {
    didSet { decoder.awaitsEnd = escapeEnd != nil }
  }
  /// The input since then.
  var bytesAfterEscape: [UInt8] = []
  /// Input that was read after the end, and belongs to what reads next.
  package internal(set) var returned: [UInt8] = []

  /// Handles events up to the end of the program; those after it are left over.
  package func take(_ events: [InputEvent]) {
    guard waiting.isEmpty else { return waiting += events }
    waiting = events[...]
    takeWaiting()
  }

  /// Handles what is waiting, up to the event during which the program got work of its own; the rest follows behind
  /// that.
  private func takeWaiting() {
    let events = waiting
    guard let first = events.first else { return }
    isOneKey = !isReadingOn && events.count == 1 && first.isOneKey
    let letter = isReadingOn ? nil : echo(events)
    let wasSecret = letter == nil && takesSecret
    driver.update {
      repeat {
        let event = waiting.removeFirst()
        if isEnded && !event.isAnswer || keepsInput && isForNext(event) {
          leftover.append(event)
        } else {
          handle(event)
        }
      } while !waiting.isEmpty && (isEnded || !programMayHaveWork())
    }
    confirm(letter)
    if wasSecret || takesSecret { forget(events) }
    guard !waiting.isEmpty else {
      // An empty slice would keep the events it was cut from.
      waiting = []
      return
    }
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.takeWaiting() }
      SecretStrings.wipeReleased()
    }
  }

  /// Takes no more input, from the next event on.
  package func end() {
    isEnded = true
    leftover += waiting.filter { !$0.isAnswer }
    waiting = []
  }

  /// Adopts the size of the terminal. False if it is the same.
  @discardableResult package func resize(columns: Int, rows: Int) -> Bool {
    let columns = max(columns, 1)
    let rows = max(rows, 1)
    guard columns != self.columns || rows != self.rows else {
      // It was another one meanwhile, for which the terminal has moved what it shows.
      resizeRenderer()
      redraw()
      return false
    }
    let wasSmall = metrics.isNarrow || metrics.isLow
    self.columns = columns
    self.rows = rows
    adoptSize()
    // The sizes of views depend on the size of a small window, whatever they are offered.
    if wasSmall || metrics.isNarrow || metrics.isLow { host.layout.invalidate() }
    buffer = CellBuffer(
      width: columns, height: rows, characterWidth: buffer.characterWidth, textOrder: capabilities.textOrder)
    resizeRenderer()
    forgetSpacing()
    needsReveal = true
    setNeedsDraw()
    driver.update()
    return true
  }

  /// In a narrower window there is no space for two columns of a split view: the horizontal size class is compact.
  private static let compactColumns = TerminalMetrics.narrowColumns

  /// Sets the program's colour scheme to that of the terminal.
  func adoptScheme() {
    if let isDark = theme.terminalIsDark { host.colorScheme.setSurrounding(isDark ? .dark : .light) }
  }

  private func adoptSize() {
    metrics.columns = columns
    metrics.rows = self.rows
    metrics.centersForms = !placement.isInline
    let (isCompact, columns, rows) = (columns < Self.compactColumns, columns, rows)
    host.updateEnvironment {
      $0.horizontalSizeClass = isCompact ? .compact : .regular
      $0.terminalRows = rows
      $0.terminalColumns = columns
    }
  }

  /// Redraws the whole screen, whatever the terminal shows.
  package func redraw() {
    renderer.invalidate()
    setNeedsDraw()
    driver.update()
  }

  // MARK: - Updates

  /// Evaluates changed views, between two events of one batch too: the effects of an `onChange` for a letter exist
  /// before the next letter.
  func update() { driver.showChanges() }

  /// Has the whole screen drawn again at the end of the update.
  func setNeedsDraw() {
    damage.addAll()
    needsHints = true
  }

  /// Shows the current frame of all animations.
  package func showFrame() { driver.showFrame() }

  /// The rows for the view: all but the last, which shows the keys, if there is space for it.
  var contentArea: CellRect {
    CellRect(x: 0, y: 0, width: columns, height: placement.isInline ? inlineRows : hasHints ? rows - 1 : rows)
  }

  /// Whether the last row shows the keys: a low window has no row for that, and a narrow one, whose content is higher,
  /// only from more rows on.
  var hasHints: Bool {
    rows >= (columns < 32 ? 16 : 8) && columns >= 12 && placement != .inline(showsKeys: false)
  }

  func draw() {
    guard !isLocating, !othersAreWriting else { return }
    let focused = host.focus.node
    if focused?.id != lastFocus {
      lastFocus = focused?.id
      goalColumn = nil
      needsReveal = true
      setNeedsDraw()
    }
    let chosen = capabilities.theme ?? host.existingPart(WindowTheme.self)?.theme ?? .standard
    if theme.chosen != chosen {
      theme.chosen = chosen
      renderer.depth = chosen.hasColor ? capabilities.colorDepth : .none
      setNeedsDraw()
    }
    let bell: [UInt8] = noteUnsentCopy() ? [0x07] : []
    let modes = bell + clipboard.takePending() + keyboardMode(focused)
    let shown = !damage.isEmpty || needsReveal || typing != nil ? frame(focused) : []
    let bytes = modes.isEmpty ? shown : modes + shown
    if !bytes.isEmpty { output(bytes) }
  }

  /// Says that what was copied has not reached the desktop's clipboard. Returns whether there is no row to say it in.
  private func noteUnsentCopy() -> Bool {
    guard clipboard.hasUnsent else { return false }
    guard hasHints else { return true }
    notice = TreePainter.noticeOfUnsentCopy
    setNeedsDraw()
    return false
  }

  /// Requests released keys only where they are needed: the terminal then reports every key in full.
  func keyboardMode(_ focused: Node?) -> [UInt8] {
    let isNeeded = focused?.capturedKeys.releases == true || host.root.attributes.reportsModifierKeys
    let isWanted = queries.hasKittyKeyboard && isNeeded
    guard isWanted != hearsReleases else { return [] }
    hearsReleases = isWanted
    return Array((isWanted ? TerminalQueries.hearReleases : TerminalQueries.ignoreReleases).utf8)
  }
}
