import PlatenGraph

// The buttons, which are offered after the questions.
extension PlainForm {
  /// Offers the buttons until one leads to new questions (true), or until the user is done.
  func offerButtons() async -> Bool {
    while true {
      await update()
      guard !isStopped else { return false }
      let next = nextQuestion(in: items)
      noteAnswer(show(upTo: next, changed: true))
      if next != nil { return true }
      sayWhyNothingHappens()
      if nextQuestion(in: items) != nil { return true }
      let buttons = items.compactMap { PlainButton($0, words) }
      guard !buttons.isEmpty else { return false }
      line("")
      for (index, button) in buttons.enumerated() {
        line("  \(index + 1). \(button.listed(words, isSpoken: console.isSpoken))")
      }
      showPlaces()
      let standard = buttons.first(where: \.isDefault)
      // Of one that is disabled Return says why.
      let offered = standard.flatMap { $0.isEnabled ? $0 : nil }
      let question =
        offered.map { words("Button (number or name, a field’s name to change it, Return for %@)", $0.label) }
        ?? words("Button (number or name, a field’s name to change it)")
      guard let answer = await prompt(question + ": ")?.plainLine else {
        guard goesBack else { return false }
        goBack(from: nil)
        continue
      }
      if !answer.isEmpty {
        await choose(answer, among: buttons)
      } else if let standard {
        await press(standard)
      } else {
        line("  " + words("Enter a button. Control-C ends the form."))
      }
    }
  }

  private func press(_ button: PlainButton) async {
    guard button.isEnabled else {
      miss()
      let missing = missing
      let reason = missing.isEmpty ? words("something is missing or not valid") : missing
      line("  " + words("%@ is disabled: %@", button.label, reason))
      return askWrongAgain()
    }
    if let owner = button.owner {
      if await offerActions(of: owner.node, owner.label) { presses += 1 }
      return
    }
    guard press(button.id, button.event) else { return }
    presses += 1
    lastPress = (button.id, linesWritten)
  }

  private func choose(_ answer: String, among buttons: [PlainButton]) async {
    let byName = buttons.first { $0.label.lowercased() == answer.lowercased() }
    let byNumber = Int(answer).flatMap { buttons.indices.contains($0 - 1) ? buttons[$0 - 1] : nil }
    if let button = byName ?? byNumber { return await press(button) }
    let field = items.first { item in
      switch item {
      case .field(_, let label), .toggle(_, let label), .control(_, let label):
        label.lowercased() == answer.lowercased()
      default: false
      }
    }
    if let field {
      await ask(field)
      goesBack = false
      return
    }
    if await go(to: answer) { return }
    miss()
    line("  " + words("There is no button “%@”.", answer))
  }
}
