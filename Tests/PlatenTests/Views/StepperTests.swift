import PlatenTesting
import SwiftUI
import Testing

private struct Steps: View {
  @State private var people = 2
  @State private var level = UInt8(250)
  var body: some View {
    Form {
      Stepper("\(people) people", value: $people, in: 1...4, step: 2)
      Stepper("Level", value: $level, in: 0...255, step: 10)
      Text("\(people) at \(Int(level))")
    }
  }
}

@MainActor @Suite struct StepperTests {
  @Test func theLastStepEndsAtTheBound() async throws {
    let screen = await Screen(Steps())
    let increment = try screen.button("Increment")
    try increment.press()
    #expect(screen.shows("4 at 250"))
    #expect(try !increment.isEnabled)
    let decrement = try screen.button("Decrement")
    try decrement.press()
    try decrement.press()
    #expect(screen.shows("1 at 250"))
    #expect(try !decrement.isEnabled)
  }
}

private struct Titled: View {
  @State private var query = ""
  @State private var log: [String] = []
  var body: some View {
    NavigationStack {
      Form {
        TextField("User", text: $query)
        Text(log.joined(separator: " "))
      }
      .navigationTitle("Title")
      .searchable(text: $query, prompt: "Find")
      .onSubmit(of: .search) { log.append("search") }
      .onSubmit { log.append("text") }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { log.append("cancel") } }
        if query.isEmpty {
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done") { log.append("done") }
          }
        }
      }
    }
  }
}

@MainActor @Suite struct NavigationTests {
  @Test func aTitleIsShownInAStackAlone() async throws {
    #expect(await Screen(Titled()).texts.contains("Title"))
    #expect(await !Screen(Text("x").navigationTitle("Title")).texts.contains("Title"))
  }

  @Test func toolbarsFollowTheState() async throws {
    let screen = await Screen(Titled())
    #expect(throws: ScreenError.self) { try screen.button("Done") }
    try screen.field("User").focus()
    try screen.button("Done").press()
    try screen.button("Cancel").press()
    #expect(screen.shows("done cancel"))
    try screen.field("User").type("x")
    #expect(throws: ScreenError.self) { try screen.button("Done") }
    #expect(try screen.button("Cancel").isEnabled)
  }

  @Test func searchesAreSubmittedApart() async throws {
    let screen = await Screen(Titled())
    try screen.field("Find").type("a")
    try screen.press(.return)
    #expect(screen.shows("search"))
    #expect(!screen.shows("text"))
    try screen.field("User").submit()
    #expect(screen.shows("search text"))
  }
}

@MainActor @Suite struct AppStorageTests {
  private enum Size: String { case small, large }

  private struct Settings: View {
    @AppStorage private var size: Int
    @AppStorage private var kind: Size

    init(store: UserDefaults) {
      _size = AppStorage(wrappedValue: 8, "size", store: store)
      _kind = AppStorage(wrappedValue: .small, "kind", store: store)
    }

    var body: some View {
      TextField("Size", value: $size, format: .number)
      Button("Large") { kind = .large }
      Text("\(size) \(kind.rawValue)")
    }
  }

  @Test func valuesAreKeptAndSharedByTheirKey() async throws {
    let name = "platen-tests-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    store.set("what is this", forKey: "size")
    let screen = await Screen(
      VStack {
        Settings(store: store); Settings(store: store)
      })
    #expect(screen.texts.filter { $0 == "8 small" }.count == 2)
    try screen.field(at: 0).replace(with: "12")
    try screen.button("Large").press()
    #expect(screen.texts.filter { $0 == "12 large" }.count == 2)
    #expect(store.integer(forKey: "size") == 12)
    #expect(store.string(forKey: "kind") == "large")
  }
}
