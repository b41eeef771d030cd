import Foundation
import PlatenTesting
import SwiftUI
import Testing

/// Lists: selection, removal, moving, and what it costs in long ones.
@MainActor @Suite struct ListTests {
  private struct Fruit: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  private struct FruitPage: View {
    @State private var fruits = ["Apple", "Banana", "Cherry"].enumerated().map {
      Fruit(id: $0.offset, name: $0.element)
    }
    @State private var selection: Int?

    var body: some View {
      NavigationStack {
        List(selection: $selection) {
          Section("Fruits") {
            ForEach(fruits) { Text($0.name) }
              .onDelete { fruits.remove(atOffsets: $0) }
              .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
          }
        }
        .toolbar { EditButton() }
        .navigationTitle("Selected: \(selection.map(String.init) ?? "none")")
      }
    }
  }

  @Test func aPressSelectsARow() async throws {
    let screen = await Screen(FruitPage())
    #expect(screen.pageTitle == "Selected: none")
    try screen.row("Banana").select()
    #expect(screen.pageTitle == "Selected: 1")
    #expect(try screen.row("Banana").isSelected)
    try screen.row("Apple").focus()
    try screen.press(.space)
    #expect(screen.pageTitle == "Selected: 0")
    #expect(try !screen.row("Banana").isSelected)
  }

