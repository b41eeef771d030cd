import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor @Suite struct QuizEditorTests {
  @Test func returnLeadsFromTheQuestionThroughTheAnswersToANewOne() async throws {
    let screen = await Screen(QuizEditorView())
    try screen.field("Question 1").submit()
    try screen.type("X")
    #expect(try screen.field(at: 2).text == "NairobiX")
    try screen.press(.return)
    #expect(try screen.field(at: 3).isFocused)
    try screen.press(.return)
    #expect(try screen.field(at: 4).isFocused)
    try screen.type("Kisumu")
    #expect(try screen.field(at: 4).text == "Kisumu")
  }

  @Test func missingPartsAreReportedBeforePublishing() async throws {
    let screen = await Screen(QuizEditorView())
    try screen.button("Add a question").press()
    #expect(screen.focusedLabel == "Question 2")
    try screen.button("Publish").press()
    #expect(screen.shows("Question 2 is empty."))
    #expect(screen.shows("Question 2 has no right answer."))
    try screen.type("And of Ghana?")
    #expect(!screen.shows("Question 2 is empty."))
    try screen.field(at: 5).type("Accra")
    try screen.field(at: 6).type("Kumasi")
    try screen.press(.tab, modifiers: .shift)
    try screen.buttons("Wrong answer")[1].press()
    #expect(!screen.shows("Before you publish"))
    try screen.button("Publish").press()
    #expect(screen.presentation == "alert: Published")
  }

  @Test func theMenuDuplicatesDeletesAndSetsPoints() async throws {
    let screen = await Screen(QuizEditorView())
    #expect(screen.shows("1 question, 1 point"))
    try screen.menu("Question 1").choose("3 points")
    try screen.menu("Question 1").choose("Duplicate")
    #expect(screen.shows("2 questions, 6 points"))
    #expect(screen.focusedLabel == "Question 2")
    try screen.menu("Question 1").choose("Delete")
    #expect(screen.shows("1 question, 3 points"))
  }

  @Test func anAnswersMenuMarksAndDeletesIt() async throws {
    let screen = await Screen(QuizEditorView())
    #expect(try screen.contextMenu(of: "Wrong answer") == ["Mark as right", "Duplicate", "Delete"])
    try screen.chooseFromContextMenu(of: "Wrong answer", "Mark as right")
    #expect(screen.buttons("Right answer").count == 2)
    try screen.chooseFromContextMenu(of: "Right answer", "Delete")
    #expect(try screen.field(at: 2).text == "Mombasa")
    try screen.chooseFromContextMenu(of: "Right answer", "Duplicate")
    #expect(try screen.field(at: 3).text == "Mombasa")
  }

  @Test func theTitleIsThatOfThePage() async throws {
    let screen = await Screen(QuizEditorView())
    try screen.field("Title").replace(with: "")
    #expect(screen.pageTitle == "Untitled quiz")
    try screen.field("Title").type("Rivers")
    #expect(screen.pageTitle == "Rivers")
  }
}
