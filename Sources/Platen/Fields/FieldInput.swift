import TextEditing

/// The editing of one field: the session, the value behind it and the program's actions.
@MainActor final class FieldInput: FocusResponder, DeferredInput {
  var nodeID: NodeID?
  /// The element that shows the field.
  weak var element: _Element?
  /// Has the field shown again.
  var setNeedsEvaluation: () -> Void = {}
  /// Changes what the node shows of the input, without anything else of the field.
  var updateNode: () -> Void = {}

  @Hosted private(set) var host: ViewHost
  private(set) var configuration: FieldConfiguration
  private(set) var driver: FieldDriver
  let controller: TextInputLifeCycle
  private(set) lazy var popup = SuggestionPopup(host: host, input: self)
  let validator = FieldValidator()
  var secrecy = FieldSecrecy()
  private(set) var environment = EnvironmentValues()
  private var submitActions = SubmitActions()
  private(set) var keyActions = KeyActions()
  /// Whether the text has been edited since it was last made from the value.
  var isEdited = false
  /// The update in which a rewriting of the text counts as an answer to the user's own edit.
  var answeringUpdate = -1
  /// The text and selection as the user's last edit left them; nil for secure and long texts.
  var editedState: EditingState?
  /// The same before the program answered it with another text, as one that it had before: it may take what was typed
  /// later. nil where it did not, and for secure and long texts.
  var unansweredState: EditingState?
  /// The host's count of actions at the user's last edit; nil where there was none in this place.
  var actionsAtEdit: Int?
  /// The texts before the user's edits since the last action.
  var texts = RecentTexts()
  /// The fields that were edited last, in all windows of the process.
  static var edited = EditedFields()
  /// How many texts were typed into another field for the same place.
  var editsElsewhere = 0
  /// The texts of the composition, and the program's answer to the last.
  var composed = ComposedTexts()
  /// The edits that the program has not taken yet.
  var late = LateEdits()
  /// The selection that the program was given or has set last.
  var lastSelection: TextSelection?
  /// Whether reports of the selection wait for the end of a change, and whether one does.
  var holdsReports = false
  var isReportDue = false
  /// The same of a selection that has moved with the program's text.
  var isMoveDue = false
  /// A suggestion is being taken: that opens no suggestions.
  var isCompleting = false
  /// The element's count of changes when the value was read back after an edit, until the element has evaluated.
  var readCount: Int?

  init(_ configuration: FieldConfiguration, host: ViewHost) {
    self.configuration = configuration
    self.host = host
    driver = configuration.source.makeDriver()
    controller = TextInputLifeCycle(
      session: EditingSession(
        text: "",
        options: EditingOptions(
          isMultiline: configuration.isMultiline, isSecure: configuration.isSecure, deletesPastRestored: true)))
    controller.client = self
    controller.isRestoringKnown = { [weak self] in self?.isRestoringKnown() ?? true }
    controller.carryOutUserCommand = { [weak self] in self?.perform($0) }
    validator.input = self
    driver.setNeedsFlush = { [weak self] in self?.setNeedsFlush() }
  }

  /// The rules of editing as they were shown last.
  var rules: EditingRules?

  private(set) var count: FieldCount?
  /// Whether Up and Down are the format's.
  private(set) var steps = false
  private var isFirstUpdate = true
  private var formatKey: FormatKey?

  /// What the format for typing depends on, besides the configuration's own.
  private struct FormatKey: Equatable {
    let isLive: Bool?
    let locale: Locale
  }

  /// The program has given the field another format, or another locale, during a composition.
  private var isFormatDue = false

  /// Adopts the format and the locale of an update. A text that means something in the old ones is written again in the
  /// new ones, by `translation`.
  private func adoptFormat(_ translation: (() -> String?)?) {
    guard isFirstUpdate || translation != nil else { return }
    (isFormatDue, rules) = (false, nil)
    let format = driver.editFormat(isLive: formatKey?.isLive)
    if let text = translation?() {
      controller.setFormat(nil)
      controller.rewrite(to: text)
    }
    if translation != nil, !driver.isText { forgetOldFormat() }
    controller.setFormat(format)
  }

  /// The texts that undo would bring back mean something else in the new format.
  private func forgetOldFormat() {
    controller.forgetUndo()
    driver.forgetShown()
    if let text = driver.boundText, controller.session.text.hasSameUnits(as: text) {
      driver.didShow(controller.session.storage)
    }
  }

  /// The field is about to be given another place: what was typed is written where it belongs, and the next update is
  /// as the first.
  func leavePlace() {
    if controller.session.marked != nil { controller.perform(.unmark) }
    commitBeforeLeaving()
    driver.flush()
    (isEdited, isFirstUpdate, answeringUpdate) = (false, true, -1)
    (editedState, unansweredState, actionsAtEdit) = (nil, nil, nil)
    texts = RecentTexts()
    late.forget()
  }

