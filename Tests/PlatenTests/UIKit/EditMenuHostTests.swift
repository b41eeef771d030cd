import PlatenTesting
import SwiftUI
import Testing

@testable import Platen
@testable import PlatenGraph
@testable import PlatenTree
@testable import PlatenTesting

/// The edit menu as front ends open it.
@MainActor struct EditMenuHostTests {
  private func menu(of label: String, on screen: Screen) throws -> EditMenu? {
    screen.host.editMenus.open(of: try screen.field(label).id)
  }

  @Test func swiftUIsFieldsHaveTheStandardMenu() async throws {
    struct Page: View {
      @State private var text = "hello"
      var body: some View {
        TextField("Text", text: $text)
        Text(text)
      }
    }
    let screen = await Screen(Page())
    try screen.field("Text").select(0..<2)
    let menu = try #require(try menu(of: "Text", on: screen))
    #expect(menu.items.map(\.title) == ["Cut", "Copy", "Select All"])
    menu.choose(0)
    screen.update()
    #expect(screen.shows("llo") && screen.clipboard == "he")
    try self.menu(of: "Text", on: screen)?.choose(0)
    screen.update()
    #expect(screen.shows("hello"))
    menu.choose(99)
  }

  @Test func aDelegatesActionsAreInTheMenu() async throws {
    struct Field: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.placeholder = "Text"
        field.text = "hello"
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ uiView: UITextField, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UITextFieldDelegate {
        func textField(
          _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
          let shout = UIAction(title: "Shout") { _ in textField.text = textField.text?.uppercased() }
          return UIMenu(children: suggestedActions + [UIMenu(options: .displayInline, children: [shout])])
        }
      }
    }
    let screen = await Screen(Field())
    let menu = try #require(try menu(of: "Text", on: screen))
    #expect(menu.items.map(\.title) == ["Select All", "Shout"])
    #expect(menu.items.map(\.startsGroup) == [false, true])
    menu.choose(1)
    screen.update()
    #expect(try screen.field("Text").text == "HELLO")
  }

  @Test func aMenuWithATitleIsASubmenuAndInlineOnesAreGroups() async throws {
    struct Field: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.placeholder = "Text"
        field.text = "hello"
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ uiView: UITextField, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UITextFieldDelegate {
        func textField(
          _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
          let upper = UIAction(title: "Upper") { _ in textField.text = textField.text?.uppercased() }
          let lower = UIAction(title: "Lower", state: .on) { _ in textField.text = textField.text?.lowercased() }
          let letters = UIMenu(title: "Letters", children: [upper, lower])
          return UIMenu(children: suggestedActions + [letters, UIAction(title: "No", attributes: .disabled) { _ in }])
        }
      }
    }
    let screen = await Screen(Field())
    let menu = try #require(try menu(of: "Text", on: screen))
    #expect(menu.items.map(\.title) == ["Select All", "Letters", "No"])
    #expect(menu.items.map(\.startsGroup) == [false, true, false])
    #expect(menu.items[1].isSubmenu && menu.items[1].children.map(\.isOn) == [false, true])
    #expect(menu.allActions.map(\.index) == [0, 1, 2, 3])
    menu.dismiss()
    try screen.field("Text").chooseFromEditMenu("Upper")
    #expect(try screen.field("Text").text == "HELLO")
    // In the row of buttons, the submenu takes the row's place.
    screen.host.editMenus.show()
    screen.update()
    try screen.press(.rightArrow)
    try screen.press(.return)
    #expect(screen.shows("Upper") && !screen.shows("Select All"))
    try screen.press(.escape)
    #expect(screen.shows("Letters") && !screen.shows("Upper"))
    try screen.press(.return)
    try screen.press(.rightArrow)
    try screen.press(.return)
    #expect(try screen.field("Text").text == "hello")
    #expect(!screen.shows("Letters"))
  }

  @Test func testsOpenTheMenuByTheFieldsLabel() async throws {
    struct Page: View {
      @State private var text = "hello"
      var body: some View { TextField("Text", text: $text) }
    }
    let screen = await Screen(Page())
    let field = try screen.field("Text")
    #expect(try field.editMenu() == ["Select All"])
    try field.chooseFromEditMenu("Select All")
    try field.chooseFromEditMenu("Copy")
    #expect(screen.clipboard == "hello")
    #expect(throws: ScreenError.self) { try field.chooseFromEditMenu("Fly") }
  }
}
