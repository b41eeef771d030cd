import PlatenGraph

// Going back to an earlier question.
extension PlainForm {
  /// Says once, at the second question, how the user goes back to the first.
  func sayHowToGoBack(from index: Int, in items: [PlainItem]) {
    guard console.isInteractive, !hasSaidHowToGoBack, items[..<index].contains(where: \.isQuestion) else { return }
    hasSaidHowToGoBack = true
    let way = console.isSpoken ? words("Shift-Tab goes back.") : words("%@ alone goes back.", StandardConsole.back)
    line("  (\(way))")
  }

  /// Has the question before an item asked again, and then the item; before no item the last question.
  func goBack(from item: PlainItem?) {
    goesBack = false
    let questions = items.filter(\.isQuestion).compactMap(\.node)
    let place = item?.node.flatMap { node in questions.firstIndex { $0 === node } } ?? questions.count
    if let node = item?.node { answered.remove(node.id) }
    guard let node = questions[..<place].last(where: \.attributes.isEnabled) else {
      return line("  " + words("There is no question before this one."))
    }
    answered.remove(node.id)
  }
}
