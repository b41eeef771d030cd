import TextEditing

/// What a field presents outside of its own frame.
extension FieldInput {
  // MARK: suggestions

  /// A suggestion was taken.
  func replaceWhole(with text: String) {
    isCompleting = true
    defer { isCompleting = false }
    replace(0..<controller.session.utf16Count, with: text)
  }

  // MARK: the keyboard's toolbar

  func showKeyboardBar() {
    host.updates.afterPass { [weak self] in
      guard let self, let nodeID, host.focus.focusedID == nodeID else { return }
      host.keyboardBar.show(environment.keyboardItems, for: nodeID, environment: environment)
    }
  }

  /// The program has changed what is in the toolbar.
  func followKeyboardItems(_ items: AnyView?) {
    guard let nodeID, host.keyboardBar.owner == nodeID else { return }
    guard items != nil || host.presentations[.keyboardBar] != nil else { return }
    host.updates.afterPass { [weak self] in
      guard let self, host.keyboardBar.owner == nodeID else { return }
      guard host.focus.focusedID == nodeID || host.presentations.isFocusInside(.keyboardBar) else { return }
      host.keyboardBar.show(items, for: nodeID, environment: environment)
    }
  }

  func requestFocus() {
    host.updates.afterPass { [weak self] in
      if let self, let nodeID { host.focus.move(to: nodeID) }
    }
  }

  // MARK: for a search

  var storage: TextStorage { controller.session.storage }

  var selection: EditSelection { controller.session.selection }

  func select(_ range: Range<Int>) { controller.select(EditSelection(range)) }

  func replace(_ range: Range<Int>, with text: String) { perform(.replace(range, with: text, selection: nil)) }

  func replace(_ ranges: [Range<Int>], with text: String) {
    guard let command = controller.session.storage.replacement(of: ranges, with: text) else { return }
    driver.willReplace(ranges, with: text)
    perform(command)
  }

  var canFind: Bool {
    configuration.kind == .editor && !configuration.isSecure && !secrecy.isMasked
      && !environment.findSettings.isDisabled
  }

  /// Opens and closes the search as the program's binding requires.
  func followFindSettings(_ settings: FindSettings) {
    let isShown = host.find.finder?.searches(self) ?? false
    guard configuration.kind == .editor, settings.isPresented != nil || isShown else { return }
    let isWanted = settings.isPresented?.wrappedValue ?? isShown
    if isWanted, !isShown, canFind {
      host.updates.afterPass { [weak self] in
        // Of several editors inside the modifier, the first has it.
        if let self, host.find.finder == nil { openFinder(isReplacing: false) }
      }
    } else if isShown, !isWanted || !canFind {
      host.updates.afterPass { [weak self] in
        if let self, host.find.finder?.searches(self) == true { host.find.finder?.close() }
      }
    }
  }

  private func openFinder(isReplacing: Bool) {
    guard let nodeID else { return }
    host.find.dismiss()
    var surroundings = host.rootEnvironment
    surroundings.locale = environment.locale
    surroundings.tint = environment.tint
    surroundings.isEnabled = environment.isEnabled
    surroundings.findSettings = environment.findSettings
    let isPresented = environment.findSettings.isPresented
    let finder = TextFinder(self, editor: nodeID, isReplacing: isReplacing, host: host, environment: surroundings)
    finder.didClose = { [weak self] in
      if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
      self?.setNeedsEvaluation()
    }
    host.find.finder = finder
    finder.begin(with: controller.session.storage.slice(selection.range))
    finder.show()
    if isPresented?.wrappedValue == false { isPresented?.wrappedValue = true }
  }
}

extension FieldInput: FindResponder {
  func showFind(isReplacing: Bool) -> Bool {
    guard canFind else { return false }
    openFinder(isReplacing: isReplacing)
    return true
  }
}
