import PlatenTesting
import SwiftUI
import Testing

/// Pages one behind the other: links, paths, and the way back.
@MainActor @Suite struct NavigationStackTests {
  private struct Notes: View {
    @State private var draft = ""
    @State private var path: [Int]

    init(path: [Int] = []) { self.path = path }

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          TextField("Draft", text: $draft)
          NavigationLink("First", value: 1)
          Button("Deep") { path = [2, 3] }
          Text("Depth \(path.count)")
        }
        .navigationTitle("Notes")
        .navigationDestination(for: Int.self) { number in
          NotePage(number: number)
        }
      }
    }
  }

  private struct NotePage: View {
    let number: Int
    @State private var text = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        TextField("Text \(number)", text: $text)
        NavigationLink("Next", value: number + 1)
        Button("Up") { dismiss() }
      }
      .navigationTitle("Note \(number)")
    }
  }

  @Test func aLinkLeadsOnAndBackLeadsBack() async throws {
    let screen = await Screen(Notes())
    #expect(screen.pageTitle == "Notes")
    try screen.button("First").press()
    #expect(screen.pageTitle == "Note 1")
    #expect(!screen.shows("Depth"))
    try screen.button("Back").press()
    #expect(screen.pageTitle == "Notes")
    #expect(screen.shows("Depth 0"))
  }

  @Test func thePageLeftBehindKeepsItsState() async throws {
    let screen = await Screen(Notes())
    try screen.field("Draft").type("half a")
    try screen.button("First").press()
    try screen.field("Text 1").type("more")
    try screen.button("Next").press()
    #expect(screen.pageTitle == "Note 2")
    try screen.press(.escape)
    #expect(try screen.field("Text 1").text == "more")
    try screen.press(.escape)
    #expect(try screen.field("Draft").text == "half a")
    try screen.field("Draft").type(" word")
    #expect(try screen.field("Draft").text == "half a word")
  }

  @Test func thePathIsWrittenAndRead() async throws {
    let screen = await Screen(Notes())
    try screen.button("Deep").press()
    #expect(screen.pageTitle == "Note 3")
    try screen.button("Up").press()
    #expect(screen.pageTitle == "Note 2")
    try screen.button("Back").press()
    #expect(screen.shows("Depth 0"))
  }

  @Test func anInitialPathIsFollowed() async throws {
    let screen = await Screen(Notes(path: [7]))
    #expect(screen.pageTitle == "Note 7")
  }

  @Test func theFocusFollowsNavigation() async throws {
    let screen = await Screen(Notes())
    try screen.button("First").focus()
    try screen.press(.return)
    #expect(screen.focusedLabel == "Text 1")
    try screen.press(.escape)
    #expect(screen.focusedLabel == "First")
  }

  @Test func aPathOfAnyValuesLeadsByType() async throws {
    struct Page: View {
      @State private var path = NavigationPath()

      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Button("Both") {
              path.append("word")
              path.append(5)
            }
            Text("Count \(path.count)")
          }
          .navigationDestination(for: String.self) { Text("String \($0)") }
          .navigationDestination(for: Int.self) { Text("Int \($0)") }
        }
      }
    }
    let screen = await Screen(Page())
    try screen.button("Both").press()
    #expect(screen.shows("Int 5"))
    try screen.press(.leftArrow, modifiers: .option)
    #expect(screen.shows("String word"))
    try screen.press(.leftArrow, modifiers: .option)
    #expect(screen.shows("Count 0"))
  }

  @Test func destinationsFollowTheStateOfTheirPage() async throws {
    struct Item: Hashable { let name: String }
    struct Page: View {
      @State private var item: Item?
      @State private var isPresented = false
      @State private var count = 0

      var body: some View {
        NavigationView {
          VStack {
            Button("Item") { item = Item(name: "box") }
            Button("Flag") { isPresented = true }
            Text("Item: \(item?.name ?? "none")")
            NavigationLink(destination: Button("Count \(count)") { count += 1 }) { Text("Counting") }
          }
          .navigationDestination(item: $item) { Text("Shown: \($0.name)") }
          .navigationDestination(isPresented: $isPresented) { Text("Flagged") }
          .navigationBarTitle("Root", displayMode: .inline)
        }
      }
    }
    let screen = await Screen(Page())
    try screen.button("Item").press()
    #expect(screen.shows("Shown: box"))
    try screen.button("Back").press()
    #expect(screen.shows("Item: none"))
    try screen.button("Flag").press()
    #expect(screen.shows("Flagged"))
    try screen.press(.escape)
    try screen.button("Counting").press()
    try screen.button("Count 0").press()
    #expect(try screen.button("Count 1").exists)
  }

  @Test func toolbarItemsAreInTheNavigationBarOfTheirPage() async throws {
    struct Page: View {
      @State private var name = ""
      @State private var log = ""

      var body: some View {
        NavigationStack {
          Form { TextField("Name", text: $name) }
            .navigationTitle("Person")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") { log = "cancelled" } }
              ToolbarItem(placement: .confirmationAction) {
                Button("Save") { log = "saved" }.disabled(name.isEmpty)
              }
              ToolbarItem(placement: .bottomBar) { Text("Log: \(log)") }
            }
        }
      }
    }
    let screen = await Screen(Page())
    #expect(
      screen.snapshot == """
        [ Cancel ]
        Person
        [ Save ] (disabled)
        Name: []
        Log: 
        """)
    try screen.field("Name").type("Ada")
    try screen.button("Save").press()
    #expect(screen.shows("Log: saved"))
  }

  @Test func theWayBackCanBeHidden() async throws {
    struct Page: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Go") { Text("There").navigationBarBackButtonHidden() }
        }
      }
    }
    let screen = await Screen(Page())
    try screen.button("Go").press()
    #expect(screen.shows("There"))
    #expect(throws: ScreenError.self) { try screen.button("Back") }
  }

  @Test func aPathIsKeptAsText() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    let codable = try #require(path.codable)
    let data = try JSONEncoder().encode(codable)
    let restored = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(restored == codable && NavigationPath(restored) == path)
  }

  @Test func aPathWithAnotherValueIsNotCodable() {
    struct Place: Hashable {}
    var path = NavigationPath([1])
    path.append(Place())
    #expect(path.codable == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"["no type","1"]"#.utf8))
    }
  }

  @Test func theUsersFoldersAreDifferentFolders() {
    #expect(URL.documentsDirectory.hasDirectoryPath)
    #expect(URL.cachesDirectory != URL.documentsDirectory)
  }
}
