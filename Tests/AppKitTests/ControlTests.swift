import AppKit
import PlatenTesting
import SwiftUI
import Testing

/// AppKit's controls of forms, used as by a user.
@MainActor struct ControlTests {
  private func preferences() async -> (Screen, PreferencesViewController) {
    let controller = PreferencesViewController()
    return (await Screen(controller), controller)
  }

  @Test func controlsOfValuesSendTheirActions() async throws {
    let (screen, controller) = await preferences()
    #expect(try screen.slider("Volume").value == 20)
    try screen.slider("Volume").set(40)
    #expect(controller.volume.doubleValue == 40 && controller.log.last == "volume 40")
    try screen.adjustable("Copies").increment()
    await screen.settle()
    #expect(controller.log.last == "copies 1" && screen.shows("1"))
    controller.copies.integerValue = 9
    #expect(controller.copies.integerValue == 3)
    await screen.settle()
    #expect(try !screen.adjustable("Copies").canIncrement)
    #expect(screen.shows("Network"))
    try screen.toggle("Wi-Fi").press()
    #expect(controller.wifi.state == .on && controller.log.last == "wifi true")
    #expect(try screen.progress("Progress").fraction == 0.25)
  }

  @Test func rowsThatAreInsertedBeforeATableIsLoadedAreThere() {
    final class Names: NSObject, NSTableViewDataSource {
      var names = ["Ada"]
      func numberOfRows(in tableView: NSTableView) -> Int { names.count }
    }
    let (table, names) = (NSTableView(), Names())
    table.dataSource = names
    table.reloadData()
    names.names.append("Grace")
    table.insertRows(at: IndexSet(integer: 1))
    #expect(table.numberOfRows == 2)
  }

  @Test func aCopyOfAPathIsOneOfAppKit() {
    let path = NSBezierPath(rect: NSRect(x: 0, y: 0, width: 2, height: 3))
    path.lineWidth = 4
    let copy = path.copy() as? NSBezierPath
    #expect(copy?.bounds == path.bounds && copy?.lineWidth == 4)
  }

  @Test func menusAndSegmentsChoose() async throws {
    let (screen, controller) = await preferences()
    #expect(try screen.picker("Theme").options == ["Light", "Dark"])
    #expect(try screen.picker("Theme").value == "Light")
    try screen.picker("Theme").select("Dark")
    #expect(controller.log.last == "theme Dark 1" && controller.theme.title == "Dark")
    controller.theme.addItem(withTitle: "Auto")
    controller.theme.selectItem(withTitle: "Auto")
    await screen.settle()
    #expect(try screen.picker("Theme").value == "Auto")
    #expect(controller.log.last == "theme Dark 1")
    try screen.picker("Alignment").select("Right")
    #expect(controller.alignmentControl.selectedSegment == 1 && controller.log.last == "segment 1")
  }

  @Test func aComboBoxTakesValuesAndText() async throws {
    let (screen, controller) = await preferences()
    try screen.menu("Values").choose("Wien")
    await screen.settle()
    #expect(try screen.field("City").text == "Wien")
    #expect(controller.log.last == "city Wien" && controller.city.indexOfSelectedItem == 1)
    try screen.field("City").replace(with: "Graz")
    #expect(controller.city.stringValue == "Graz")
  }

  @Test func aComboBoxThatIsNotEditableIsAChoice() async throws {
    struct Wrapped: NSViewRepresentable {
      let box: NSComboBox
      func makeNSView(context: Context) -> NSComboBox { box }
      func updateNSView(_ nsView: NSComboBox, context: Context) {}
    }
    let box = NSComboBox(frame: .zero)
    box.setAccessibilityLabel("Minutes")
    box.isEditable = false
    box.addItems(withObjectValues: ["5", "10", "25"])
    box.selectItem(at: 1)
    let screen = await Screen(Wrapped(box: box))
    #expect(screen.snapshot.contains("10") && box.stringValue == "10")
    try screen.menu("Minutes, 10").choose("25")
    await screen.settle()
    #expect(box.stringValue == "25" && box.indexOfSelectedItem == 2 && screen.snapshot.contains("25"))
    box.isEditable = true
    await screen.settle()
    try screen.field("Minutes").replace(with: "7")
    #expect(box.stringValue == "7")
  }

  @Test func aTokenFieldIsAnArray() async throws {
    let (screen, controller) = await preferences()
    controller.tags.objectValue = ["red", "green"]
    await screen.settle()
    #expect(try screen.field("Tags").text == "red, green")
    try screen.field("Tags").replace(with: "green, spam, blue")
    try screen.field("Tags").press(.return)
    await screen.settle()
    #expect(controller.tags.objectValue as? [String] == ["green", "blue"])
    #expect(controller.log.last == "tags [\"green\", \"blue\"]")
    #expect(try screen.field("Tags").text == "green, blue")
  }

  @Test func tablesShowTheViewsOfTheirDelegate() async throws {
    let controller = PeopleViewController()
    let screen = await Screen(controller)
    #expect(screen.shows("Name") && screen.shows("Age") && screen.shows("36") && screen.shows("85"))
    try screen.field("Name 1").replace(with: "Grace Hopper")
    try screen.field("Name 1").press(.return)
    #expect(controller.people[1].0 == "Grace Hopper")
    controller.table.selectRowIndexes([1], byExtendingSelection: false)
    #expect(controller.table.selectedRow == 1 && controller.selections == [1])
    controller.people.removeFirst()
    controller.table.removeRows(at: [0])
    await screen.settle()
    #expect(!screen.shows("36") && controller.table.selectedRow == 0)
    controller.people.append(("Alan", 41))
    controller.table.reloadData()
    await screen.settle()
    #expect(try screen.field("Name 1").text == "Alan")
  }

  @Test func tabsAndPanesShowTheirControllers() async throws {
    final class Page: NSViewController {
      let text: String
      init(_ text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
        title = "\(text) page"
      }
      required init?(coder: NSCoder) { nil }
      override func loadView() { view = NSTextField(labelWithString: text) }
    }
    let tabs = NSTabViewController()
    tabs.tabStyle = .unspecified
    tabs.addTabViewItem(NSTabViewItem(viewController: Page("first")))
    tabs.addChild(Page("second"))
    let split = NSSplitViewController()
    split.addSplitViewItem(NSSplitViewItem(sidebarWithViewController: Page("side")))
    split.addSplitViewItem(NSSplitViewItem(viewController: tabs))
    let screen = await Screen(split)
    #expect(screen.shows("side") && screen.shows("first") && !screen.shows("second"))
    tabs.selectedTabViewItemIndex = 1
    await screen.settle()
    #expect(screen.shows("second") && !screen.shows("first") && tabs.title == "second page")
    split.toggleSidebar(nil)
    await screen.settle()
    #expect(!screen.shows("side") && screen.shows("second"))
  }
}
