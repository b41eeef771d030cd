import PlatenTesting
import SwiftUI
import Testing
import TextEditing

/// What is typed belongs to the value that the field had then, and has the meaning that it had then.
@MainActor @Suite struct OtherPlaceTests {
  private struct Item: Identifiable {
    let id: Int
    var amount: Double
    var name = ""
  }

  private struct Items: View {
    @State var items: [Item]
    @State private var selected = 0

    var body: some View {
      TextField("Amount", value: $items[selected].amount, formatter: NumberFormatter())
      Button("Next") { selected = 1 }
      Button("Back") { selected = 0 }
      Text(items.map { $0.amount.formatted() }.joined(separator: " and "))
    }
  }

  @Test(arguments: [0.0, 7])
  func anEditIsWrittenToTheRecordItWasMadeFor(second: Double) async throws {
    let screen = await Screen(Items(items: [Item(id: 0, amount: 0), Item(id: 1, amount: second)]))
    let field = try screen.field(at: 0)
    try field.focus()
    try field.select(0..<1)
    try field.type("12")
    try screen.button("Next").press()
    #expect(screen.shows("12 and \(Int(second))"))
    #expect(try field.text == "\(Int(second))")
    #expect(try field.isFocused)
    try screen.button("Back").press()
    #expect(try field.text == "12")
    #expect(screen.shows("12 and \(Int(second))"))
  }

  /// Values in different kinds of places: two keys of the defaults, and a view's state.
  private struct Stored: View {
    @AppStorage private var first: Double
    @AppStorage private var second: Double
    @State private var third = 7.0
    @State private var selected = 0

    init(_ store: UserDefaults) {
      _first = AppStorage(wrappedValue: 7, "first", store: store)
      _second = AppStorage(wrappedValue: 7, "second", store: store)
    }

    var body: some View {
      TextField("Amount", value: [$first, $second, $third][selected], formatter: NumberFormatter())
      Button("Second") { selected = 1 }
      Button("Third") { selected = 2 }
      Text([first, second, third].map { $0.formatted() }.joined(separator: " and "))
    }
  }

  private func store() throws -> UserDefaults {
    let name = "OtherPlaceTests-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    store.removePersistentDomain(forName: name)
    return store
  }

  @Test(arguments: ["Second", "Third"])
  func anEditIsWrittenToTheStoredValueItWasMadeFor(next: String) async throws {
    let screen = await Screen(Stored(try store()))
    let field = try screen.field(at: 0)
    try field.focus()
    try field.select(0..<1)
    try field.type("12")
    try screen.button(next).press()
    #expect(screen.shows("12 and 7 and 7"))
    #expect(try field.text == "7")
  }

  private struct Reader: View {
    @AppStorage private var name: String

    init(_ store: UserDefaults) { _name = AppStorage(wrappedValue: "", "name", store: store) }

    var body: some View {
      TextField("Name", text: $name)
      Text("is \(name)")
    }
  }

  @Test func twoFieldsOfOneStoredTextAgreeWhileOneIsTypedInto() async throws {
    let store = try store()
    let screen = await Screen(
      VStack {
        Reader(store)
        Reader(store)
      })
    try screen.field(at: 0).focus()
    try screen.field(at: 0).type("Ada")
    #expect(try screen.field(at: 1).text == "Ada")
    #expect(screen.shows("is Ada"))
    try screen.field(at: 0).type(" L")
    #expect(try screen.field(at: 0).text == "Ada L")
    #expect(try screen.field(at: 1).text == "Ada L")
    #expect(store.string(forKey: "name") == "Ada L")
  }

  private struct Names: View {
    @State private var items = [Item(id: 0, amount: 0, name: "Ada"), Item(id: 1, amount: 0, name: "Ada")]
    @State private var selected = 0

    var body: some View {
      TextField("Name", text: $items[selected].name)
      Button("Next") { selected = 1 }
      Text(items.map(\.name).joined(separator: " and "))
    }
  }

  @Test func anUndoneEditIsOneOfTheRecordThatIsShown() async throws {
    let screen = await Screen(Names())
    let field = try screen.field(at: 0)
    try field.focus()
    try field.type("x")
    try screen.button("Next").press()
    #expect(screen.shows("Adax and Ada"))
    try field.press("z", modifiers: .control)
    #expect(screen.shows("Adax and Ada"))
  }

  @MainActor @Observable fileprivate final class Store { var name = "end" }

  @MainActor @Observable fileprivate final class Proxy {
    private let store: Store

    init(_ store: Store) { self.store = store }

    var name: String {
      get { store.name }
      set { store.name = newValue }
    }
  }

  private struct Wrapped: View {
    let store: Store

    var body: some View {
      @Bindable var proxy = Proxy(store)
      TextField("Name", text: $proxy.name)
      Text("is \(proxy.name)")
    }
  }

  @Test func theCaretStaysWhereAnObjectIsMadeForEachEvaluation() async throws {
    let screen = await Screen(Wrapped(store: Store()))
    let field = try screen.field(at: 0)
    try field.focus()
    try field.select(0..<0)
    try field.type("the ")
    #expect(try field.text == "the end")
    #expect(screen.shows("is the end"))
    #expect(try field.selection == 4..<4)
  }

  private struct Filled: View {
    @State private var amount = 0.0
    @State private var isShown = true

    var body: some View {
      if isShown { TextField("Amount", value: $amount, formatter: NumberFormatter()) }
      Text("is \(amount.formatted())")
    }
  }

