import PlatenTesting
import SwiftUI
import Testing

private struct Person: Identifiable {
  let id: Int
  var name = ""
  var amount = 0.0
}

@MainActor @Observable private final class Model {
  var people = (1...4).map { Person(id: $0) }
  var amounts = ["a": 0.0, "b": 0]
  var dates = [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400)]
  var chosen = 0
  var key = "a"

  var contents: [String] { people.map { "\($0.id) \($0.name)\(Int($0.amount))" } }
}

/// Rows that find their element by its index, as where a loop has no binding.
private struct Rows: View {
  @Bindable var model: Model
  let isText: Bool
  let byLoop: Bool

  var body: some View {
    if byLoop {
      ForEach(Array(model.people.enumerated()), id: \.element.id) { index, person in field(index, person) }
    } else {
      ForEach(model.people) { person in
        if let index = model.people.firstIndex(where: { $0.id == person.id }) { field(index, person) }
      }
    }
  }

  @ViewBuilder private func field(_ index: Int, _ person: Person) -> some View {
    if isText {
      TextField("Person \(person.id)", text: $model.people[index].name)
    } else {
      TextField("Person \(person.id)", value: $model.people[index].amount, formatter: NumberFormatter())
    }
  }
}

/// What is typed for an element of a collection stays with it, where the binding is to an index or to a key.
@MainActor struct ElementPlaceTests {
  /// What an action does to the elements while the second is being edited.
  enum Change: CaseIterable {
    case insertion, move, removal, removalOfItself, removalOfAll, replacement
  }

  private func change(_ model: Model, _ change: Change) {
    switch change {
    case .insertion: model.people.insert(Person(id: 9), at: 0)
    case .move: model.people.reverse()
    case .removal: model.people.remove(at: 0)
    case .removalOfItself: model.people.remove(at: 1)
    case .removalOfAll: model.people = []
    case .replacement: model.people = model.people.map { Person(id: $0.id + 10, name: $0.name, amount: $0.amount) }
    }
  }

  /// The contents with `typed` in the second person.
  private func expected(_ change: Change, _ typed: String) -> [String] {
    let ids: [Int] =
      switch change {
      case .insertion: [9, 1, 2, 3, 4]
      case .move: [4, 3, 2, 1]
      case .removal: [2, 3, 4]
      case .removalOfItself: [1, 3, 4]
      case .removalOfAll: []
      case .replacement: [11, 12, 13, 14]
      }
    return ids.map { $0 == 2 || $0 == 12 ? "\($0) \(typed)" : "\($0) 0" }
  }

  @Test(arguments: Change.allCases, [false, true])
  func anUnwrittenNumberStaysWithItsElement(change: Change, byLoop: Bool) async throws {
    let model = Model()
    let screen = await Screen(Rows(model: model, isText: false, byLoop: byLoop))
    let field = try screen.field("Person 2")
    try field.replace(with: "12")
    self.change(model, change)
    screen.update()
    if field.exists {
      #expect(try field.text == "12")
      try field.type("3")
      try field.submit()
    }
    #expect(model.contents == expected(change, change == .replacement ? "12" : "123"))
  }

  @Test(arguments: Change.allCases, [false, true])
  func aCompositionStaysWithItsElement(change: Change, byLoop: Bool) async throws {
    let model = Model()
    let screen = await Screen(Rows(model: model, isText: true, byLoop: byLoop))
    let field = try screen.field("Person 2")
    try field.focus()
    try field.compose("ka")
    self.change(model, change)
    screen.update()
    if field.exists {
      #expect(try field.marked == 0..<2)
      try field.compose("か")
      try field.endComposition()
    }
    #expect(model.contents == expected(change, change == .replacement ? "ka0" : "か0"))
  }

  /// The rows of elements that are replaced by others are other views.
  @Test(arguments: Change.allCases.filter { $0 != .replacement }, [false, true])
  func aKeyBeforeTheViewIsEvaluatedReachesItsElement(change: Change, byLoop: Bool) async throws {
    let model = Model()
    let screen = await Screen(Rows(model: model, isText: true, byLoop: byLoop))
    try screen.field("Person 2").type("k")
    self.change(model, change)
    try screen.type("x")
    let isGone = change == .removalOfItself || change == .removalOfAll
    #expect(model.contents == expected(change, isGone ? "" : "kx0"))
  }

