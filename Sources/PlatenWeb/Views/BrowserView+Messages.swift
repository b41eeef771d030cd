#if Web
import Foundation
import PlatenGraph
import TextEditing

// What the browser's messages do.
extension BrowserView {
  /// Performs the action of a browser's message.
  ///
  /// - Parameter isAnsweredLater: Whether the answer waits until ``settle()`` is called: what the program puts off in the
  ///   meantime, as a binding that writes in `DispatchQueue.main.async`, is in it then.
  func receive(_ report: ClientMessage, isAnsweredLater: Bool = false) {
    lastUsed = .now
    if report.isOfUser { noteUse() }
    isHolding = isAnsweredLater
    driver.update { take(report) }
  }

  /// Answers the messages so far.
  func settle() {
    guard isHolding else { return }
    isHolding = false
    driver.update()
  }

  private func take(_ report: ClientMessage) {
    switch report {
    case .hello, .late: break
    case .edit(let id, let edit): receive(edit, for: id)
    case .whole(let id, let sequence, let base, let text, let markCount, let anchor, let head):
      // Another page may have changed the text just now.
      update()
      // A text that is shown in part can't be replaced as a whole.
      guard let node = host.node(id), !node.isTooLongForBrowser else { break }
      let commands = markup.withField(node) { state, content in
        state.receiveWhole(
          sequence: sequence, text: text, markCount: markCount, anchor: anchor, head: head, content: content,
          isKept: base > 0 && isTypedElsewhere(node))
      }
      carryOut(commands ?? [], on: node)
    case .undo(let id, let sequence, let base): carryOut(.undo, on: id, sequence: sequence, base: base)
    case .redo(let id, let sequence, let base): carryOut(.redo, on: id, sequence: sequence, base: base)
    case .action(let number, let action):
      if pending.begins(number) { carryOut(action) }
    }
  }

  private func receive(_ edit: FieldEdit, for id: NodeID) {
    guard let node = host.node(id) else { return }
    let commands =
      markup.withField(node, isWhole: true) { state, content in state.receive(edit, content: content) } ?? []
    guard let commands else {
      pending.message.answer(.unplaced, for: id)
      return
    }
    if let field = fieldAhead(of: node), let typed = edit.typed {
      pending.fields.append(id)
      type(typed, into: field)
    } else {
      carryOut(commands, on: node)
    }
  }

  /// The field that has the focus, where the program has moved it away from `node` and the page has not confirmed that:
  /// it receives what the page reports for `node`, as it would without a delay. Nil if the page has confirmed the move, and
  /// while a text is composed.
  private func fieldAhead(of node: Node) -> Node? {
    guard pending.typingFocus == node.id, let field = host.focus.field?.node, field !== node,
      case .field(let left) = node.content, left.marked == nil, !field.isTooLongForBrowser
    else { return nil }
    return field
  }

  private func type(_ commands: [EditCommand], into field: Node) {
    for command in commands { host.send(.edit(command), to: field.id) }
    guard let field = host.node(field.id) else { return }
    noteOtherEdit(of: field, isByEarlierPage: false)
    pending.fields.append(field.id)
  }

  private func noteOtherEdit(of field: Node, isByEarlierPage: Bool) {
    update()
    markup.withField(field, isWhole: true) { state, content in
      state.noteOtherEdit(content, isByEarlierPage: isByEarlierPage)
    }
  }

  private func carryOut(_ commands: [EditCommand], on node: Node) {
    for command in commands { host.send(.edit(command), to: node.id) }
    update()
    let select =
      markup.withField(node, isWhole: true) { state, content in state.selectionCommand(content: content) } ?? nil
    if let select {
      host.send(.edit(select), to: node.id)
    }
    if isNextPageServed { noteOtherEdit(of: node, isByEarlierPage: true) }
    pending.fields.append(node.id)
  }

  /// Undoes or redoes, where the browser has the text of `base`.
  private func carryOut(_ command: EditCommand, on id: NodeID, sequence: Int, base: Int) {
    guard let node = host.node(id),
      markup.withField(node, { state, _ in state.receiveCommand(sequence: sequence, base: base) }) == true
    else { return }
    host.send(.edit(command), to: id)
    pending.fields.append(id)
  }

