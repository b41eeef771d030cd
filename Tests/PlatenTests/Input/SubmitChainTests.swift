import PlatenTesting
import SwiftUI
import Testing

private struct Address: View {
  @State private var texts = ["", "", "", ""]
  @State private var hasCity = true
  @State private var submitted = ""
  @State private var isDone = false
  @FocusState private var isElsewhere: Bool
  var goesElsewhere = false

  var body: some View {
    Form {
      Section {
        TextField("Street", text: $texts[0])
        if hasCity { TextField("City", text: $texts[1]).disabled(submitted == "locked") }
        Toggle("With a city", isOn: $hasCity)
        TextField("Country", text: $texts[2])
      }
      .submitMovesFocus()
      .onSubmit {
        submitted += "x"
        if goesElsewhere { isElsewhere = true }
      }
      TextField("Notes", text: $texts[3]).focused($isElsewhere)
      Text("submitted \(submitted)")
      Button("Done") { isDone = true }.keyboardShortcut(.defaultAction)
      if isDone { Text("It is done") }
    }
  }
}

@MainActor struct SubmitChainTests {
  @Test func returnLeadsThroughTheFieldsAndStaysInTheLast() async throws {
    let screen = await Screen(Address())
    try screen.field("Street").focus()
    try screen.press(.return)
    #expect(screen.focusedLabel == "City")
    try screen.press(.return)
    #expect(screen.focusedLabel == "Country", "a switch is no field")
    try screen.press(.return)
    #expect(screen.focusedLabel == "Country", "the field behind is not in the view")
    #expect(screen.shows("submitted xxx"))
  }

  @Test func fieldsThatComeAndGoAreFollowed() async throws {
    let screen = await Screen(Address())
    try screen.toggle("With a city").press()
    try screen.field("Street").focus()
    try screen.press(.return)
    #expect(screen.focusedLabel == "Country")
  }

  @Test func theFocusStaysWhereTheProgramHasMovedIt() async throws {
    let screen = await Screen(Address(goesElsewhere: true))
    try screen.field("Street").focus()
    try screen.press(.return)
    #expect(screen.focusedLabel == "Notes")
  }

  @Test func theLastFieldPressesTheDefaultButton() async throws {
    struct Login: View {
      @State private var name = ""
      @State private var code = ""
      @State private var isDone = false
      var body: some View {
        VStack {
          TextField("Name", text: $name)
          TextField("Off", text: $name).disabled(true)
          TextField("Code", text: $code)
          Button("Enter") { isDone = true }.keyboardShortcut(.defaultAction)
          if isDone { Text("It is done") }
        }
        .submitMovesFocus()
      }
    }
    let screen = await Screen(Login())
    try screen.field("Name").focus()
    try screen.press(.return)
    #expect(screen.focusedLabel == "Code", "a field that is disabled is left out")
    #expect(!screen.shows("It is done"))
    try screen.press(.return)
    #expect(screen.shows("It is done"))
  }

  private struct Amounts: View {
    @State private var count = 1
    @State private var price = 2
    @State private var isGift = false
    var body: some View {
      VStack {
        TextField("Count", value: $count, format: .number)
        TextField("Price", value: $price, format: .number)
        Toggle("Gift", isOn: $isGift)
        Text("\(count) of \(price)")
      }
      .submitMovesFocus()
    }
  }

  @Test(arguments: [KeyEquivalent.return, .tab])
  func everyKeyThatLeadsIntoALineSelectsItWhereTabDoes(key: KeyEquivalent) async throws {
    let screen = await Screen(Amounts())
    screen.host.focus.selectsEnteredLines = true
    try screen.field("Count").focus()
    try screen.press(key)
    #expect(screen.focusedLabel == "Price")
    #expect(try screen.field("Price").selection == 0..<1)
    try screen.field("Price").type("5")
    try screen.press(.tab)
    #expect(screen.shows("1 of 5"))
  }

  @Test func aFrontEndThatMovesAlongTheChainByItselfSelectsByItself() async throws {
    let screen = await Screen(Amounts())
    screen.host.focus.selectsEnteredLines = true
    screen.host.focus.leavesChainsToFrontEnd = true
    try screen.field("Count").focus()
    try screen.press(.return)
    #expect(screen.focusedLabel == "Price")
    #expect(try screen.field("Price").selection.isEmpty)
  }
}
