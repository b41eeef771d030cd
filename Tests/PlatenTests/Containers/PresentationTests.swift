import PlatenTesting
import SwiftUI
import Testing

/// A modal receives the window's input, has the focus, and returns it.
@MainActor @Suite struct PresentationTests {
  private struct NamePage: View {
    @State private var name = "Ada"
    @State private var isRenaming = false
    @State private var log: [String] = []

    var body: some View {
      VStack {
        Text("Name: \(name)")
        TextField("Note", text: .constant(""))
        Button("Rename") { isRenaming = true }
        Text("Log: \(log.joined(separator: ","))")
      }
      .sheet(isPresented: $isRenaming, onDismiss: { log.append("dismissed") }) {
        RenameSheet(name: $name)
      }
    }
  }

  private struct RenameSheet: View {
    @Binding var name: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      VStack {
        Text(isPresented ? "presented" : "not presented")
        TextField("New name", text: $name)
        Button("Done") { dismiss() }
      }
    }
  }

  @Test func aSheetTakesTheFocusAndGivesItBack() async throws {
    let screen = await Screen(NamePage())
    try screen.button("Rename").focus()
    try screen.button("Rename").press()
    #expect(screen.presentation == "sheet")
    #expect(screen.focusedLabel == "New name")
    #expect(screen.shows("presented"))
    try screen.field("New name").replace(with: "Grace")
    try screen.button("Done").press()
    #expect(screen.presentation == nil)
    #expect(screen.shows("Name: Grace"))
    #expect(screen.shows("Log: dismissed"))
    #expect(screen.focusedLabel == "Rename")
  }

  @Test func viewsBehindASheetTakeNoInput() async throws {
    let screen = await Screen(NamePage())
    try screen.button("Rename").press()
    #expect(throws: ScreenError.self) { try screen.button("Rename").press() }
    #expect(throws: ScreenError.self) { try screen.field("Note").focus() }
    // Tab stays inside.
    for _ in 0..<5 {
      try screen.press(.tab)
      #expect(["New name", "Done"].contains(screen.focusedLabel ?? ""))
    }
  }

  @Test func escapeLeavesASheet() async throws {
    let screen = await Screen(NamePage())
    try screen.button("Rename").press()
    try screen.press(.escape)
    #expect(screen.presentation == nil)
    #expect(screen.shows("Log: dismissed"))
  }

  @Test func aSheetThatMayNotBeLeftStays() async throws {
    struct Page: View {
      @State private var isShown = true
      @State private var isDone = false

      var body: some View {
        Text("Page").sheet(isPresented: $isShown) {
          Toggle("Done", isOn: $isDone).interactiveDismissDisabled(!isDone)
        }
      }
    }
    let screen = await Screen(Page())
    try screen.press(.escape)
    #expect(screen.presentation == "sheet")
    try screen.toggle("Done").press()
    try screen.press(.escape)
    #expect(screen.presentation == nil)
  }

  @Test func anotherItemIsAnotherSheet() async throws {
    struct Item: Identifiable { let id: Int }
    struct Page: View {
      @State private var item: Item?

      var body: some View {
        Button("Show") { item = Item(id: 1) }
          .fullScreenCover(item: $item) { shown in
            VStack {
              Counter(title: "Item \(shown.id)")
              Button("Next") { item = Item(id: shown.id + 1) }
            }
          }
      }
    }
    struct Counter: View {
      let title: String
      @State private var count = 0

      var body: some View { Button("\(title): \(count)") { count += 1 } }
    }
    let screen = await Screen(Page())
    try screen.button("Show").press()
    try screen.button("Item 1: 0").press()
    #expect(try screen.button("Item 1: 1").exists)
    try screen.button("Next").press()
    #expect(try screen.button("Item 2: 0").exists)
  }

  @Test func sheetsLieOverOneAnother() async throws {
    struct Page: View {
      @State private var first = false
      @State private var second = false

      var body: some View {
        Button("First") { first = true }.sheet(isPresented: $first) {
          Button("Second") { second = true }.sheet(isPresented: $second) { Button("Innermost") {} }
        }
      }
    }
    let screen = await Screen(Page())
    try screen.button("First").press()
    try screen.button("Second").press()
    #expect(screen.focusedLabel == "Innermost")
    try screen.press(.escape)
    #expect(screen.focusedLabel == "Second")
    try screen.press(.escape)
    #expect(screen.presentation == nil)
  }

  @Test func presentationModeDismisses() async throws {
    struct Inner: View {
      @Environment(\.presentationMode) private var mode

      var body: some View { Button("Close") { mode.wrappedValue.dismiss() } }
    }
    struct Page: View {
      @State private var isShown = true

      var body: some View { Text(isShown ? "shown" : "gone").popover(isPresented: $isShown) { Inner() } }
    }
    let screen = await Screen(Page())
    #expect(screen.presentation == "popover")
    try screen.button("Close").press()
    #expect(screen.shows("gone"))
  }

  @Test func anObservedValueInASheetStaysUpToDate() async throws {
    struct Page: View {
      @State private var isShown = true
      @State private var count = 0

      var body: some View {
        Text("Page").sheet(isPresented: $isShown) {
          VStack {
            Text("Count: \(count)")
            Button("More") { count += 1 }
          }
        }
      }
    }
    let screen = await Screen(Page())
    try screen.button("More").press()
    try screen.button("More").press()
    #expect(screen.shows("Count: 2"))
  }

  @Test func theFocusComesToAFieldBeforeTheBarOfItsPage() async throws {
    struct Page: View {
      @State private var isShown = true

      var body: some View {
        Text("Page").sheet(isPresented: $isShown) {
          NavigationStack {
            Form { TextField("Name", text: .constant("")) }
              .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
          }
        }
      }
    }
    let screen = await Screen(Page())
    #expect(screen.focusedLabel == "Name")
  }

  /// The view that had the focus before a question may be what its answer removes.
  @Test func theFocusGoesToWhatIsNearestWhereItCannotReturn() async throws {
    struct Page: View {
      @State private var names = ["Ada", "Alan"]
      @State private var removing: String?
      private var isAsking: Binding<Bool> {
        Binding {
          removing != nil
        } set: {
          if !$0 { removing = nil }
        }
      }

      var body: some View {
        VStack {
          ForEach(names, id: \.self) { name in
            Button("Remove \(name)", role: .destructive) { removing = name }
          }
          Button("Add") {}
        }
        .alert("Sure?", isPresented: isAsking) {
          Button("Yes", role: .destructive) { names.removeAll { $0 == removing } }
          Button("No", role: .cancel) {}
        }
      }
    }
    let screen = await Screen(Page())
    try screen.button("Remove Ada").focus()
    try screen.press(.return)
    try screen.button("Yes").focus()
    try screen.press(.return)
    #expect(screen.presentation == nil)
    // The button behind it destroys: a key held down too long would press it.
    #expect(screen.focusedLabel == "Add")
  }
}
