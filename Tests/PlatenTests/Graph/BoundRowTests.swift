import PlatenTesting
import SwiftUI
import Testing

/// The struct has padding bytes, whose contents are undefined.
private struct Item: Identifiable, Equatable {
  let id: Int
  var isDone = false
  var name: String
}

/// What a test does to a page's items, and what the page made of them.
@MainActor private final class Remote {
  var change: ((inout [Item]) -> Void) -> Void = { _ in }
  var first: Binding<Item>?
  var built: [Int: Int] = [:]
}

private struct StatePage: View {
  let remote: Remote
  @State var items: [Item]

  var body: some View {
    List {
      ForEach($items) { $item in
        let _ = note(item, $item)
        HStack {
          TextField("Name \(item.id)", text: $item.name)
          Text("has \(item.name.count)")
        }
      }
    }
    .onAppear { remote.change = { $0(&items) } }
  }

  private func note(_ item: Item, _ binding: Binding<Item>) {
    remote.built[item.id, default: 0] += 1
    if item.id == 1 { remote.first = binding }
  }
}

@Observable private final class Model {
  var items: [Item]

  init(_ items: [Item]) { self.items = items }
}

private struct SetGroup: Identifiable {
  struct Set: Identifiable {
    let id = 1
    var weight: Double?
  }

  let id = 1
  var sets = [Set(weight: 8)]
}

@Observable private final class ObservedGroups {
  var groups = [SetGroup()]
}

private final class GroupsObject: ObservableObject {
  @Published var groups = [SetGroup()]
}

private struct ObservedGroupsPage: View {
  @Bindable var model: ObservedGroups
  var body: some View { GroupRows(groups: $model.groups) }
}

private struct GroupsPage: View {
  @ObservedObject var model: GroupsObject
  var body: some View { GroupRows(groups: $model.groups) }
}

private struct GroupRows: View {
  @Binding var groups: [SetGroup]
  var body: some View {
    ForEach($groups) { $group in
      ForEach($group.sets) { $set in TextField("Weight", value: $set.weight, format: .number) }
    }
  }
}

/// Rows bound to the elements of a collection: what they cost, and that they stay with their elements.
@MainActor @Suite struct BoundRowTests {
  private func items(_ count: Int) -> [Item] { (0..<count).map { Item(id: $0, name: "n") } }

  private func cost(among count: Int) async throws -> (Screen.Cost, Remote) {
    let remote = Remote()
    let screen = await Screen(StatePage(remote: remote, items: items(count)))
    let field = try screen.field(at: count / 2)
    try field.focus()
    try field.type("a")
    remote.built = [:]
    return (try screen.cost { try field.type("b") }, remote)
  }

  @Test func aKeyInARowOfAStateIsNoMatterOfTheOthers() async throws {
    let (one, _) = try await cost(among: 1)
    let (many, remote) = try await cost(among: 3000)
    #expect(one == many)
    #expect(many.patches == 2)
    // Only its own row was recreated.
    #expect(remote.built.keys.sorted() == [1500])
  }