  @Test func aFieldThatIsFilledInWithoutTheFocusWritesItsValue() throws {
    let host = ViewHost(Filled())
    _ = host.update()
    let field = try #require(host.root.first { if case .field = $0.content { true } else { false } })
    host.send(.edit(.select(EditSelection(anchor: 0, head: 1))), to: field.id)
    host.send(.edit(.insert("12")), to: field.id)
    _ = host.update()
    #expect(host.root.first { $0.plainText == "is 12" } != nil)
  }

  private struct Formats: View {
    @State private var amount = 0.0
    @State private var isOther = false
    var changesLocale = false
    var isLive = true
    var update = TextFieldValueUpdate.whileTyping

    var body: some View {
      field
        .environment(\.locale, Locale(identifier: changesLocale && isOther ? "de_DE" : "en_US"))
        .liveFormatting(isLive)
        .textFieldValueUpdate(update)
      TextField("Other", text: .constant(""))
      Button("Change") { isOther.toggle() }
      Text("is \(amount.formatted(.number.locale(Locale(identifier: "en_US"))))")
    }

    @ViewBuilder private var field: some View {
      let fraction = isOther && !changesLocale ? 2...2 : 0...2
      TextField("Amount", value: $amount, format: .number.precision(.fractionLength(fraction)))
    }
  }

  @Test(arguments: [true, false])
  func aNumberStaysTheSameInAnotherLocale(isLive: Bool) async throws {
    let screen = await Screen(Formats(changesLocale: true, isLive: isLive))
    let field = try screen.field(at: 0)
    try field.focus()
    try field.select(0..<1)
    try field.type("1,234")
    try screen.button("Change").press()
    #expect(try field.text == "1.234")
    try screen.field(at: 1).focus()
    #expect(screen.shows("is 1,234"))
    #expect(try field.text == "1.234")
  }

  @Test func whatIsNotWrittenYetIsKeptInAnotherFormat() async throws {
    let screen = await Screen(Formats(update: .onSubmitOnly))
    let field = try screen.field(at: 0)
    try field.focus()
    try field.select(0..<1)
    try field.type("1234")
    try screen.button("Change").press()
    #expect(try field.text == "1,234.00")
    #expect(screen.shows("is 0"))
    try field.submit()
    #expect(screen.shows("is 1,234"))
  }

  @Test func stepsOfAnotherFormatAreNotUndone() async throws {
    let screen = await Screen(Formats(changesLocale: true))
    let field = try screen.field(at: 0)
    try field.focus()
    try field.select(0..<1)
    try field.type("1234")
    try field.select(0..<0)
    try field.type("5")
    try screen.button("Change").press()
    #expect(try field.text == "51.234")
    try field.press("z", modifiers: .control)
    #expect(try field.text == "51.234")
    #expect(screen.shows("is 51,234"))
  }

  private struct Money: View {
    @State private var amount = 5.0
    @State private var code = "USD"

    var body: some View {
      let formatter = NumberFormatter()
      formatter.numberStyle = .currency
      formatter.locale = Locale(identifier: "en_US")
      formatter.currencyCode = code
      return VStack {
        TextField("Amount", value: $amount, formatter: formatter).liveFormatting()
        Button("Euro") { code = "EUR" }
      }
    }
  }

  @Test func anotherFormatterOfTheSameClassIsAnotherFormat() async throws {
    let screen = await Screen(Money())
    let field = try screen.field(at: 0)
    #expect(try field.text == "$5.00")
    try field.focus()
    try screen.button("Euro").press()
    #expect(try field.text == "€5.00")
    try field.select(1..<2)
    try field.type("7")
    #expect(try field.text == "€7.00")
  }

  private struct Sheet: View {
    @State private var item: Item? = Item(id: 1, amount: 0)

    var body: some View {
      Text("Main").sheet(item: $item) { _ in
        if let bound = Binding($item) {
          TextField("Price", value: bound.amount, formatter: NumberFormatter())
          Button("Done") { item = nil }
        }
      }
    }
  }

  @Test func aSheetThatIsClosedWithAnEditStaysClosed() async throws {
    let screen = await Screen(Sheet())
    let field = try screen.field("Price")
    try field.focus()
    try field.select(0..<1)
    try field.type("15")
    try screen.button("Done").press()
    #expect(!field.exists)
    #expect(throws: (any Error).self) { try screen.field("Price") }
  }

  private struct Removed: View {
    @State private var text = ""
    @State private var isShown = true
    @State private var isEditing = false

    var body: some View {
      if isShown { TextField("Name", text: $text, onEditingChanged: { isEditing = $0 }, onCommit: {}) }
      Button("Remove") { isShown = false }
      Text(isEditing ? "editing" : "idle")
    }
  }

  @Test func theEditingOfARemovedFieldHasEnded() async throws {
    let screen = await Screen(Removed())
    try screen.field(at: 0).focus()
    #expect(screen.shows("editing"))
    try screen.button("Remove").press()
    #expect(screen.shows("idle"))
  }

  private struct Focused: View {
    private enum Place { case first, second, missing }
    @State private var text = ""
    @FocusState private var place: Place?

    var body: some View {
      TextField("First", text: $text).focused($place, equals: .first)
      TextField("Second", text: $text).focused($place, equals: .second).disabled(true)
      Button("Second") { place = .second }
      Button("Missing") { place = .missing }
      Button("None") { place = nil }
      Text(place == .first ? "in the first" : "elsewhere")
    }
  }

  @Test(arguments: ["Second", "Missing"])
  func aFocusThatCanNotBeMovedIsWhereItWas(button: String) async throws {
    let screen = await Screen(Focused())
    let field = try screen.field("First")
    try field.focus()
    try screen.button(button).press()
    #expect(try field.isFocused)
    #expect(screen.shows("in the first"))
    try screen.button("None").press()
    #expect(try !field.isFocused)
    #expect(screen.shows("elsewhere"))
  }
}