  /// A binding that the library makes of another one.
  enum Kind: CaseIterable { case unwrapped, optional, optionalOfValue }

  private struct Amounts: View {
    @Bindable var model: Model
    let kind: Kind

    var body: some View {
      switch kind {
      case .unwrapped:
        if let amount = Binding($model.amounts[model.key]) {
          TextField("Amount", value: amount, formatter: NumberFormatter())
        }
      case .optional:
        TextField("Amount", value: $model.amounts[model.key], format: .number).textFieldValueUpdate(.onCommit)
      case .optionalOfValue:
        TextField("Amount", value: Binding<Double?>($model.people[model.chosen].amount), format: .number)
          .textFieldValueUpdate(.onCommit)
      }
    }
  }

  @Test(arguments: Kind.allCases) func anUnwrittenNumberStaysWithItsKey(kind: Kind) async throws {
    let model = Model()
    let screen = await Screen(Amounts(model: model, kind: kind))
    let field = try screen.field("Amount")
    try field.replace(with: "12")
    (model.key, model.chosen) = ("b", 1)
    screen.update()
    let values =
      kind == .optionalOfValue ? model.people.prefix(2).map(\.amount) : ["a", "b"].map { model.amounts[$0] ?? -1 }
    #expect(values == [12, 0])
    #expect(try field.text == "0")
    (model.key, model.chosen) = ("a", 0)
    screen.update()
    #expect(try field.text == "12")
  }

  @Test func anUnwrittenDateStaysWithItsElement() async throws {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        DatePicker(
          "Due", selection: $model.dates[model.chosen], in: Date(timeIntervalSince1970: 0)...,
          displayedComponents: .date
        )
        .environment(\.timeZone, .gmt)
      }
    }
    let model = Model()
    let screen = await Screen(Page(model: model))
    let field = try screen.field("Due")
    try field.replace(with: "07/04/2021")
    model.chosen = 1
    screen.update()
    #expect(try field.text == "01/02/1970")
    #expect(model.dates.map(\.timeIntervalSince1970) == [1_625_356_800, 86_400])
    // What is no date is that of no other element either.
    model.dates[0] = model.dates[1]
    try field.replace(with: "02/3")
    model.chosen = 0
    screen.update()
    #expect(try field.text == "01/02/1970")
    #expect(try field.validationMessage == nil)
  }

  @Test func aTextThatIsUnwrappedForgetsTheStepsOfAnotherKey() async throws {
    struct Page: View {
      @State private var names: [String: String] = ["a": "x", "b": "x"]
      @State private var key = "a"
      var body: some View {
        if let name = Binding($names[key]) { TextField("Name", text: name) }
        Button("Next") { key = "b" }
        Text(["a", "b"].map { names[$0] ?? "" }.joined(separator: "+"))
      }
    }
    let screen = await Screen(Page())
    let field = try screen.field("Name")
    try field.press(.end)
    try field.type("y")
    try screen.button("Next").press()
    #expect(try field.text == "x")
    try field.press("z", modifiers: .control)
    #expect(screen.shows("xy+x"))
  }

  @Test func anElementKeepsItsBindingWhenItsTextIsItsIdentity() async throws {
    struct Tag: Identifiable {
      var id: String { name }
      var name: String
    }
    struct Page: View {
      @State private var tags = [Tag(name: "a"), Tag(name: "b")]
      var body: some View {
        ForEach(tags.indices, id: \.self) { index in TextField("Tag \(index)", text: $tags[index].name) }
        Text(tags.map(\.name).joined(separator: "+"))
      }
    }
    let screen = await Screen(Page())
    let field = try screen.field("Tag 1")
    try field.press(.end)
    try screen.type("cd")
    try field.compose("ka")
    try field.compose("か")
    #expect(try field.marked == 3..<4)
    try field.endComposition()
    #expect(screen.shows("a+bcdか"))
    // Two of one identity.
    try screen.field("Tag 0").press(.end)
    try screen.type("bc")
    try screen.field("Tag 0").replace(with: "bcdか")
    try screen.type("!")
    #expect(screen.shows("bcdか!+bcdか"))
  }
}
