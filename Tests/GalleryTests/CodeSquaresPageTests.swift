import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor @Suite struct CodeSquaresPageTests {
  @Test func aTapOnTheSquaresEditsTheFieldBehindThem() async throws {
    let screen = await Screen(CodeSquaresPage())
    try screen.tapTarget("–").press()
    #expect(try screen.field("Code").isFocused && screen.shows("Editing"))
    for digit in "12x34" { try screen.type(String(digit)) }
    await screen.settle()
    #expect(screen.shows("Code 1234"))
    #expect(try !screen.field("Code").isFocused)
  }

  @Test func whatIsInFrontShowsTheProblemAndLeavesTheSquaresToTheUser() async throws {
    let screen = await Screen(CodeSquaresPage())
    try screen.button("Check").press()
    #expect(screen.shows("The code has 4 digits."))
    try screen.tapTarget("–").press()
    try screen.type("9")
    #expect(!screen.shows("The code has 4 digits.") && screen.shows("Editing 9"))
  }
}
