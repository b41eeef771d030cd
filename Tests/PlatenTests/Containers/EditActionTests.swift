import PlatenTesting
import SwiftUI
import Testing

/// Lists that remove and move the rows of a binding by themselves.
@MainActor @Suite struct EditActionTests {
  private struct Fruit: Identifiable {
    let id: Int
    var name: String
  }

  private struct Page: View {
    let actions: EditActions<[Fruit]>
    @State private var fruits = ["Apple", "Banana", "Cherry"].enumerated().map {
      Fruit(id: $0.offset, name: $0.element)
    }

    var body: some View {
      VStack {
        List($fruits, editActions: actions) { $fruit in
          Text(fruit.name).deleteDisabled(fruit.id == 0).moveDisabled(fruit.id == 2)
        }
        Text(fruits.map(\.name).joined(separator: "+"))
      }
    }
  }

  @Test func rowsAreRemovedFromTheBinding() async throws {
    let screen = await Screen(Page(actions: .delete))
    try screen.row("Banana").focus()
    try screen.press(.delete)
    #expect(screen.shows("Apple+Cherry"))
  }

  @Test func rowsAreMovedInTheBinding() async throws {
    let screen = await Screen(Page(actions: .move))
    try screen.row("Apple").focus()
    try screen.press(.downArrow, modifiers: .option)
    #expect(screen.shows("Banana+Apple+Cherry"))
    // Removing is not enabled.
    #expect(throws: ScreenError.self) { try screen.button("Delete Apple") }
  }

  @Test func aRowCanBeLeftOutOfIt() async throws {
    let screen = await Screen(Page(actions: .all))
    try screen.row("Apple").focus()
    #expect(throws: ScreenError.self) { try screen.button("Delete Apple") }
    _ = try screen.button("Move Apple down")
    try screen.row("Cherry").focus()
    #expect(throws: ScreenError.self) { try screen.button("Move Cherry up") }
    try screen.button("Delete Cherry").press()
    #expect(screen.shows("Apple+Banana"))
  }

  @Test func theButtonsFollowWhatIsTypedIntoTheRow() async throws {
    struct Names: View {
      @State private var fruits = [Fruit(id: 0, name: "Fig")]
      var body: some View {
        List($fruits, editActions: .delete) { $fruit in TextField("Name", text: $fruit.name) }
      }
    }
    let screen = await Screen(Names())
    try screen.field("Name").focus()
    _ = try screen.button("Delete Name Fig")
    try screen.type("s")
    _ = try screen.button("Delete Name Figs")
    #expect(screen.buttons("Delete Name Fig").isEmpty)
  }

  @Test func theButtonsAreNotNamedByTheControlsOfTheRow() async throws {
    struct Shopping: View {
      @State private var fruits = [Fruit(id: 0, name: "Bread"), Fruit(id: 1, name: "")]
      var body: some View {
        List($fruits, editActions: .delete) { $fruit in
          HStack {
            Toggle("Take \(fruit.name)", isOn: .constant(false)).labelsHidden()
            TextField("Item", text: $fruit.name).labelsHidden()
          }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let screen = await Screen(Shopping())
    _ = try screen.button("Delete Bread")
    _ = try screen.button("Delete Item")
  }

  @Test func elementsWithAnIdentityOfTheProgramsOwn() async throws {
    struct Names: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        VStack {
          List { ForEach($names, id: \.self, editActions: .all) { $name in Text(name) } }
          Text(names.joined())
        }
      }
    }
    let screen = await Screen(Names())
    try screen.row("b").focus()
    try screen.press(.upArrow, modifiers: .option)
    #expect(screen.shows("bac"))
    try screen.press(.delete)
    #expect(screen.shows("ac"))
  }

  @Test func editActionsFollowTheProgramsConditions() async throws {
    struct Names: View {
      @State private var names = ["a", "b", "c"]
      @State private var isEditable = false
      var body: some View {
        VStack {
          Button(isEditable ? "Lock" : "Unlock") { isEditable.toggle() }
          List($names, id: \.self, editActions: isEditable ? EditActions<[String]>.all : []) { $name in Text(name) }
          Text("Names: \(names.joined())")
        }
      }
    }
    let screen = await Screen(Names())
    #expect(throws: ScreenError.self) { try screen.button("Delete b") }
    try screen.button("Unlock").press()
    try screen.row("b").focus()
    try screen.button("Delete b").press()
    #expect(screen.shows("Names: ac"))
    try screen.button("Lock").press()
    for name in ["a", "c"] {
      #expect(throws: ScreenError.self) { try screen.button("Delete \(name)") }
    }
    #expect(screen.shows("Names: ac"))
  }
}