  /// Adopts a new configuration, the environment and the current value.
  func update(_ configuration: FieldConfiguration, environment: EnvironmentValues) {
    let key = FormatKey(isLive: environment.liveFormatting, locale: environment.locale)
    if !isFirstUpdate, key != formatKey || !configuration.source.hasSameFormat(as: self.configuration.source) {
      isFormatDue = true
    }
    let translation =
      isFormatDue && !isFirstUpdate && controller.session.marked == nil
      ? driver.translation(of: controller.session.storage, isEdited: isEdited) : nil
    formatKey = key
    self.configuration = configuration
    self.environment = environment
    controller.undoManager = environment.undoManager
    submitActions = environment.submitActions
    secrecy.update(environment, isSecure: configuration.isSecure)
    popup.update(environment.suggestions, environment: environment)
    if !configuration.source.update(driver) {
      driver.flush()
      driver = configuration.source.makeDriver()
      driver.setNeedsFlush = { [weak self] in self?.setNeedsFlush() }
      isFirstUpdate = true
    }
    driver.locale = environment.locale
    driver.pasteboard = host.part(RichPasteboard.self)
    driver.valueUpdate = environment.textFieldValueUpdate
    adoptFormat(translation)
    let programKeys = environment.keyActions.keys
    let steps = controller.session.format?.step != nil
    self.steps = steps && !programKeys.contains(.upArrow) && !programKeys.contains(.downArrow)
    keyActions = environment.keyActions.withStepping(steps)
    controller.options.isSecure = configuration.isSecure
    controller.options.isMultiline = configuration.isMultiline
    controller.options.movement = environment.caretMovement ?? host.caretMovement
    controller.options.capitalization = secrecy.isMasked ? .none : environment.capitalization
    holdingReports {
      if isFirstUpdate {
        isFirstUpdate = false
        driver.forgetShown()
        // Another place may have the same text, as where a program makes an object for each evaluation.
        let text = driver.display()
        let isSame = controller.session.text.hasSameUnits(as: text)
        write(text, caret: isSame ? .exact(controller.session.selection) : .end)
      } else if !hasReadValue {
        adoptValue()
      }
    }
    readCount = nil
    // A long text is checked when the typing pauses.
    if !host.typingPause.isWaiting(self) {
      if !isEdited { validator.forgetRefusal() }
      validator.update(environment: environment, text: controller.session.text) { driver.number(in: $0) }
      environment.characterCounter?.count.write(controller.session.text.count)
    }
    count = environment.characterCounter?.node.read().map {
      FieldCount(node: $0, limit: environment.characterCount?.limit)
    }
    followFindSettings(environment.findSettings)
    followKeyboardItems(environment.keyboardItems)
  }

  // MARK: events

