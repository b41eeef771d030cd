import Testing
import TextEditing

@Suite struct WholeReplacementTests {
  @Test func theNextEditReplacesEverythingOnce() {
    var field = session("old|")
    field.replacesAll = .atAnyEdit
    field.type("ab")
    #expect(picture(field) == "ab|")
    field.replacesAll = .atAnyEdit
    field.backspace()
    #expect(picture(field) == "|")
    #expect(field.replacesAll == .never)
  }

  @Test func aDeletionIsNoInsertion() {
    var field = session("old|")
    field.replacesAll = .atInsertion
    field.backspace()
    #expect(picture(field) == "ol|")
    field.perform(.paste("new"))
    #expect(picture(field) == "new|")
  }

  @Test func theProgramsWritingReplacesNothing() {
    var field = session("old|")
    field.replacesAll = .atAnyEdit
    field.perform(.rewrite("OLD"))
    #expect(field.replacesAll == .atAnyEdit)
  }
}