  @Test func aKeyInARowOfAModelEvaluatesThatRowAlone() async throws {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        List($model.items) { $item in TextField("Name \(item.id)", text: $item.name) }
      }
    }
    let model = Model(items(500))
    let screen = await Screen(Page(model: model))
    let field = try screen.field("Name 250")
    try field.type("a")
    let cost = try screen.cost { try field.type("b") }
    #expect(cost.evaluations < 8)
    #expect(model.items[250].name == "nab")
    // What the program itself writes is shown too, in that row alone.
    let other = screen.cost {
      model.items[3].name = "three"
      screen.update()
    }
    #expect(try screen.field("Name 3").text == "three")
    #expect(other.evaluations < 8)
  }

  @Test func theProgramsWritesAreShownInTheRow() async throws {
    let remote = Remote()
    let screen = await Screen(StatePage(remote: remote, items: items(3)))
    remote.change { $0[2].name = "third" }
    screen.update()
    #expect(try screen.field("Name 2").text == "third")
    #expect(screen.shows("has 5"))
  }

  @Test func aRowKeepsItsElementWhenOthersMoveOrGo() async throws {
    let remote = Remote()
    let screen = await Screen(StatePage(remote: remote, items: items(4)))
    let field = try screen.field("Name 3")
    try field.focus()
    // Before the view has been evaluated again, the user continues to type.
    remote.change { $0.remove(at: 0) }
    try field.type("x")
    #expect(try field.text == "nx")
    remote.change { $0.reverse() }
    screen.update()
    try field.type("y")
    #expect(try field.isFocused)
    var names: [String] = []
    remote.change { names = $0.map { "\($0.id)\($0.name)" } }
    #expect(names == ["3nxy", "2n", "1n"])
  }

  @Test func aBindingToARemovedRowReachesNoOtherRow() async throws {
    let remote = Remote()
    let screen = await Screen(StatePage(remote: remote, items: items(3)))
    let binding = try #require(remote.first)
    remote.change { $0.remove(at: 1) }
    binding.wrappedValue.name = "lost"
    screen.update()
    #expect(binding.wrappedValue.name == "n")
    binding.wrappedValue.name = "lost again"
    remote.change { $0 = [] }
    screen.update()
    #expect(binding.wrappedValue.name == "n")
    #expect(screen.fields("Name 0").isEmpty)
    var left = [Item(id: 9, name: "")]
    remote.change { left = $0 }
    #expect(left.isEmpty)
  }

  @Test func aRowIdentifiedByItsTextStaysBoundWhileTyping() async throws {
    struct Page: View {
      @State private var names = ["a", "b"]
      var body: some View {
        VStack {
          ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
          Text(names.joined(separator: "+"))
        }
      }
    }
    let screen = await Screen(Page())
    try screen.field(at: 1).type("c")
    try screen.field(at: 1).type("d")
    #expect(screen.shows("a+bcd"))
  }

  @Test func elementsThatAreEqualByTheirIdentityAreShownAsTheyAre() async throws {
    struct Named: Identifiable, Equatable {
      let id: Int
      var name: String
      static func == (first: Named, second: Named) -> Bool { first.id == second.id }
    }
    struct Page: View {
      @State private var items = [Named(id: 0, name: ""), Named(id: 1, name: "")]
      var body: some View {
        ForEach($items) { $item in
          TextField("Name \(item.id)", text: $item.name)
          Text("\(item.id) is \(item.name)")
        }
      }
    }
    let screen = await Screen(Page())
    try screen.field("Name 1").type("ab")
    #expect(screen.shows("1 is ab"))
    #expect(screen.texts.contains("0 is "))
  }

  @Test func rowsWithinRowsAreBound() async throws {
    struct Group: Identifiable {
      let id: Int
      var items: [Item]
    }
    struct Page: View {
      @State private var groups = [
        Group(id: 1, items: [Item(id: 1, name: "a")]), Group(id: 2, items: [Item(id: 1, name: "b")]),
      ]
      var body: some View {
        Form {
          ForEach($groups) { $group in
            ForEach($group.items) { $item in TextField("Name \(group.id).\(item.id)", text: $item.name) }
          }
          Text(groups.map { $0.items[0].name }.joined(separator: "+"))
        }
      }
    }
    let screen = await Screen(Page())
    try screen.field("Name 2.1").type("!")
    #expect(screen.shows("a+b!"))
  }

  /// A number is written back to a model's rows within rows with each key, and read back at once: an older value would
  /// be one of the program's own, which is shown in the place of what is typed.
  @Test func aNumberInRowsWithinRowsStaysAsItIsTyped() async throws {
    let observed = ObservedGroups()
    let old = GroupsObject()
    for screen in [await Screen(ObservedGroupsPage(model: observed)), await Screen(GroupsPage(model: old))] {
      let field = try screen.field("Weight")
      try field.focus()
      try screen.press(.home)
      var typed = "8"
      for (count, digit) in "123".enumerated() {
        try screen.type(String(digit))
        typed.insert(digit, at: typed.index(typed.startIndex, offsetBy: count))
        #expect(try screen.field("Weight").text == typed)
      }
    }
    #expect(observed.groups[0].sets[0].weight == 1238)
    #expect(old.groups[0].sets[0].weight == 1238)
  }

  @Test func aReaderOfARowOutsideOfTheListIsInvalidated() async throws {
    struct Page: View {
      @State private var items = [Item(id: 0, name: "n"), Item(id: 1, name: "m")]
      @State private var chosen: Binding<Item>?
      @State private var showsList = true
      var body: some View {
        VStack {
          if showsList {
            ForEach($items) { $item in
              TextField("Name \(item.id)", text: $item.name)
              Button("Choose \(item.id)") { chosen = $item }
            }
          }
          Button("Hide") { showsList = false }
          Button("Write") { items[1].name = "w" }
          if let chosen { Text("Chosen: \(chosen.wrappedValue.name)") }
        }
      }
    }
    let screen = await Screen(Page())
    try screen.button("Choose 1").press()
    #expect(screen.shows("Chosen: m"))
    try screen.field("Name 1").type("!")
    #expect(screen.shows("Chosen: m!"))
    try screen.button("Hide").press()
    try screen.button("Write").press()
    #expect(screen.shows("Chosen: w"))
  }

  @Test func theRowsClosureMayReadOtherState() async throws {
    struct Page: View {
      @State private var items = [Item(id: 0, name: "n"), Item(id: 1, name: "m")]
      @State private var prefix = "A"
      var body: some View {
        VStack {
          ForEach($items) { $item in Text("\(prefix) \(item.name)") }
          TextField("Prefix", text: $prefix)
        }
      }
    }
    let screen = await Screen(Page())
    try screen.field("Prefix").type("B")
    #expect(screen.texts.contains("AB n"))
    #expect(screen.texts.contains("AB m"))
  }

  @Test func aRowThatComesIsMadeOnce() async throws {
    struct Page: View {
      let remote: Remote
      @State private var items = [Item(id: 0, name: "n")]
      @State private var title = "A"
      var body: some View {
        VStack {
          Text(title)
          ForEach($items) { $item in
            let _ = remote.built[item.id, default: 0] += 1
            Text(item.name)
          }
          Button("Add") {
            items.append(Item(id: 1, name: "m"))
            title = "B"
          }
        }
      }
    }
    let remote = Remote()
    let screen = await Screen(Page(remote: remote))
    try screen.button("Add").press()
    #expect(screen.texts.contains("B") && screen.texts.contains("m"))
    #expect(remote.built[1] == 1)
  }
}
