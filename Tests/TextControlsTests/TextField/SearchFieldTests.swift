import Testing
import TextControls

@MainActor struct SearchFieldTests {
  private func field(_ tokens: String...) -> UISearchTextField {
    let field = UISearchTextField()
    for (index, token) in tokens.enumerated() { field.insertToken(UISearchToken(icon: nil, text: token), at: index) }
    field.text = "word"
    return field
  }

  @Test func tokensAreBeforeTheText() {
    let field = field("Ada", "2024")
    #expect(field.text == "word")
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 6)
    let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    #expect(all.flatMap { field.text(in: $0) } == "\u{FFFC}\u{FFFC}word")
    #expect(all.map { field.tokens(in: $0).map(\.text) } == ["Ada", "2024"])
    #expect(field.text(in: field.textualRange) == "word")
    let last = field.textRange(from: field.positionOfToken(at: 1), to: field.endOfDocument)
    #expect(last.map { field.tokens(in: $0).map(\.text) } == ["2024"])
    #expect(field.tokens(in: field.textualRange).isEmpty)
    #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
  }

  @Test func backspaceAtTheStartDeletesTheLastToken() {
    let field = field("Ada", "2024")
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.selectedTextRange = field.textRange(from: field.textualRange.start, to: field.textualRange.start)
    field.receive(.delete(.backward, .grapheme))
    #expect(field.tokens.map(\.text) == ["Ada"] && field.text == "word" && changes == 1)
    field.allowsDeletingTokens = false
    field.receive(.delete(.backward, .grapheme))
    #expect(field.tokens.count == 1)
  }

  @Test func aTokenReplacesText() {
    let field = field()
    field.replaceTextualPortion(of: field.textualRange, with: UISearchToken(icon: nil, text: "Word"), at: 0)
    #expect(field.text == "" && field.tokens.map(\.text) == ["Word"])
  }

  @Test func indicesOutOfRangeDoNoHarm() {
    let field = field("a")
    field.insertToken(UISearchToken(icon: nil, text: "z"), at: 99)
    field.removeToken(at: -1)
    field.removeToken(at: 5)
    #expect(field.tokens.map(\.text) == ["a", "z"])
    #expect(field.compare(field.positionOfToken(at: 9), to: field.textualRange.start) == .orderedSame)
  }

  @Test func theDelegateIsNotifiedOfTheChosenSuggestion() {
    final class Delegate: NSObject, UISearchTextFieldDelegate {
      var chosen: [String?] = []
      func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
        chosen.append(suggestion.localizedSuggestion)
      }
    }
    let (field, delegate) = (UISearchTextField(), Delegate())
    field.delegate = delegate
    field.choose(UISearchSuggestionItem(localizedSuggestion: "Ada"))
    #expect(delegate.chosen == ["Ada"])
  }
}
