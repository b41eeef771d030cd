import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// The snippet's cells, used as by a user.
@MainActor struct ContentConfigurationTests {
  @Test func aViewOfSwiftUIInACellIsTypedInto() async throws {
    let controller = GuestListController()
    let screen = await Screen(controller)
    try screen.field("Name").type("Ada")
    #expect(controller.model.name == "Ada")
    try screen.toggle("Vegetarian").press()
    #expect(controller.model.isVegetarian)
    controller.model.name = "Grace"
    await screen.settle()
    #expect(try screen.field("Name").text == "Grace")
  }

  @Test func aViewOfTheProgramInACellIsTypedInto() async throws {
    let controller = GuestListController()
    let screen = await Screen(controller)
    try screen.field("Note").type("window")
    #expect(controller.note == "window")
  }

  @Test func aHandlerConfiguresACellForItsState() async throws {
    let controller = GuestListController()
    let screen = await Screen(controller)
    #expect(screen.texts.filter { $0 == "free" }.count == 2)
    try screen.button("Table").press()
    await screen.settle()
    #expect(screen.texts.filter { $0 == "chosen" }.count == 1)
    #expect(screen.shows("Table"))
  }

  @Test func aConfigurationOfTheSameTypeKeepsTheViewAndItsState() async throws {
    struct Counter: View {
      let title: String
      @State private var text = ""
      var body: some View {
        TextField(title, text: $text)
        Text("Typed: \(text)")
      }
    }
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentConfiguration = UIHostingConfiguration { Counter(title: "First") }
    let screen = await Screen(Holder(view: cell))
    try screen.field("First").type("abc")
    cell.contentConfiguration = UIHostingConfiguration { Counter(title: "Second") }
    await screen.settle()
    #expect(try screen.field("Second").text == "abc")
    #expect(screen.shows("Typed: abc"))
    var list = cell.defaultContentConfiguration()
    list.text = "A line"
    cell.contentConfiguration = list
    await screen.settle()
    #expect(screen.shows("A line"))
    #expect(!screen.shows("Typed: abc"))
    cell.contentConfiguration = nil
    await screen.settle()
    #expect(!screen.shows("A line"))
    #expect(cell.contentConfiguration == nil)
  }

  private struct Holder: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }
}
