import Foundation
import PlatenTesting
import SwiftUI
import Testing

@testable import ReadingList

@MainActor @Suite struct ReadingListTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")

  @Test func aBookIsAddedAndSaved() async throws {
    let screen = await Screen(BookList().environment(Library(file: file)))
    try screen.button("Add Book").press()
    let save = try screen.button("Save")
    #expect(try !save.isEnabled)
    try screen.field("Title").type("Emma")
    try screen.field("Pages").type("474")
    #expect(try save.isEnabled)
    try save.press()
    #expect(screen.shows("Emma"))
    let saved = Library(file: file).books
    #expect(saved.map(\.title) == ["Emma"])
    #expect(saved.map(\.pages) == [474])
  }

  @Test func aTitleIsRequired() async throws {
    let library = Library(file: file)
    library.put(Book(title: "Emma", author: "Jane Austen"))
    let screen = await Screen(BookList().environment(library))
    try screen.button("Emma").press()
    try screen.button("Edit").press()
    try screen.field("Title").replace(with: "")
    try screen.press(.tab)
    #expect(screen.shows("A book has a title."))
    #expect(try !screen.button("Save").isEnabled)
  }
}
