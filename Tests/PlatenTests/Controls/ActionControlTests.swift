import PlatenTesting
import SwiftUI
import Testing

private struct Actions: View {
  @State private var log: [String] = []
  @State private var isBold = false
  @State private var sort = "name"

  var body: some View {
    VStack {
      Menu("Options") {
        Button("Rename", systemImage: "pencil") { log.append("rename") }
        Button("Delete", role: .destructive) { log.append("delete") }.disabled(true)
        Divider()
        Toggle("Bold", isOn: $isBold)
        Picker("Sort", selection: $sort) {
          Text("By name").tag("name")
          Text("By date").tag("date")
        }
        Menu("More") {
          Button("Share") { log.append("share") }
        }
      }
      Menu {
        Button("Later") { log.append("later") }
      } label: {
        Label("Send", systemImage: "paperplane")
      } primaryAction: {
        log.append("send")
      }
      Text("\(log.joined(separator: ",")) \(sort) \(isBold ? "bold" : "light")")
    }
  }
}

private struct TwiceStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
      configuration.trigger()
    } label: {
      HStack {
        Text("»")
        configuration.label
      }
    }
  }
}

private struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
      }
    }
  }
}

@MainActor @Suite struct ActionControlTests {
  @Test func `A menu's lines are its buttons, toggles, choices and inner menus`() async throws {
    let screen = await Screen(Actions())
    let menu = try screen.menu("Options")
    #expect(try menu.items == ["Rename", "Delete", "Bold", "By name", "By date", "More/Share"])
    try menu.choose("Rename")
    try menu.choose("More/Share")
    try menu.choose("Bold")
    #expect(try menu.isMarked("Bold"))
    #expect(try menu.isMarked("By name"))
    try menu.choose("By date")
    #expect(try menu.isMarked("By date"))
    #expect(screen.shows("rename,share date bold"))
    #expect(throws: ScreenError.self) { try menu.choose("Delete") }
  }

  @Test func `A menu with a primary action runs it when pressed`() async throws {
    let screen = await Screen(Actions())
    try screen.menu("Send").press()
    try screen.menu("Send").choose("Later")
    #expect(screen.shows("send,later"))
  }

  @Test func `A primitive style decides when the action runs`() async throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Button("Add") { count += 1 }.buttonStyle(TwiceStyle())
        Text("\(count) times")
      }
    }
    let screen = await Screen(Page())
    try screen.button("Add").press()
    #expect(screen.shows("2 times"))
    #expect(screen.shows("»"))
  }

  @Test func `A toggle's style shows it as it likes, and several values are one toggle`() async throws {
    struct Page: View {
      struct Item: Identifiable {
        let id: Int
        var isOn: Bool
      }
      @State private var isOn = false
      @State private var items = [Item(id: 1, isOn: true), Item(id: 2, isOn: false)]
      var body: some View {
        Toggle("Agree", isOn: $isOn).toggleStyle(CheckStyle())
        Toggle("All", sources: $items, isOn: \.isOn).toggleStyle(.switch)
        Text(isOn ? "yes" : "no")
        Text(items.map { $0.isOn ? "1" : "0" }.joined())
      }
    }
    let screen = await Screen(Page())
    try screen.button("Agree").press()
    #expect(screen.shows("yes"))
    #expect(try !screen.toggle("All").isOn)
    try screen.toggle("All").press()
    #expect(screen.shows("11"))
  }

  @Test func `Shortcuts press their control, and Return in a field presses the default one`() async throws {
    struct Page: View {
      @State private var name = ""
      @State private var log: [String] = []
      var body: some View {
        TextField("Name", text: $name)
        Button("Save") { log.append("save") }.keyboardShortcut(.defaultAction)
        Button("Cancel", role: .cancel) { log.append("cancel") }.keyboardShortcut(.cancelAction)
        Button("New") { log.append("new") }.keyboardShortcut("n")
        Button("Off") { log.append("off") }.keyboardShortcut("o", modifiers: [.command, .shift]).disabled(true)
        Text(log.joined(separator: ","))
      }
    }
    let screen = await Screen(Page())
    try screen.field("Name").type("n")
    try screen.press(.return)
    try screen.press("n", modifiers: .control)
    try screen.press("n", modifiers: .command)
    try screen.press("o", modifiers: [.control, .shift])
    try screen.press(.escape)
    #expect(screen.shows("save,new,new,cancel"))
    #expect(try screen.field("Name").text == "n")
  }

  @Test func `Return on a slider or a calendar goes to the program, or presses the default button`() async throws {
    struct Page: View {
      @State private var size = 0.5
      @State private var day = Date(timeIntervalSince1970: 0)
      @State private var log: [String] = []
      @FocusState private var focus: Int?
      var body: some View {
        Slider(value: $size) { Text("Size") }.focused($focus, equals: 1)
        DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.graphical)
          .onKeyPress(.return) {
            log.append("day")
            return .handled
          }
          .focused($focus, equals: 2)
        Button("Save") { log.append("save") }.keyboardShortcut(.defaultAction)
        Button("To the day") { focus = 2 }.keyboardShortcut("d")
        Text(log.joined(separator: ","))
          .onAppear { focus = 1 }
      }
    }
    let screen = await Screen(Page())
    try screen.press(.return)
    #expect(screen.shows("save"))
    try screen.press("d", modifiers: .command)
    try screen.press(.return)
    #expect(screen.shows("save,day"))
  }

  @Test func `A link is opened by the environment's action, and what is shared is on the clipboard`() async throws {
    final class Opened { var url: URL? }
    let opened = Opened()
    let url = try #require(URL(string: "https://example.org/help"))
    let screen = await Screen(
      VStack {
        Link("Help", destination: url)
        ShareLink(item: "a text")
        PasteButton(payloadType: String.self) { _ in }
      }
      .environment(
        \.openURL,
        OpenURLAction {
          opened.url = $0
          return .handled
        }))
    try screen.button("Help").press()
    #expect(opened.url == url)
    try screen.button("Share…").press()
    #expect(screen.clipboard == "a text")
  }

  @Test func `An edit button toggles the environment's edit mode`() async throws {
    struct Page: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        VStack {
          EditButton()
          Text(mode.isEditing ? "editing" : "reading")
        }
        .environment(\.editMode, $mode)
      }
    }
    let screen = await Screen(Page())
    try screen.button("Edit").press()
    #expect(screen.shows("editing"))
    try screen.button("Done").press()
    #expect(screen.shows("reading"))
  }

  @Test func aToggleWhoseLabelIsHiddenIsStillKnownByIt() async throws {
    let screen = await Screen(Toggle("Agree", isOn: .constant(false)).labelsHidden())
    #expect(try !screen.toggle("Agree").isOn)
    #expect(!screen.shows("Agree"))
    let switches = await Screen(
      VStack {
        Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.switch).labelsHidden()
        Toggle("Cellular", isOn: .constant(true)).toggleStyle(.checkbox).labelsHidden()
        // The label is what a button shows.
        Toggle("Bold", isOn: .constant(true)).toggleStyle(.button).labelsHidden()
      })
    #expect(try switches.toggle("Wi-Fi").isOn && switches.toggle("Cellular").isOn)
    #expect(!switches.shows("Wi-Fi") && !switches.shows("Cellular") && switches.shows("Bold"))
  }

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
}