  private func carryOut(_ action: ClientMessage.Action) {
    switch action {
    case .followed(let id): pending.typingFocus = id
    case .focus(let id):
      (pending.shownFocus, pending.typingFocus) = (id, id)
      if let node = id.flatMap(host.node) { markup.withField(node, isWhole: true) { state, _ in state.focusDidMove() } }
      if let id, let node = host.node(id), node.attributes.isFocusable {
        host.focus.move(to: id)
      } else {
        // An element that only the browser can focus: for the program there is no focus then.
        host.focus.move(to: nil)
        if host.focus.node == nil { pending.shownFocus = nil }
      }
    case .resize(let id, let frame):
      guard let node = host.node(id) else { return }
      markup.redraw(node, &pending.message) { host.layout.report(frame, of: id) }
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
    case .setOn(let id, let isOn): choose(String(isOn), of: id)
    case .setValue(let id, let value): choose(value, of: id)
    case .keepChoice(let id, let value): keepChoice(value, of: id)
    case .moveValue(let id, let value): choose(value, of: id, isFinal: false)
    case .submit(let id):
      let isAhead = host.node(id).flatMap(fieldAhead) != nil
      // The page has moved the focus already.
      if case .field(let field)? = host.node(id)?.content, field.chain != nil {
        pending.owesFocus = true
        pending.typingFocus = nil
      }
      guard host.focus.node?.id == id || isAhead else {
        host.send(.submit, to: id)
        return
      }
      driver.press(KeyPress(key: .return, characters: "\r"))
    case .key(let name, let modifiers):
      guard let key = BrowserKey.equivalent(of: name) else { return }
      let press = KeyPress(key: key, modifiers: EventModifiers(rawValue: modifiers & 0x3F))
      // The browser does by itself what these keys do on a desktop; of a deletion in an empty field it says nothing else,
      // and it tells of Tab where only the program knows what had the focus then.
      let outcome = host.keys.handle(press, native: key == .delete || key == .tab ? nil : .desktop)
      // The browser's own Tab selects a line of text.
      if case .performed(.moveFocus) = outcome { host.focus.selectLine() }
    case .openMenu(let id, let canPaste):
      let items = menu.open(of: id, canPaste: canPaste)
      pending.message.append(.menu(menu.number, of: id, items))
    case .choose(let number, let index, let pasted): menu.choose(index, in: number, pasted: pasted)
    case .capturedKey(let name, let characters, let modifiers, let isRepeated):
      press(name, characters, EventModifiers(rawValue: modifiers & 0x3F), isRepeated: isRepeated)
    case .releasedKey("", _, let modifiers):
      driver.modifierKeysDidChange(to: EventModifiers(rawValue: modifiers & 0x3F))
    case .releasedKey(let name, let characters, let modifiers):
      guard let key = BrowserKey.equivalent(of: name), characters.utf16.count <= 64 else { return }
      let modifiers = EventModifiers(rawValue: modifiers & 0x3F)
      driver.press(KeyPress(phase: .up, key: key, characters: characters, modifiers: modifiers))
    case .format(let id, let trait):
      // The page says what its key means; the same key as a shortcut of the program comes first.
      let chord = FrontEndKeyBindings.desktop.chords(for: .format(trait), in: .richText).first
      let key = chord.map { KeyPress(key: $0.key, characters: String($0.key.character), modifiers: $0.modifiers) }
      if key.map(host.keys.press) != .handled { host.send(.format(trait), to: id) }
      pending.fields.append(id)
    case .copied(let id):
      menu.clipboard.isWrittenByBrowser = true
      host.send(.edit(.copy), to: id)
      menu.clipboard.isWrittenByBrowser = false
    case .clipboard(let text): menu.clipboard.take(text)
    case .paste(let id, let text, let html):
      host.send(.paste(ClipboardText(text: text, html: html.isEmpty ? nil : html)), to: id)
      pending.fields.append(id)
    case .navigate(let address, let depth): _ = location.open(address, depth: depth, in: host)
    case .filePart(let dialog, let file, let name, let data): files.take(data, of: file, named: name, in: dialog)
    case .filesChosen(let dialog, let count): files.end(dialog, count: count)
    case .authorized(let request, let credential): passkeys.end(request, credential)
    case .dragPrepared(let id): prepareDrag(id)
    case .dragOver(let id, let place):
      let drags = host.part(DragAndDrop.self)
      drags.hover(over: id, at: place, drags.items.isEmpty ? [] : nil)
    case .drop(let id, let place, "Files", let types): takeDroppedFiles(id, place, types)
    case .drop(let id, let place, let type, let data):
      let items = type.map { DragItem.items(Data(data.utf8), type: $0) }
      host.part(DragAndDrop.self).drop(on: id, at: place, items)
    case .dragEnd: host.part(DragAndDrop.self).end()
    case .find(let isReplacing): host.keys.showFind(isReplacing: isReplacing)
    case .surroundings(let isNarrow, let isDark, let isStill, let window, let scale):
      host.window.set(window, scale: CGFloat(scale) / 1000)
      host.colorScheme.setSurrounding(isDark ? .dark : .light)
      host.updateEnvironment {
        $0.horizontalSizeClass = isNarrow ? .compact : .regular
        $0.accessibilityReduceMotion = isStill
      }
    }
  }

  /// Begins a drag, and tells the page what other programs get: the texts that are there.
  private func prepareDrag(_ id: NodeID) {
    let drags = host.part(DragAndDrop.self)
    drags.end()
    guard drags.begin(id) else { return }
    pending.message.append(.dragData(of: id, drags.items.flatMap(\.texts).flatMap { [$0.type, $0.text] }))
  }

  /// Asks the page for the files that were dropped on a view, and drops them when all are there. `types` are their MIME
  /// types with commas between.
  private func takeDroppedFiles(_ id: NodeID, _ place: CGPoint, _ types: String) {
    let drags = host.part(DragAndDrop.self)
    let names = types.split(separator: ",").map(String.init)
    // The page lists every file by its address as well.
    guard drags.accepts(names + ["text/uri-list"], on: id) else { return drags.end() }
    _ = files.present(FileDialog(kind: .open(allowsSeveral: true), title: "")) { [weak drags] answer in
      guard case .chosen(let files) = answer else {
        drags?.end()
        return
      }
      let types = types.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let items = files.enumerated().map { index, file in
        DragItem(file: file, mimeType: types.count == files.count ? types[index] : "")
      }
      drags?.drop(on: id, at: place, items)
    }
  }

  /// A key that the program handles before the field; if it ignores the key, the field handles it here.
  private func press(_ name: String, _ characters: String, _ modifiers: EventModifiers, isRepeated: Bool) {
    guard let key = BrowserKey.equivalent(of: name), characters.utf16.count <= 64 else { return }
    let isTyped = modifiers.isDisjoint(with: [.control, .command]) && name.count == 1
    let press = KeyPress(
      phase: isRepeated ? .repeat : .down, key: key, characters: isTyped ? characters : "", modifiers: modifiers)
    if let id = host.focus.node?.id { pending.fields.append(id) }
    driver.press(press)
  }

  func update() { driver.showChanges() }
}
#endif
