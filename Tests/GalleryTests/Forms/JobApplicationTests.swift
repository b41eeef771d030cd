import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor @Suite struct JobApplicationTests {
  @Test func anApplicationIsFilledInPageByPage() async throws {
    let screen = await Screen(JobApplicationView())
    #expect(try screen.progress().fraction == 0)

    try screen.button("Personal details").press()
    #expect(screen.pageTitle == "Personal details")
    try screen.field("First name").type("Ada")
    try screen.field("Last name").type("Lovelace")
    #expect(try !screen.button("Done").isEnabled)
    try screen.field("E-mail").type("ada@example.org")
    try screen.button("Done").press()
    #expect(screen.pageTitle == "Swift developer")
    #expect(try screen.progress().fraction == 0.25)

    try screen.button("Experience").press()
    try screen.button("Add a position").press()
    try screen.field("Company").type("Babbage & Co.")
    #expect(screen.shows("Babbage & Co."))
    try screen.field("Role").type("Programmer")
    try screen.press(.escape)

    try screen.button("Documents").press()
    try screen.button("Choose a file").press()
    #expect(screen.presentation == "confirmation dialog: Which file?")
    try screen.button("Portfolio.pdf").press()
    #expect(screen.shows("Portfolio.pdf"))
    try screen.button("Back").press()

    #expect(try !screen.button("Submit application").isEnabled)
    try screen.toggle("What I wrote is true").press()
    try screen.button("Submit application").press()
    #expect(screen.shows("Thank you, Ada!"))
    try screen.button("Close").press()
    #expect(screen.presentation == nil)
  }

  @Test func aPositionIsRemoved() async throws {
    let screen = await Screen(JobApplicationView())
    try screen.button("Experience").press()
    try screen.button("Add a position").press()
    try screen.field("Company").type("First")
    try screen.button("Add a position").press()
    try screen.button("Remove").press()
    #expect(try screen.field("Company").text == "")
  }

  @Test func theWordsOfTheLetterAreCounted() async throws {
    let screen = await Screen(JobApplicationView())
    try screen.field("Why you?").type("I can\nprogram")
    #expect(screen.shows("3 words"))
  }
}
