import PlatenTesting
import SwiftUI
import Testing

/// Forms and menus in styles of a program's own.
@MainActor struct FormAndMenuStyleTests {
  private struct Stacked: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("above")
        configuration.content
      }
    }
  }

  private struct Titled: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("before")
      Form(configuration)
    }
  }

  private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("menu:")
        Menu(configuration)
      }
    }
  }

  private struct Spread: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  private struct Page: View {
    @State private var name = ""
    @State private var chosen = "none"

    var body: some View {
      Form {
        TextField("Name", text: $name)
        Text("Hello \(name)")
      }
      Menu("More") { Button("First") { chosen = "first" } }
      Text("chosen \(chosen)")
    }
  }

  @Test func aFormHasTheStyleAroundIt() async throws {
    for screen in [await Screen(Page().formStyle(Stacked())), await Screen(Page().formStyle(Titled()))] {
      #expect(screen.shows("above") || screen.shows("before"))
      try screen.field("Name").type("Ada")
      #expect(screen.shows("Hello Ada"))
    }
  }

  @Test func theFormOfAConfigurationIsInTheStyleFurtherOut() async {
    let screen = await Screen(Page().formStyle(Titled()).formStyle(Stacked()))
    #expect(screen.shows("before") && screen.shows("above"))
    let plain = await Screen(Page().formStyle(.grouped).formStyle(Stacked()))
    #expect(!plain.shows("above"))
  }

  @Test func aMenuHasTheStyleAroundIt() async throws {
    let screen = await Screen(Page().menuStyle(Framed()))
    #expect(screen.shows("menu:"))
    try screen.menu("More").choose("First")
    #expect(screen.shows("chosen first"))
    let spread = await Screen(Page().menuStyle(Spread()))
    try spread.button("First").press()
    #expect(spread.shows("chosen first"))
  }

  @Test func theActionOfAMenuStaysWithIt() async throws {
    final class Log { var count = 0 }
    let log = Log()
    let menu = Menu("More") {
      Button("First") {}
    } primaryAction: {
      log.count += 1
    }
    let screen = await Screen(menu.menuStyle(Framed()))
    #expect(screen.shows("menu:"))
    try screen.menu("More").press()
    #expect(log.count == 1)
  }
}
