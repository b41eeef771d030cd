import PlatenTesting
import SwiftUI
import Testing

/// State belongs to identity: it lasts while a view keeps its place and its identity, and no longer.
@MainActor struct IdentityTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private struct ItemRow: View {
    let item: Item
    @State private var note = ""

    var body: some View { TextField("Item \(item.id)", text: $note) }
  }

  private struct Reordering: View {
    @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]

    var body: some View {
      ForEach(items) { ItemRow(item: $0) }
      Button("Reverse") { items.reverse() }
      Button("Drop") { items.removeFirst() }
      Button("Add") { items.insert(Item(id: 9), at: 1) }
    }
  }

  @Test func rowsKeepTheirTextAndFocusWhenTheyAreMoved() async throws {
    let screen = await Screen(Reordering())
    try screen.field("Item 1").type("one")
    try screen.field("Item 3").type("three")
    try screen.button("Reverse").press()
    #expect(try screen.field(at: 0).label == "Item 3")
    #expect(try screen.field("Item 1").text == "one")
    #expect(try screen.field("Item 3").text == "three")
    #expect(screen.focusedLabel == "Item 3")
    try screen.type("!")
    #expect(try screen.field("Item 3").text == "three!")
  }

  @Test func onlyTheRowsThatCameOrWentAreInsertedOrRemoved() async throws {
    let screen = await Screen(Reordering())
    #expect(try screen.cost { try screen.button("Add").press() }.patches == 1)
    #expect(try screen.field(at: 1).label == "Item 9")
    #expect(try screen.cost { try screen.button("Drop").press() }.patches == 1)
    #expect(try screen.field(at: 0).label == "Item 9")
  }

  private struct Switching: View {
    @State private var isFirst = true
    @State private var id = 0

    var body: some View {
      if isFirst { ItemRow(item: Item(id: 1)) } else { ItemRow(item: Item(id: 2)) }
      ItemRow(item: Item(id: 5)).id(id)
      Button("Switch") { isFirst.toggle() }
      Button("Renew") { id += 1 }
    }
  }

  @Test func theOtherBranchOfAConditionIsAnotherView() async throws {
    let screen = await Screen(Switching())
    try screen.field("Item 1").type("text")
    try screen.button("Switch").press()
    #expect(try screen.field("Item 2").text == "")
    try screen.button("Switch").press()
    #expect(try screen.field("Item 1").text == "")
  }

  @Test func anotherIDIsAnotherView() async throws {
    let screen = await Screen(Switching())
    try screen.field("Item 5").type("text")
    try screen.button("Renew").press()
    #expect(try screen.field("Item 5").text == "")
  }

  @Test func aGroupIsModifiedViewByView() async throws {
    struct Grouped: View {
      @State private var isWide = false
      var body: some View {
        Group {
          Text("one")
          if isWide { Text("two") }
        }
        .padding()
        Toggle("Wide", isOn: $isWide)
      }
    }
    let screen = await Screen(Grouped())
    try screen.toggle("Wide").press()
    #expect(screen.texts == ["one", "two", "Wide"])
    try screen.toggle("Wide").press()
    #expect(screen.texts == ["one", "Wide"])
  }

  @Test func appearanceActionsRunOnceEach() async throws {
    @MainActor final class Log { var events: [String] = [] }
    struct Appearing: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        if isShown {
          Text("here").onAppear { log.events.append("appear") }.onDisappear { log.events.append("disappear") }
        }
        Toggle("Shown", isOn: $isShown)
      }
    }
    let log = Log()
    let screen = await Screen(Appearing(log: log))
    #expect(log.events == ["appear"])
    try screen.toggle("Shown").press()
    #expect(log.events == ["appear", "disappear"])
  }

  @Test func anObservableObjectIsFollowedByPropertyAlone() async throws {
    let model = Model()
    struct Names: View {
      let model: Model
      var body: some View { Text("name \(model.name)") }
    }
    struct Ages: View {
      @Bindable var model: Model
      var body: some View { TextField("Age", value: $model.age, format: .number) }
    }
    struct Both: View {
      let model: Model
      var body: some View {
        Names(model: model)
        Ages(model: model)
      }
    }
    let screen = await Screen(Both(model: model))
    try screen.field("Age").focus()
    let cost = try screen.cost { try screen.type("4") }
    #expect(model.age == 4)
    #expect(cost.patches == 1)
    model.name = "Ada"
    screen.update()
    #expect(screen.shows("name Ada"))
  }

  @Test func anOnChangeThatNeverSettlesIsCutShort() async throws {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Button("Start") { count = 1 }
        Text("\(count)").onChange(of: count) { count += 1 }
      }
    }
    let screen = await Screen(Restless())
    try screen.button("Start").press()
    #expect(!screen.texts.isEmpty)
  }
}

@Observable private final class Model {
  var name = ""
  var age: Int? = nil
}
