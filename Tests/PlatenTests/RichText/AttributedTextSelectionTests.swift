import SwiftUI
import Testing

@testable import Platen
@testable import PlatenGraph
@testable import PlatenTree

@MainActor @Suite struct AttributedTextSelectionTests {
  private func text(_ string: String = "Edit me") -> AttributedString { AttributedString(string) }

  private func selection(_ range: Range<Int>, in text: AttributedString) -> AttributedTextSelection {
    AttributedTextSelection(range: text.indexRange(range))
  }

  private func offsets(_ selection: AttributedTextSelection, in text: AttributedString) -> [Range<Int>] {
    switch selection.indices(in: text) {
    case .insertionPoint(let index): [text.utf16Range(index..<index)]
    case .ranges(let ranges): ranges.ranges.map { text.utf16Range($0) }
    }
  }

  @Test func itStartsAsACaretAtTheEnd() {
    #expect(offsets(AttributedTextSelection(), in: text()) == [7..<7])
    #expect(offsets(AttributedTextSelection(ranges: RangeSet()), in: text()) == [7..<7])
  }

  @Test func indicesOfAnotherTextFallBackToTheEnd() {
    var text = text()
    let selection = selection(0..<4, in: text)
    text.characters.append("!")
    #expect(offsets(selection, in: text) == [8..<8])
  }

  @Test func attributesChangeInTheSelectionAndItStays() {
    var text = text()
    var selection = selection(0..<4, in: text)
    text.transformAttributes(in: &selection) { $0.link = URL(string: "https://example.com") }
    #expect(text.runs.map { text.utf16Range($0.range) } == [0..<4, 4..<7])
    #expect(text.runs.first?.link == URL(string: "https://example.com"))
    #expect(offsets(selection, in: text) == [0..<4])
  }

  @Test func atACaretTypingAttributesChange() {
    var text = text()
    var selection = AttributedTextSelection(insertionPoint: text.index(utf16Offset: 4))
    text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
    #expect(text == AttributedString("Edit me"))
    #expect(selection.typingAttributes(in: text).foregroundColor == .red)
    text.replaceSelection(&selection, withCharacters: "ing")
    #expect(String(text.characters) == "Editing me")
    #expect(text.runs.map { text.utf16Range($0.range) } == [0..<4, 4..<7, 7..<10])
    #expect(offsets(selection, in: text) == [7..<7])
  }

  @Test func typedTextTakesTheAttributesBeforeIt() {
    var text = AttributedString("red", attributes: AttributeContainer().foregroundColor(.red))
    text += AttributedString(" plain")
    let behind = AttributedTextSelection(insertionPoint: text.index(utf16Offset: 3))
    #expect(behind.typingAttributes(in: text).foregroundColor == .red)
    let start = AttributedTextSelection(insertionPoint: text.startIndex)
    #expect(start.typingAttributes(in: text).foregroundColor == .red)
    #expect(AttributedTextSelection().typingAttributes(in: text).foregroundColor == nil)
  }

  @Test func replacingDeletesEveryRangeAndInsertsAtTheFirst() {
    var text = text("one two three")
    var ranges = RangeSet(text.indexRange(0..<3))
    ranges.insert(contentsOf: text.indexRange(8..<13))
    var selection = AttributedTextSelection(ranges: ranges)
    text.replaceSelection(&selection, with: AttributedString("1"))
    #expect(String(text.characters) == "1 two ")
    #expect(offsets(selection, in: text) == [1..<1])
  }

  @Test func attributesOfTheSelectionCanBeRead() {
    var text = text("one two")
    text[text.indexRange(0..<3)].foregroundColor = .red
    let all = selection(0..<7, in: text)
    #expect(all.attributes(in: text)[\.foregroundColor] == [.red, nil])
    #expect(all.attributes(in: text)[\.foregroundColor].contains(.red))
    #expect(selection(1..<2, in: text).attributes(in: text).map(\.foregroundColor) == [.red])
  }

  @Test func aSelectionIsCarriedThroughATransformation() {
    var text = text()
    var selection = selection(5..<7, in: text)
    text.transform(updating: &selection) { $0.characters.insert(contentsOf: "Do ", at: $0.startIndex) }
    #expect(offsets(selection, in: text) == [8..<10])
    struct Stop: Error {}
    #expect(throws: Stop.self) { try text.transform(updating: &selection) { _ in throw Stop() } }
  }

  @Test func boldIsResolvedAndTakenBack() {
    let context = EnvironmentValues().fontResolutionContext
    #expect(Font.default.bold().resolve(in: context).isBold)
    #expect(!Font.default.bold().bold(false).resolve(in: context).isBold)
    #expect(!Font.headline.bold(false).resolve(in: context).isBold)
    #expect(Font.body.italic().resolve(in: context).isItalic)
    #expect(Font.title.resolve(in: context).pointSize > Font.body.resolve(in: context).pointSize)
  }
}

private struct OneUnderline: AttributedTextFormattingDefinition {
  var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
    ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
    LinksAreBlue()
  }
}

private struct LinksAreBlue: AttributedTextValueConstraint {
  typealias Scope = AttributeScopes.SwiftUIAttributes
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

  func constrain(_ container: inout Attributes) {
    container.foregroundColor = container.link == nil ? nil : .blue
  }
}

@MainActor @Suite struct FormattingDefinitionTests {
  @Test func constraintsApplyInTheirOrder() {
    var container = AttributeContainer()
    container.underlineStyle = Text.LineStyle(pattern: .dash)
    container.foregroundColor = .red
    OneUnderline().constrain(&container)
    #expect(container.underlineStyle == .single)
    #expect(container.foregroundColor == nil)
    container.link = URL(string: "https://example.com")
    OneUnderline().constrain(&container)
    #expect(container.foregroundColor == .blue)
  }

  @Test func attributesOutsideTheScopeAreIgnored() {
    struct Scope: AttributeScope {
      let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
    }
    var text = AttributedString("a")
    text.underlineStyle = .single
    text.foregroundColor = .red
    let shown = FormattingDefinition(AttributedTextFormatting.EmptyDefinition<Scope>()).applied(to: text)
    #expect(shown.underlineStyle == .single)
    #expect(shown.foregroundColor == nil)
  }
}
