import PlatenTesting
import SwiftUI
import Testing

/// Groups of controls as menus, in a row, and in a style of the program.
@MainActor @Suite struct ControlGroupTests {
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

  @Test func aCustomStyleArrangesAGroup() async throws {
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
}
