import PlatenTesting
import SwiftUI
import Testing

/// Whose row the swipe actions of a view are in.
@MainActor @Suite struct SwipeActionTests {
  /// Two views with actions in the container that is built around them.
  private struct Mails<Content: View>: View {
    @ViewBuilder let content: (ForEach<[String], String, Mail>) -> Content
    @State private var flagged = "none"

    var body: some View {
      content(ForEach(["Invoice", "Greetings"], id: \.self) { Mail(name: $0, flagged: $flagged) })
      Text("Flagged: \(flagged)")
    }
  }

  private struct Mail: View {
    let name: String
    @Binding var flagged: String

    var body: some View {
      Toggle(name, isOn: .constant(false)).swipeActions { Button("Flag \(name)") { flagged = name } }
    }
  }

  /// Checks that the actions of a view are shown while it has the focus, once, and work.
  private func check<Content: View>(_ view: Content, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let screen = await Screen(view)
    #expect(screen.buttons("Flag Greetings").isEmpty, sourceLocation: sourceLocation)
    try screen.toggle("Greetings").focus()
    #expect(screen.buttons("Flag Greetings").count == 1, sourceLocation: sourceLocation)
    #expect(screen.buttons("Flag Invoice").isEmpty, sourceLocation: sourceLocation)
    try screen.button("Flag Greetings").press()
    #expect(screen.shows("Flagged: Greetings"), sourceLocation: sourceLocation)
  }

  @Test func viewsOfAFormAreItsRows() async throws {
    try await check(Form { Mails { $0 } })
    try await check(Form { Mails { mails in Section("Mails") { mails } } })
  }

  @Test func viewsOfAStackInAFormAreRowsOfTheirOwn() async throws {
    try await check(Form { Mails { mails in VStack { mails } } })
    try await check(List { Mails { mails in LazyVStack { mails } } })
    try await check(Form { Mails { mails in LazyVGrid(columns: [GridItem(), GridItem()]) { mails } } })
  }

  @Test func viewsOutsideOfFormsAreRowsOfTheirOwn() async throws {
    try await check(Mails { mails in ScrollView { VStack { mails } } })
  }

  /// Both edges have one row together.
  @Test func actionsOfBothEdgesInAStackOfAFormAreInOneRow() async throws {
    struct Page: View {
      var body: some View {
        Form {
          VStack {
            Toggle("Invoice", isOn: .constant(false))
              .swipeActions(edge: .leading) { Button("Flag") {} }
              .swipeActions { Button("Archive") {} }
          }
        }
      }
    }
    let screen = await Screen(Page())
    try screen.toggle("Invoice").focus()
    #expect(screen.buttons("Flag").count == 1 && screen.buttons("Archive").count == 1)
  }

  /// A link is one row, whose label may have the actions.
  @Test func actionsOfALabelAreThoseOfTheRowOfItsLink() async throws {
    struct Page: View {
      @State private var flagged = "none"

      var body: some View {
        NavigationStack {
          List {
            ForEach(["Invoice", "Greetings"], id: \.self) { name in
              NavigationLink {
                Text("Text of \(name)")
              } label: {
                HStack { Text(name).swipeActions { Button("Flag \(name)") { flagged = name } } }
              }
            }
            Text("Flagged: \(flagged)")
          }
        }
      }
    }
    let screen = await Screen(Page())
    try screen.button("Greetings").focus()
    #expect(screen.buttons("Flag Greetings").count == 1 && screen.buttons("Flag Invoice").isEmpty)
    try screen.button("Flag Greetings").press()
    #expect(screen.shows("Flagged: Greetings"))
    try screen.button("Invoice").press()
    await screen.settle()
    #expect(screen.shows("Text of Invoice"))
  }

  @Test func actionsOfALabelComeAndGoWithIt() async throws {
    struct Page: View {
      @State private var isFlaggable = false

      var body: some View {
        List {
          Toggle("Flaggable", isOn: $isFlaggable)
          Button {
          } label: {
            if isFlaggable { Text("Invoice").swipeActions { Button("Flag") {} } } else { Text("Invoice") }
          }
        }
      }
    }
    let screen = await Screen(Page())
    for isFlaggable in [false, true, false] {
      if try screen.toggle("Flaggable").isOn != isFlaggable { try screen.toggle("Flaggable").press() }
      try screen.button("Invoice").focus()
      #expect(screen.buttons("Flag").count == (isFlaggable ? 1 : 0))
    }
  }
}
