import Platen
import PlatenTesting
import Testing

/// Which items of a toolbar are shown, which are in its menu, and how.
@MainActor @Suite struct ToolbarItemTests {
  /// A character is one unit wide, with one unit between two items; the menu's ellipsis takes no width of its own.
  private struct Page: View {
    var title = "T"
    @State private var pressed = ""

    var body: some View {
      NavigationStack {
        Text("pressed: \(pressed)")
          .navigationTitle(title)
          .toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Done") { pressed = "Done" } }
            ToolbarItem { Button("Sort") { pressed = "Sort" } }
            ToolbarItem { Button("Find") { pressed = "Find" } }
            ToolbarItem(placement: .secondaryAction) { Button("Copy") { pressed = "Copy" } }
          }
      }
    }
  }

  private func rows(_ window: LaidOut) -> [Node] {
    var rows: [Node] = []
    window.host.root.forEach { if $0.isItemRow { rows.append($0) } }
    return rows
  }

  private func shown(_ row: Node) -> [String] {
    row.children.dropLast().filter { !$0.isOutOfSight }.map(\.accessibleName)
  }

  private func menu(_ row: Node) throws -> (isShown: Bool, items: [MenuItem]) {
    let node = try #require(row.children.last)
    let content = try #require(node.content.control as? MenuContent)
    return (!node.isOutOfSight, content.items)
  }

  @Test func allItemsAreShownWhereTheyFit() throws {
    let row = try #require(rows(LaidOut(Page(), width: 60, height: 5)).last)
    #expect(shown(row) == ["Done", "Sort", "Find", "Copy"])
    #expect(try !menu(row).isShown)
  }

  @Test(arguments: [(20, ["Done", "Sort", "Find"]), (15, ["Done", "Sort"]), (10, ["Done"]), (5, ["Done"])])
  func secondaryItemsLeaveFirstAndWhatEndsAFormStays(width: Int, names: [String]) throws {
    let row = try #require(rows(LaidOut(Page(), width: CGFloat(width), height: 5)).last)
    #expect(shown(row) == names)
    #expect(try menu(row).isShown)
    #expect(try menu(row).items.map(\.title) == ["Done", "Sort", "Find", "Copy"].filter { !names.contains($0) })
  }

  @Test func itemsOfALowPriorityLeaveFirstAndOfAHighOneLast() throws {
    struct Ranked: View {
      var body: some View {
        NavigationStack {
          Text("page").toolbar {
            ToolbarItem { Button("AAA") {} }.visibilityPriority(.low)
            ToolbarItem(placement: .secondaryAction) { Button("BBB") {} }.visibilityPriority(.high)
            ToolbarItem(placement: .topBarPinnedTrailing) { Button("CCC") {} }
            ToolbarItemGroup {
              Button("DDD") {}
              Button("EEE") {}
            }.visibilityPriority(ToolbarItemVisibilityPriority(higherThan: .low))
            ToolbarItem(placement: .primaryAction) { Button("FFF") {} }.visibilityPriority(.automatic)
          }
        }
      }
    }
    func names(_ width: CGFloat) throws -> [String] {
      shown(try #require(rows(LaidOut(Ranked(), width: width, height: 5)).last))
    }
    #expect(try names(80) == ["AAA", "BBB", "CCC", "DDD", "EEE", "FFF"])
    #expect(try names(20) == ["BBB", "CCC", "DDD", "FFF"])
    #expect(try names(14) == ["BBB", "CCC", "FFF"])
    #expect(try names(10) == ["BBB", "CCC"])
    #expect(try names(5) == ["CCC"])
    #expect(ToolbarItemVisibilityPriority.low < .automatic && .automatic < .high)
    let above = ToolbarItemVisibilityPriority(higherThan: .high)
    #expect(above > .high && above == ToolbarItemVisibilityPriority(higherThan: .high))
    #expect(ToolbarItemVisibilityPriority(higherThan: .automatic) < .high)
  }

  @Test func linesOfTheMenuAreNeverInTheBar() throws {
    struct Overflow: View {
      @State private var pressed = ""

      var body: some View {
        NavigationStack {
          Text("pressed: \(pressed)").toolbar {
            ToolbarItem { Button("Sort") {} }
            ToolbarOverflowMenu {
              Button("Export") { pressed = "Export" }
              Toggle("Details", isOn: .constant(true))
            }
          }
          .toolbarOverflowMenu { Button("Clear") { pressed = "Clear" } }
        }
      }
    }
    let window = LaidOut(Overflow(), width: 60, height: 5)
    let row = try #require(rows(window).last)
    #expect(shown(row) == ["Sort"])
    #expect(try menu(row).isShown)
    #expect(Set(try menu(row).items.map(\.title)) == ["Export", "Details", "Clear"])
    let item = try #require(menu(row).items.first { $0.title == "Export" })
    window.host.send(item.event, to: item.id)
    window.layOut()
    #expect(window.host.root.plainText.contains("pressed: Export"))
    let narrow = try #require(rows(LaidOut(Overflow(), width: 5, height: 5)).last)
    #expect(Set(try menu(narrow).items.map(\.title)) == ["Sort", "Export", "Details", "Clear"])
  }

  @Test func outsideOfANavigationTheMenuIsInTheRow() async throws {
    struct Plain: View {
      @State private var count = 0

      var body: some View {
        Text("count \(count)").toolbarOverflowMenu { Button("Count") { count += 1 } }
      }
    }
    let window = LaidOut(Plain(), width: 30, height: 5)
    let row = try #require(rows(window).last)
    #expect(shown(row).isEmpty)
    #expect(try menu(row).isShown && menu(row).items.map(\.title) == ["Count"])
  }

  /// The names of what the user can use, in its order.
  private func names(in node: Node) -> [String] {
    var names: [String] = []
    node.forEach {
      if ($0.isField || $0.content.control != nil) && !$0.isOutOfSight { names.append($0.accessibleName) }
    }
    return names
  }

  private struct Entry: View {
    var body: some View {
      TextField("Name", text: .constant("")).toolbar {
        ToolbarItem(placement: .bottomBar) { Button("Share") {} }
        ToolbarItem { Toggle("Details", isOn: .constant(false)) }
        ToolbarItem(placement: .cancellationAction) { Button("Back") {} }
      }
    }
  }

  @Test func outsideOfANavigationTheItemsAreAboveTheView() async throws {
    let window = LaidOut(Entry(), width: 60, height: 10)
    #expect(names(in: window.host.root) == ["Back", "Details", "Name", "Share"])
    let screen = await Screen(Entry())
    screen.host.focus.moveToFirst()
    #expect(screen.focusedLabel == "Name")
  }

  @Test func inASheetTheItemsAreBelowTheView() throws {
    let window = LaidOut(Text("Page").sheet(isPresented: .constant(true)) { Entry() }, width: 60, height: 20)
    #expect(names(in: window.host.root) == ["Name", "Back", "Details", "Share"])
  }

  @Test func anImageThatIsResizableDoesNotFillTheWindow() throws {
    let window = LaidOut(
      Text("Form").frame(maxHeight: .infinity).toolbar {
        Button {
        } label: {
          Image(systemName: "star").resizable().aspectRatio(1, contentMode: .fit)
        }
      }, width: 40, height: 30)
    #expect(window.frame(ofKind: "button")?.height ?? 30 <= 3)
  }

  @Test func theTitleOpensItsMenu() async throws {
    struct Titled: View {
      @State private var chosen = "none"
      @State private var hasMenu = true

      var body: some View {
        NavigationStack {
          VStack {
            Text("chosen: \(chosen)")
            Toggle("Menu", isOn: $hasMenu)
          }
          .navigationTitle("Drafts")
          .toolbar {
            if hasMenu { ToolbarTitleMenu { Button("Rename") { chosen = "Rename" } } }
            ToolbarTitleMenu()
          }
          .toolbarTitleMenu { if hasMenu { Button("Print") { chosen = "Print" } } }
        }
      }
    }
    let screen = await Screen(Titled())
    try screen.menu("Drafts").choose("Rename")
    #expect(screen.shows("chosen: Rename"))
    try screen.menu("Drafts").choose("Print")
    #expect(screen.shows("chosen: Print"))
  }

  @Test func outsideOfANavigationTheTitlesMenuIsInTheRow() throws {
    struct Plain: View {
      var body: some View { Text("a").toolbarTitleMenu { Button("Rename") {} } }
    }
    let row = try #require(rows(LaidOut(Plain(), width: 30, height: 5)).last)
    #expect(try menu(row).items.map(\.title) == ["Rename"])
  }

  @Test func aLineOfTheMenuActsOnItsItem() throws {
    let window = LaidOut(Page(), width: 15, height: 5)
    let row = try #require(rows(window).last)
    let item = try #require(menu(row).items.first)
    #expect(item.title == "Find")
    window.host.send(item.event, to: item.id)
    window.layOut()
    #expect(window.host.root.plainText.contains("pressed: Find"))
  }

  @Test func aTitleKeepsItsWidthUpToAQuarterOfTheBar() throws {
    let row = try #require(rows(LaidOut(Page(title: "A long title of a page"), width: 30, height: 5)).last)
    #expect(shown(row) == ["Done", "Sort", "Find", "Copy"])
    let narrow = try #require(rows(LaidOut(Page(title: "A long title of a page"), width: 20, height: 5)).last)
    #expect(shown(narrow) == ["Done", "Sort"])
  }

  @Test func theFocusGoesToTheMenuWithItsItem() throws {
    let window = LaidOut(Page(), width: 60, height: 5)
    let row = try #require(rows(window).last)
    window.host.focus.move(to: row.children[3].id)
    _ = window.host.update()
    window.host.layout.run(in: CGSize(width: 19, height: 5), metrics: window.metrics)
    #expect(window.host.focus.node === row.children.last)
  }

  @Test func anItemWithAFieldStays() throws {
    struct Filter: View {
      @State private var text = ""

      var body: some View {
        NavigationStack {
          Text("list").toolbar {
            ToolbarItem { Button("Sort") {} }
            ToolbarItem { TextField("Filter", text: $text) }
          }
        }
      }
    }
    let row = try #require(rows(LaidOut(Filter(), width: 12, height: 5)).last)
    #expect(row.children.filter { !$0.isOutOfSight }.contains { $0.isField })
    #expect(try menu(row).items.map(\.title) == ["Sort"])
  }

  @Test func aLabelWithAKnownSymbolShowsTheSymbolAlone() async throws {
    struct Icons: View {
      var body: some View {
        NavigationStack {
          Text("page").toolbar {
            ToolbarItem { Button("Add", systemImage: "plus") {} }
            ToolbarItem { Button("Mystery", systemImage: "no.such.symbol") {} }
            ToolbarItem { Label("Titled", systemImage: "star").labelStyle(.titleAndIcon) }
            ToolbarItem { Menu("Other", systemImage: "gear") { Button("Inner", systemImage: "plus") {} } }
          }
        }
      }
    }
    let screen = await Screen(Icons())
    func texts(_ name: String) -> [String]? {
      let node = screen.driver.host.root.first { $0.content.control != nil && $0.accessibleName == name }
      guard let node else { return nil }
      var texts: [String] = []
      node.forEach { if case .leaf(.text(let text)) = $0.content { texts.append(text.plainText) } }
      return texts
    }
    #expect(texts("Add") == [])
    #expect(texts("Mystery") == ["Mystery"])
    let add = try #require(screen.driver.host.root.first { $0.content.control != nil && $0.accessibleName == "Add" })
    #expect(add.contains { $0.attributes.help == "Add" })
    #expect(screen.snapshot.contains("Titled"))
    let menu = try #require(screen.driver.host.root.first { $0.accessibleName == "Other" }?.content.control)
    #expect((menu as? MenuContent)?.showsWords == false)
    #expect((menu as? MenuContent)?.items.map(\.title) == ["Inner"])
  }

  /// The automatic style is that of the place, and one that the program names is kept.
  @Test func aToggleInAToolbarIsAButton() throws {
    struct Switches: View {
      var body: some View {
        NavigationStack {
          Form { Toggle("Row", isOn: .constant(true)) }
            .toolbar {
              Toggle("Bar", systemImage: "star", isOn: .constant(true))
              Toggle("Named", isOn: .constant(true)).toggleStyle(.switch)
              Toggle("Automatic", isOn: .constant(true)).toggleStyle(.automatic)
            }
        }
      }
    }
    var styles: [String: ToggleContent.Style] = [:]
    LaidOut(Switches(), width: 60, height: 8).host.root.forEach {
      if let toggle = $0.content.control as? ToggleContent { styles[$0.accessibleName] = toggle.style }
    }
    #expect(styles == ["Row": .automatic, "Bar": .button, "Named": .switch, "Automatic": .button])
  }
}
