import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

/// The list is kept in the defaults of the process, so that its tests go one after the other.
@MainActor @Suite(.serialized) struct ShoppingListTests {
  /// A list that has never been shown before.
  private func emptyScreen() async -> Screen {
    AppStorage(wrappedValue: Data(), "shoppingList").wrappedValue = Data()
    return await Screen(ShoppingListView())
  }

  @Test func oneThingAfterTheOtherIsAddedWithoutLeavingTheField() async throws {
    let screen = await emptyScreen()
    try screen.field("Add an item").focus()
    for item in ["Bread", "3 apples", "  Cheese "] {
      try screen.type(item)
      try screen.press(.return)
      #expect(screen.focusedLabel == "Add an item")
      #expect(try screen.field("Add an item").text == "")
    }
    #expect(screen.shows("3 items left."))
    #expect(screen.shows("× 3"))
    #expect(try screen.field(at: 2).text == "Cheese")
    #expect(try screen.button("Take Cheese").isEnabled)
  }

  @Test func returnInTheEmptyFieldLeavesIt() async throws {
    let screen = await emptyScreen()
    try screen.field("Add an item").press(.return)
    #expect(screen.focusedLabel != "Add an item")
    #expect(screen.shows("Nothing left to buy."))
  }

  @Test func takenItemsMoveToTheBasketAndBack() async throws {
    let screen = await emptyScreen()
    try screen.field("Add an item").type("Milk")
    try screen.press(.return)
    try screen.button("Take Milk").press()
    #expect(screen.shows("In the basket"))
    #expect(screen.shows("Nothing left to buy."))
    try screen.button("Put Milk back").press()
    #expect(!screen.shows("In the basket"))
    try screen.button("Take Milk").press()
    try screen.button("Empty the basket").press()
    #expect(!screen.shows("In the basket"))
  }

  @Test func aNameIsChangedInItsRow() async throws {
    let screen = await emptyScreen()
    try screen.field("Add an item").type("Milk")
    try screen.press(.return)
    try screen.field(at: 0).replace(with: "Oat milk")
    #expect(try screen.button("Take Oat milk").isEnabled)
  }

  @Test func theListIsPersisted() async throws {
    let screen = await emptyScreen()
    try screen.field("Add an item").type("2 lemons")
    try screen.press(.return)
    screen.close()
    let again = await Screen(ShoppingListView())
    #expect(try again.button("Take lemons").isEnabled)
    #expect(again.shows("× 2"))
  }

  @Test func editingShowsButtonsToDelete() async throws {
    let screen = await emptyScreen()
    for item in ["Bread", "Apples"] {
      try screen.field("Add an item").type(item)
      try screen.press(.return)
    }
    try screen.button("Edit").press()
    try screen.button("Delete").press()
    #expect(screen.shows("1 item left."))
    #expect(try screen.button("Take Apples").isEnabled)
    try screen.button("Done").press()
  }

  @Test func theMenuSortsTheList() async throws {
    let screen = await emptyScreen()
    for item in ["pears", "Bread"] {
      try screen.field("Add an item").type(item)
      try screen.press(.return)
    }
    try screen.menu("More").choose("Sort by name")
    #expect(try screen.field(at: 0).text == "Bread")
  }
}