  func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .edit(let command):
      perform(command)
      return true
    case .submit:
      return submit()
    case .showProblems:
      validator.didSubmit()
      return true
    case .format(let trait):
      return format(trait)
    case .paste(let content):
      perform(.paste(driver.textToPaste(content, in: environment)))
      return true
    case .move(let move):
      guard !configuration.isSecure, let move = move.placed(in: controller.session.storage),
        let command = move.command(in: controller.session.storage)
      else { return true }
      driver.willMove(move)
      perform(command)
      return true
    default:
      return false
    }
  }

  func showEdit() -> Bool {
    // A long text is shown when the typing pauses.
    guard !controller.session.storage.isLong else { return false }
    updateNode()
    return true
  }

  func perform(_ command: EditCommand) {
    if controller.performByUndoManager(command) { return }
    if command != .select(controller.session.selection) { deletePastRestored() }
    let command = secrecy.isMasked ? SecureMask(controller.session.text).unmasked(command) : command
    editing(by: command) {
      if configuration.isSecure {
        let before = controller.session.state
        controller.perform(command)
        noteTyping(command, since: before)
      } else {
        controller.perform(command)
      }
    }
  }

  /// Performs a command by `body`: one of the user's, or one that the field derives from that.
  func editing(by command: EditCommand, isDerived: Bool = false, _ body: () -> Void) {
    answeringUpdate = host.updates.count + 1
    Self.edited.note(self)
    if actionsAtEdit != host.actionCount { texts = RecentTexts() }
    (unansweredState, actionsAtEdit) = (nil, host.actionCount)
    beginEdit(command, isDerived: isDerived)
    defer { late.finish() }
    driver.willPerform(command, in: controller.session, environment)
    body()
    editedState = configuration.isSecure || controller.session.storage.isLong ? nil : controller.session.state
    if canBeLate { composed.note(controller.session) }
    driver.didPerform(in: controller.session)
    // A browser or a password manager fills in fields without the focus: no end of editing follows.
    if isEdited, !controller.isEditing, controller.session.marked == nil {
      commit(isSubmit: false)
      validator.editingDidEnd()
    }
    setNeedsEvaluation()
  }

  private func format(_ trait: TextTrait) -> Bool {
    switch driver.toggle(trait, of: controller.session, in: environment) {
    case .unavailable: return false
    case .typing: break
    case .text:
      controller.recordUnchangedText()
      driver.didRecordFormat(in: controller.session)
    }
    setNeedsEvaluation()
    return true
  }

  private func submit() -> Bool {
    if controller.session.marked != nil { controller.perform(.unmark) }
    commit(isSubmit: true)
    validator.didSubmit()
    configuration.onCommit?()
    let didRun = submitActions.run(.text)
    let didMove = moveAlongChain()
    setNeedsEvaluation()
    return didRun || didMove || configuration.onCommit != nil
  }

  /// Whether the user's text is no value of the field, and is kept with the reason. That of the value itself is one.
  private var isRefused: Bool {
    guard isEdited, !controller.session.storage.isLong else { return false }
    let text = controller.session.text
    return text != Tracking.untracked { driver.boundText } && validator.refuses(text)
  }

  /// Writes the value of what was typed; the text is not shown any more.
  private func commitBeforeLeaving() {
    if isEdited, !isRefused { _ = driver.commit(controller.session.storage, isSubmit: false, isEdited: true) }
  }

  func commit(isSubmit: Bool) {
    guard !isRefused else { return setNeedsEvaluation() }
    let text = driver.commit(controller.session.storage, isSubmit: isSubmit, isEdited: isEdited)
    isEdited = false
    // A program that has not taken the text yet still shows an older one.
    if let text, !late.isWaiting {
      switch text {
      case .typed(let text): write(text, caret: .endOfEditing)
      case .program(let text): write(text, caret: .end)
      }
    }
    setNeedsEvaluation()
  }

  func writeValue() {
    guard isEdited, controller.session.marked == nil, !isRefused else { return }
    if driver.writeValue(of: controller.session.storage) { setNeedsEvaluation() }
  }

  /// The field is removed: what was typed is not lost, and no part of a secure text is kept.
  func leave() {
    controller.client = nil
    controller.undoManager = nil
    popup.close()
    validator.leave()
    secrecy.end()
    if host.find.finder?.searches(self) == true { host.find.dismiss() }
    let wasEditing = controller.isEditing
    controller.didResignFirstResponder()
    // A page or a password manager can compose in a field without the focus.
    if controller.session.marked != nil { controller.carryOut(.unmark) }
    commitBeforeLeaving()
    if wasEditing { configuration.onEditingChanged?(false) }
    driver.flush()
    if configuration.isSecure { controller.setText("", caret: .end) }
  }

  // MARK: focus

  func shouldGainFocus() -> Bool { controller.mayBeginEditing() }

  func shouldLoseFocus() -> Bool { controller.mayEndEditing() }

  var becomesFirstResponder: Bool { !environment.isPartOfPicker }

  func didGainFocus() {
    if secrecy.replacesAll, controller.session.utf16Count > 0 { controller.replacesAll = .atAnyEdit }
    controller.didBecomeFirstResponder()
    showKeyboardBar()
    followUndoKeys(of: environment.undoManager) { [weak self] in self?.setNeedsEvaluation() }
  }

  func didLoseFocus() {
    popup.close()
    secrecy.wasLeft = true
    if secrecy.hideCharacter() { setNeedsEvaluation() }
    controller.replacesAll = .never
    controller.didResignFirstResponder()
  }

  /// The program's own actions come first, then what the field has opened.
  func press(_ key: KeyPress) -> KeyPress.Result {
    if hasKeyActions, key.phase != .up { host.typingPause.end() }
    if keyActions.run(key) == .handled { return .handled }
    if key.phase == .up { return .ignored }
    if popup.press(key) == .handled { return .handled }
    guard key.key == .escape else { return .ignored }
    if let finder = host.find.finder, finder.searches(self) {
      finder.close()
      return .handled
    }
    return key.modifiers.isEmpty && environment.searchOfField.step() ? .handled : .ignored
  }

  // MARK: pauses

  private(set) var isFlushing = false

  func setNeedsFlush() { host.typingPause.deferFlush(of: self) }

  /// The typing of a long text has paused: the program is notified.
  func flush() {
    isFlushing = true
    defer { isFlushing = false }
    driver.flush()
    reportSelection()
    if let finder = host.find.finder, finder.searches(self) { finder.textDidChange() }
    setNeedsEvaluation()
  }

  /// Whether the program acts on keys, and may read what has been typed.
  var hasKeyActions: Bool { !keyActions.entries.isEmpty }

  /// Whether the program would read an older text than is shown.
  var hasUnwrittenText: Bool { driver.hasUnwrittenText }
}
