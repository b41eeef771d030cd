import Foundation
import PlatenTesting
import SwiftUI
import Testing

/// Controls as newer sources write them.
@MainActor @Suite struct NewerControlTests {
  @Test func aRoleAloneNamesAButton() async throws {
    struct Page: View {
      @State private var said = ""

      var body: some View {
        VStack {
          Text("Said \(said)")
          Button(role: .cancel) { said = "cancel" }
          Button(role: .confirm) { said = "confirm" }
        }
      }
    }
    let screen = await Screen(Page())
    try screen.button("Done").press()
    #expect(screen.shows("Said confirm"))
    try screen.button("Cancel").press()
    #expect(screen.shows("Said cancel"))
  }

  @Test func aMenuWithASymbolHasAnActionOfItsOwn() async throws {
    struct Page: View {
      @State private var said = ""

      var body: some View {
        VStack {
          Text("Said \(said)")
          Menu("Add", systemImage: "plus") {
            Button("Folder") { said = "folder" }
          } primaryAction: {
            said = "file"
          }
        }
      }
    }
    let screen = await Screen(Page())
    try screen.menu("Add").press()
    #expect(screen.shows("Said file"))
    try screen.menu("Add").choose("Folder")
    #expect(screen.shows("Said folder"))
  }

  private struct EditControls: View {
    let isMenu: Bool
    @State private var said = ""

    var body: some View {
      VStack {
        Text("Said \(said)")
        if isMenu { controls.controlGroupStyle(.menu) } else { controls.controlGroupStyle(.palette) }
      }
    }

    private var controls: some View {
      ControlGroup("Edit", systemImage: "pencil") {
        Button("Cut") { said = "cut" }
        Button("Copy") { said = "copy" }
      }
    }
  }

  @Test func aGroupOfControlsCanBeAMenu() async throws {
    let menu = await Screen(EditControls(isMenu: true))
    #expect(try menu.menu("Edit").items == ["Cut", "Copy"])
    try menu.menu("Edit").choose("Copy")
    #expect(menu.shows("Said copy"))
    let row = await Screen(EditControls(isMenu: false))
    try row.button("Cut").press()
    #expect(row.shows("Said cut"))
  }

  @Test func aStyleOfOnesOwnArrangesAGroup() async throws {
    struct Stacked: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          configuration.content
        }
      }
    }
    let screen = await Screen(ControlGroup("Zoom") { Button("In") {} }.controlGroupStyle(Stacked()))
    #expect(try screen.shows("Zoom") && screen.button("In").exists)
  }

  @Test func anAlertAsksWhetherItIsWantedAgain() async throws {
    struct Page: View {
      @State private var isAsking = true
      @State private var isSuppressed = false

      var body: some View {
        Text(isSuppressed ? "Suppressed" : "Wanted")
          .alert("Delete?", isPresented: $isAsking) { Button("Delete", role: .destructive) {} }
          .dialogSuppressionToggle("Never again", isSuppressed: $isSuppressed)
      }
    }
    let screen = await Screen(Page())
    #expect(screen.presentation == "alert: Delete?")
    try screen.toggle("Never again").press()
    #expect(screen.shows("Suppressed") && screen.presentation != nil)
    try screen.button("Delete").press()
    #expect(screen.presentation == nil)
  }

  @Test func sharingCopiesWhateverIsText() async throws {
    let screen = await Screen(
      VStack {
        ShareLink("Send", item: "Hello", preview: SharePreview("Greeting"))
        ShareLink(items: [URL(string: "https://a.example")!, URL(string: "https://b.example")!]) { url in
          SharePreview(url.absoluteString)
        }
      })
    try screen.button("Send").press()
    #expect(screen.clipboard == "Hello")
    try screen.button("Share…").press()
    #expect(screen.clipboard == "https://a.example\nhttps://b.example")
  }

  @Test func tabsStandInSections() async throws {
    struct Page: View {
      @State private var chosen = "home"

      var body: some View {
        TabView(selection: $chosen) {
          Tab("Home", systemImage: "house", value: "home") { Text("At home") }
          TabSection("Library") {
            Tab("Books", systemImage: "book", value: "books") { Text("All books") }.customizationID("books")
          }
          Tab(value: "search", role: .search) { Text("Find something") }
        }
      }
    }
    let screen = await Screen(Page())
    #expect(screen.shows("At home"))
    try screen.button("Books").press()
    #expect(screen.shows("All books"))
    try screen.button("Search").press()
    #expect(screen.shows("Find something"))
  }

  @Test func attributedTextIsMadeFromSentences() {
    let count = 3
    let text = AttributedString(localized: "You have **\(count)** *letters*")
    #expect(String(text.characters) == "You have 3 letters")
    #expect(text.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
    let lines = AttributedString(markdown: "one\n_two_", options: .init(interpretedSyntax: .inlineOnly))
    #expect(String(lines.characters) == "one two")
    let link = AttributedString(
      markdown: "[a](b)", options: .init(), baseURL: URL(string: "https://example.org/"))
    #expect(link.runs.first?.link?.absoluteString == "https://example.org/b")
  }
}