  private struct TaskPage: View {
    @State private var names = ["Apple", "Banana", "Cherry"]
    @State private var isDone: [String: Bool] = [:]

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          HStack {
            Toggle(
              "Done \(name)",
              isOn: Binding {
                isDone[name] ?? false
              } set: {
                isDone[name] = $0
              })
            TextField("Note \(name)", text: .constant("ab"))
          }
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      Text("Names: \(names.joined(separator: " "))")
    }
  }

  @Test func keysEditTheRowAroundAFocusedControl() async throws {
    let screen = await Screen(TaskPage())
    try screen.toggle("Done Apple").focus()
    try screen.press(.downArrow, modifiers: .option)
    #expect(screen.shows("Names: Banana Apple Cherry"))
    #expect(screen.focusedLabel == "Done Apple")
    try screen.press(.upArrow, modifiers: .option)
    #expect(screen.shows("Names: Apple Banana Cherry"))
    try screen.press(.deleteForward)
    #expect(screen.shows("Names: Banana Cherry"))
  }

  @Test func deleteEditsTheTextOfAFieldInARow() async throws {
    let screen = await Screen(TaskPage())
    try screen.field("Note Banana").focus()
    try screen.press(.delete)
    try screen.press(.deleteForward)
    #expect(screen.shows("Names: Apple Banana Cherry"))
  }

  @Test func arrowsMoveFromRowToRowPastTheirButtons() async throws {
    let screen = await Screen(TaskPage())
    try screen.toggle("Done Apple").focus()
    try screen.press(.downArrow)
    #expect(screen.focusedLabel == "Done Banana")
    try screen.press(.upArrow)
    #expect(screen.focusedLabel == "Done Apple")
  }

  @Test func severalRowsCanBeSelected() async throws {
    struct Page: View {
      @State private var chosen: Set<String> = ["b"]

      var body: some View {
        VStack {
          List(["a", "b", "c"], id: \.self, selection: $chosen) { Text($0) }
          Text("Chosen: \(chosen.sorted().joined())")
        }
      }
    }
    let screen = await Screen(Page())
    try screen.row("a").select()
    #expect(screen.shows("Chosen: ab"))
    try screen.row("b").select()
    #expect(screen.shows("Chosen: a"))
  }

  @Test func theDeleteKeyRemovesTheRowAndMovesTheFocus() async throws {
    let screen = await Screen(FruitPage())
    try screen.row("Banana").focus()
    try screen.press(.delete)
    #expect(screen.rows.map { $0.prefix(5) } == ["Apple", "Cherr"])
    #expect(screen.focusedLabel?.hasPrefix("Cherry") == true)
  }

  /// A Delete key that is held down goes on with rows, and deletes no text in them.
  @Test func theFocusGoesToTheSameControlOfTheNextRow() async throws {
    struct Stop: Identifiable {
      let id: Int
      var name: String
      var isBooked = false
    }
    struct Page: View {
      @State private var stops = [Stop(id: 1, name: "Bergen"), Stop(id: 2, name: "Oslo"), Stop(id: 3, name: "Bodø")]
      var body: some View {
        VStack {
          List {
            ForEach($stops) { $stop in
              HStack {
                TextField("Place \(stop.id)", text: $stop.name)
                Toggle("Booked \(stop.id)", isOn: $stop.isBooked)
              }
            }
            .onDelete { stops.remove(atOffsets: $0) }
          }
          Text("Left: \(stops.map(\.name).joined(separator: " "))")
        }
      }
    }
    let screen = await Screen(Page())
    try screen.toggle("Booked 1").focus()
    try screen.press(.deleteForward)
    #expect(screen.focusedLabel == "Booked 2")
    try screen.press(.deleteForward)
    #expect(screen.focusedLabel == "Booked 3")
    #expect(screen.shows("Left: Bodø"))
  }

  @Test func theFocusLeavesAListWhoseLastRowIsDeleted() async throws {
    struct Page: View {
      @State private var fruits = ["Apple"]
      var body: some View {
        VStack {
          List { ForEach(fruits, id: \.self) { Text($0) }.onDelete { fruits.remove(atOffsets: $0) } }
          Button("Add") {}
        }
      }
    }
    let screen = await Screen(Page())
    try screen.row("Apple").focus()
    try screen.press(.delete)
    #expect(screen.rows.isEmpty)
    #expect(screen.focusedLabel == "Add")
  }

  @Test func rowActionsAreShownAtTheFocusedRow() async throws {
    let screen = await Screen(FruitPage())
    #expect(throws: ScreenError.self) { try screen.button("Delete Apple") }
    try screen.row("Apple").focus()
    try screen.button("Delete Apple").press()
    #expect(screen.rows.count == 2)
  }

  @Test func rowsMoveByKeysAndByButtons() async throws {
    let screen = await Screen(FruitPage())
    try screen.row("Cherry").focus()
    try screen.press(.upArrow, modifiers: .option)
    #expect(screen.rows.map { $0.prefix(5) } == ["Apple", "Cherr", "Banan"])
    try screen.button("Edit").press()
    try screen.button("Move Apple down").press()
    #expect(screen.rows.map { $0.prefix(5) } == ["Cherr", "Apple", "Banan"])
    try screen.button("Done").press()
    #expect(throws: ScreenError.self) { try screen.button("Move Banana up") }
  }

  @Test func swipeActionsAreButtonsOfTheirRow() async throws {
    struct Page: View {
      @State private var flagged = "none"

      var body: some View {
        List {
          ForEach(["x", "y"], id: \.self) { name in
            Text(name).badge(3).swipeActions { Button("Flag \(name)") { flagged = name } }
          }
          Text("Flagged: \(flagged)")
        }
      }
    }
    let screen = await Screen(Page())
    try screen.row("y").focus()
    try screen.button("Flag y").press()
    #expect(screen.shows("Flagged: y"))
    #expect(screen.rows.first == "x 3")
  }

  /// "When you add swipe actions, SwiftUI no longer synthesizes the Delete actions that otherwise appear": Apple's page of
  /// `swipeActions(edge:allowsFullSwipe:content:)`.
  @Test(arguments: ["none", "empty", "leading", "trailing"])
  func swipeActionsReplaceTheDeleteOfARow(actions: String) async throws {
    struct Page: View {
      let actions: String
      @State private var names = ["x", "y"]
      @State private var isEditing = EditMode.inactive

      var body: some View {
        List {
          Button("Edit") { isEditing = .active }
          ForEach(names, id: \.self) { name in
            switch actions {
            case "empty": Text(name).swipeActions {}
            case "leading": Text(name).swipeActions(edge: .leading) { Button("Flag \(name)") {} }
            case "trailing": Text(name).swipeActions { Button("Flag \(name)") {} }
            default: Text(name)
            }
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        .environment(\.editMode, $isEditing)
      }
    }
    let screen = await Screen(Page(actions: actions))
    try screen.row("x").focus()
    #expect(((try? screen.button("Delete x")) != nil) == (actions == "none"))
    // Neither the key nor the list's own editing is a swipe.
    try screen.press(.delete)
    #expect(screen.rows.count == 1)
    try screen.button("Edit").press()
    #expect(((try? screen.button("Delete y")) != nil) == (actions != "trailing"))
  }

  @Test(arguments: [HorizontalEdge.leading, .trailing])
  func theDeleteKeyDoesWhatTheProgramsButtonDoes(edge: HorizontalEdge) async throws {
    struct Page: View {
      let edge: HorizontalEdge
      @State private var names = ["x", "y"]
      @State private var pending: String?

      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            Text(name).swipeActions(edge: edge) { Button("Remove", role: .destructive) { pending = name } }
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        Text("Confirm \(pending ?? "nothing")")
      }
    }
    let screen = await Screen(Page(edge: edge))
    try screen.row("y").focus()
    try screen.press(.deleteForward)
    #expect(screen.shows("Confirm y"))
    #expect(screen.rows.count == 2)
  }

  @Test func selectingInALongListCostsTwoRows() async throws {
    struct Page: View {
      @State private var selection: Int?

      var body: some View { List(0..<2000, selection: $selection) { Text(verbatim: "Row \($0)") } }
    }
    let screen = await Screen(Page())
    try screen.row("Row 7").select()
    let row = try screen.row("Row 1999")
    let cost = try screen.cost { try row.select() }
    #expect(try row.isSelected)
    #expect(cost.patches == 2)
    #expect(cost.evaluations < 10)
  }

  @Test func bindingsToElementsAreEditedInTheirRows() async throws {
    struct Page: View {
      @State private var fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]

      var body: some View {
        VStack {
          List($fruits) { $fruit in TextField("Name \(fruit.id)", text: $fruit.name) }
          Text(fruits.map(\.name).joined(separator: "+"))
        }
      }
    }
    let screen = await Screen(Page())
    try screen.field("Name 2").type("s")
    #expect(screen.shows("Apple+Pears"))
  }
}
