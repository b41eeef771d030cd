import PlatenGraph

/// Asks a form in plain lines: one question after the other, without redrawing.
///
/// For pipes, scripts and screen readers. Each field and toggle is asked once, in reading order, including those that
/// appear meanwhile; then the buttons are offered. A line is the text that the user would type into the field before
/// pressing Tab. A form without buttons ends with Return, because nothing else would submit it.
@MainActor package final class PlainForm {
  let driver: FrontEndDriver
  let console: any PlainConsole
  var shown: [NodeID: String] = [:]
  /// What the program has had assistive technology speak, and is not written yet.
  private var news: [String] = []
  var answered: Set<NodeID> = []
  private var isAtEnd = false
  var presses = 0
  /// Which question of how many is asked, as it is written before the question.
  private var number = ""
  private var misses = 0
  let words: PlainWords
  private(set) var linesWritten = 0
  /// The button that was pressed last, with the number of lines that were written before; nil once its answer is.
  var lastPress: (button: NodeID, lines: Int)?
  /// The texts that were written when a button was pressed, by the button.
  var answers: [NodeID: [NodeID]] = [:]
  /// What the program has scrolled to last.
  var scrollTarget: Node?
  /// Whether the user goes back from the question that is asked.
  var goesBack = false
  /// Whether the user knows how to go back.
  var hasSaidHowToGoBack = false
  /// Whether the program has what it wanted: then nothing more is asked.
  package private(set) var isStopped = false

  /// How the form ended, as an exit status.
  package enum Outcome: Int32 {
    /// A button was pressed (or there was none), and every line was valid.
    case complete = 0
    /// The input ended before that, or lines were left.
    case incomplete = 1
  }

  package init(driver: FrontEndDriver, console: any PlainConsole) {
    self.driver = driver
    self.console = console
    words = PlainWords(locale: driver.host.rootEnvironment.locale)
    driver.connect(self)
  }

  /// Ends the questions after the current one.
  package func stop() { isStopped = true }

  /// Asks the form.
  ///
  /// - Parameter title: The window's title, which is the first line; empty for none. It is not written twice where the
  ///   form begins with the same words, as in a navigation bar.
  package func run(title: String = "") async -> Outcome {
    if !title.isEmpty {
      await update()
      if items.first?.text != title { line(title) }
    }
    repeat {
      await askFields()
      guard !isAtEnd, !isStopped else { break }
    } while await offerButtons()
    show(upTo: nil, changed: true)
    if isStopped { return .complete }
    let hasButtons = items.contains { if case .button = $0 { true } else { false } }
    if hasButtons && presses == 0 {
      line(words("The input ended before a button was pressed."))
      if let open = openEntries { line(words("Not complete: %@", open)) }
      return .incomplete
    }
    if !hasButtons && presses == 0 && isUnanswered {
      line(words("The input ended before the form was filled in."))
      return .incomplete
    }
    return misses == 0 ? .complete : .incomplete
  }

  var items: [PlainItem] { PlainItem.all(in: host.modals.scope, words) }

  /// Why the text of a field is not valid; nil where it is.
  private static func reason(of field: FieldContent) -> String? { field.validation?.message.plainLine }

  private var isUnanswered: Bool { nextQuestion(in: items) != nil }

  /// Counts a line of a script that was not valid; a user is asked again.
  func miss() {
    if !console.isInteractive { misses += 1 }
  }

  func line(_ text: String) {
    linesWritten += 1
    console.write(.line(text))
  }

  /// Brings the form up to date, and writes what was announced meanwhile. The reason why a field is not valid, which is
  /// announced too, is written by what has changed the field.
  func update(afterEntryInto field: NodeID? = nil) async {
    driver.update()
    await console.settle()
    driver.update()
    var reason: String?
    if let field, case .field(let content)? = host.node(field)?.content { reason = Self.reason(of: content) }
    for text in news where text != reason { line(text) }
    news = []
  }

  /// Delivers an event to a node, and brings the form up to date.
  @discardableResult func send(_ event: NodeEvent, to node: NodeID) -> Bool {
    var isHandled = false
    driver.update { isHandled = host.send(event, to: node) }
    return isHandled
  }

  /// Presses a view, which has the focus then. Returns whether anything has handled it.
  @discardableResult func press(_ node: NodeID, _ event: NodeEvent) -> Bool {
    focus(node)
    return send(event, to: node)
  }

  func focus(_ node: NodeID?) {
    driver.update { host.focus.move(to: node) }
  }

  /// For reading the nodes. Events go through the driver.
  var host: ViewHost { driver.host }

  // MARK: - Words

  /// Writes texts that have not been written yet, up to an item; with `changed`, also those that changed. Returns their
  /// nodes.
  @discardableResult func show(upTo end: Int?, changed: Bool) -> [NodeID] {
    var written: [NodeID] = []
    let places = console.isSpoken ? PlainItem.rowPlaces(in: host.modals.scope, words) : [:]
    for item in items.prefix(end ?? Int.max) {
      guard case .text(let id, let content, let heading) = item else { continue }
      let level = console.isSpoken ? heading?.spoken(words) : nil
      let remarks = host.node(id)?.remarks(words, isSpoken: console.isSpoken) ?? []
      let text = ([content, level].compactMap { $0 } + remarks + [places[id]].compactMap { $0 }).joined(separator: ", ")
      guard let before = shown[id] else {
        if heading != nil { line("") }
        line(text)
        shown[id] = text
        written.append(id)
        continue
      }
      if changed && before != text {
        line(text)
        shown[id] = text
        written.append(id)
      }
    }
    return written
  }

  // MARK: - Questions

  func nextQuestion(in items: [PlainItem]) -> Int? {
    items.firstIndex { item in
      switch item {
      case .field(let node, _), .toggle(let node, _), .control(let node, _): !answered.contains(node.id)
      default: false
      }
    }
  }

  /// Nothing where there is only one.
  private func number(of index: Int, in items: [PlainItem]) -> String {
    let count = items.count(where: \.isQuestion)
    guard count > 1 else { return "" }
    return words("%lld of %lld", "\(items[...index].count(where: \.isQuestion))", "\(count)") + ". "
  }

  private func askFields() async {
    await update()
    while !isAtEnd, !isStopped {
      let items = self.items
      guard let index = nextQuestion(in: items) else { return }
      show(upTo: index, changed: false)
      number = number(of: index, in: items)
      sayHowToGoBack(from: index, in: items)
      await ask(items[index])
      number = ""
      if goesBack { goBack(from: items[index]) }
      await update()
    }
  }

  func ask(_ item: PlainItem) async {
    switch item {
    case .field(let node, let label):
      answered.insert(node.id)
      guard case .field(let field) = node.content else { return }
      guard node.attributes.isEnabled else {
        return line(words.disabled("\(label): \(field.isSecure ? "" : field.text.plainLine)"))
      }
      if field.isMultiline { await askLines(node, field, label) } else { await askLine(node, label) }
    case .toggle(let node, let label):
      answered.insert(node.id)
      guard let isOn = node.switchState else { return }
      guard node.attributes.isEnabled else { return line(words.disabled("\(label): \(words.confirm.of(isOn))")) }
      await askToggle(node, label, isOn: isOn)
    case .control(let node, let label):
      answered.insert(node.id)
      await askControl(node, label)
    case .text, .button, .pressable, .menuItem, .actions: break
    }
  }

  /// A picker, a slider, a colour or a day, as one line of text.
  private func askControl(_ node: Node, _ label: String) async {
    guard let question = node.content.control.flatMap({ PlainQuestion($0, words) }) else { return }
    guard node.attributes.isEnabled else { return line(words.disabled("\(label): \(question.value)")) }
    for choice in question.choices { line("  \(choice)") }
    let value = question.value.isEmpty ? "" : " [\(question.value)]"
    let text = "\(number)\(label)\(requirement(of: node)) (\(question.hint))\(value): "
    var isAgain = false
    while let answer = await prompt(text)?.plainLine {
      if answer.isEmpty {
        guard isRequired(node), question.value.isEmpty, !isAgain, console.isInteractive else { return }
        sayIsRequired(label)
      } else if let event = question.event(for: answer) {
        return _ = send(event, to: node.id)
      } else {
        line("  \(question.complaint)")
        if !console.isInteractive { return miss() }
      }
      isAgain = true
    }
  }

  /// Whether a control, which is no field of text, has to be answered.
  private func isRequired(_ node: Node) -> Bool { node.controlAnswer?.isRequired ?? false }

  private func requirement(of node: Node) -> String { isRequired(node) ? ", \(words("required"))" : "" }

  private func sayIsRequired(_ label: String) {
    line("  ! " + words("%@ is required. Return again leaves it empty.", label))
  }

  func prompt(
    _ text: String, _ request: LineRequest = LineRequest(), canGoBack: Bool = true
  ) async -> String? {
    var request = request
    request.canGoBack = canGoBack
    if let answer = await console.readLine(text, request) { return answer }
    goesBack = console.goesBack
    guard !goesBack else { return nil }
    isAtEnd = true
    console.write(.lineBreak)
    return nil
  }

  /// The answer that empties a field.
  private static let emptying = "-"

  /// Asks until the line is accepted, where a user answers. An empty line leaves the field as it is.
  private func askLine(_ node: Node, _ label: String) async {
    var isAgain = false
    while case .field(let field)? = host.node(node.id)?.content {
      let request = LineRequest(field, exceptions: [Self.emptying])
      guard let answer = await prompt(question(node, field, label), request) else { return }
      guard !answer.isEmpty else {
        let isMissing = field.isRequired && field.text.isEmpty
        guard isMissing, !isAgain, console.isInteractive else { return await leave(node) }
        sayIsRequired(label)
        isAgain = true
        continue
      }
      isAgain = true
      let isEmptied = answer == Self.emptying && !field.text.isEmpty && !field.isSecure
      if await enter(isEmptied ? "" : answer, into: node) || !console.isInteractive { return }
    }
  }

  private func question(_ node: Node, _ field: FieldContent, _ label: String) -> String {
    var question = ([number + label] + node.remarks(words, isSpoken: console.isSpoken)).joined(separator: ", ")
    if field.isRequired { question += ", " + words("required") }
    if field.isSecure {
      question += " (\(words("not shown")))"
    } else if !field.text.isEmpty {
      question += " [\(field.text.plainLine); \(words("Return keeps it, %@ empties it", Self.emptying))]"
    } else if let example = field.placeholder?.plainText.plainLine, !example.isEmpty, example != label,
      // “Name, required (Required)” would say it twice.
      !field.isRequired || example.lowercased() != words("required").lowercased()
    {
      question += " (\(example))"
    }
    return question + ": "
  }

  private func askLines(_ node: Node, _ field: FieldContent, _ label: String) async {
    var hints = [words("several lines"), words("a line with a single . ends them")]
    if !field.text.isEmpty { hints.append(words("nothing but . keeps what is there")) }
    let isRequired = field.isRequired ? ", \(words("required"))" : ""
    line("\(number)\(label)\(isRequired) (\(hints.joined(separator: "; "))):")
    var lines: [String] = []
    // Later lines may be anything but a point.
    while let answer = await prompt("> ", canGoBack: lines.isEmpty || console.isSpoken), answer != "." {
      lines.append(answer)
    }
    if !lines.isEmpty { _ = await enter(lines.joined(separator: "\n"), into: node) }
  }

  /// Passes a field by, so that what it lacks is checked as when Tab leaves it.
  private func leave(_ node: Node) async {
    focus(node.id)
    focus(nil)
    await update()
  }

  /// Replaces the field's text as typing would, and moves on. Writes the text again if the field changed it. False with
  /// the reason where the text is not valid.
  private func enter(_ text: String, into node: Node) async -> Bool {
    var before = ""
    if case .field(let field) = node.content, !field.isSecure { before = field.text }
    focus(node.id)
    send(.edit(.selectAll), to: node.id)
    send(.edit(text.isEmpty ? .delete(.backward, .grapheme) : .insert(text)), to: node.id)
    let hasButtons = items.contains { if case .button = $0 { true } else { false } }
    if hasButtons || !send(.submit, to: node.id) { focus(nil) }
    await update(afterEntryInto: node.id)
    guard case .field(let field)? = host.node(node.id)?.content else { return true }
    if let reason = Self.reason(of: field) { line("  ! \(reason)") }
    if !field.isSecure, field.text != text {
      // What a field cannot read as a value leaves the one before.
      if field.text.isEmpty || field.text == before && !text.contains(before) {
        line("  ! " + complaint(of: node, text))
        return false
      }
      line("  = \(field.text.plainLine)")
    }
    return field.validation == nil
  }

  /// What is said of a text that a field could not read.
  private func complaint(of node: Node, _ text: String) -> String {
    let refusal = words("“%@” is not accepted here.", text.plainLine)
    switch node.valueField?.expectedText {
    case .number?: return "\(refusal) \(words("Enter a number."))"
    case .wholeNumber?: return "\(refusal) \(words("Enter a whole number."))"
    case .example(let example)?: return "\(refusal) \(words("Enter something such as %@.", example.plainLine))"
    case nil: return refusal
    }
  }

  /// What scripts answer beside yes and no.
  private static let switches = ["on": true, "true": true, "1": true, "off": false, "false": false, "0": false]

  private func askToggle(_ node: Node, _ label: String, isOn: Bool) async {
    let confirm = words.confirm
    let (yes, no) = ("\(confirm.yesLetter)", "\(confirm.noLetter)")
    let text = "\(number)\(label)\(requirement(of: node)) (\(yes)/\(no)) [\(isOn ? yes : no)]: "
    while let answer = await prompt(text)?.plainLine {
      if answer.isEmpty { return }
      if let isOn = confirm.answer(in: answer) ?? Self.switches[answer.lowercased()] {
        // What the program has made a switch by a trait is pressed to change it.
        guard node.accessibilityRole == .toggle else { return _ = send(.setOn(isOn), to: node.id) }
        if isOn != node.switchState { press(node.id, .press) }
        return
      }
      line("  " + words("Answer %@ or %@.", yes, no))
      if !console.isInteractive { return miss() }
    }
  }
}

/// The nodes are read when a question is asked; nothing is drawn.
extension PlainForm: NodeFrontEnd {
  /// What there is to choose from is written below its question.
  package var showsChoices: Bool { true }

  package func show(_ patches: [Patch]) {
    for case .scroll(let node, _) in patches { scrollTarget = node }
  }

  /// Written when the question that is being answered has its answer.
  package func announce(_ announcement: AccessibilityAnnouncement) {
    if let text = announcement.text { news.append(text.plainLine) }
  }
}
