import Platen
import Testing

@testable import PlatenTerminal

/// What a program makes of views by traits, in lines.
@MainActor @Suite struct PlainRoleTests {
  private struct Likes: View {
    @State private var likes = false
    @State private var isMuted = false
    let isButton: Bool

    var body: some View {
      VStack {
        HStack {
          Image(systemName: "circle")
          Text("Fossils")
        }
        .onTapGesture { likes.toggle() }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(isButton ? .isButton : [])
        Text(likes ? "You like them." : "Not so much.")
        Button("Next") {}
      }
    }
  }

  @Test(arguments: [true, false])
  func aTappedViewIsOfferedAsAButton(_ isButton: Bool) async {
    let lines = await EchoingConsole.written(Likes(isButton: isButton), ["fossils"])
    #expect(lines.contains("  1. Fossils") && lines.contains("  2. Next"))
    #expect(lines.contains("You like them."), "\(lines)")
    // What the program makes a button is no text as well.
    #expect(lines.contains("Fossils") == !isButton)
  }

  /// As a gesture that ends the typing, around a whole form of fields.
  @Test func aFormWithoutOtherButtonsNeedsNoPress() async {
    struct Note: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Text("Count: \(count)").onTapGesture { count += 1 }
          TextField("Note", text: .constant(""))
        }
      }
    }
    let script = EchoingConsole(["Milk"], isSpoken: false)
    let outcome = await PlainForm(driver: FrontEndDriver(host: ViewHost(Note())), console: script).run()
    #expect(outcome == .complete)
  }

  @Test func aSwitchByTraitIsAskedAsOne() async {
    struct Sound: View {
      @State private var isMuted = false
      @State private var isLoud = true

      var body: some View {
        VStack {
          Button("Mute") { isMuted.toggle() }.accessibilityAddTraits(isMuted ? [.isToggle, .isSelected] : .isToggle)
          Text("Loud").onTapGesture { isLoud.toggle() }
            .accessibilityAddTraits(isLoud ? [.isToggle, .isSelected] : .isToggle)
          Text("\(isMuted ? "Muted" : "Heard"), \(isLoud ? "loud" : "quiet")")
        }
      }
    }
    let lines = await EchoingConsole.written(Sound(), ["y", "n"])
    #expect(lines.contains("1 of 2. Mute (y/n) [n]: y") && lines.contains("2 of 2. Loud (y/n) [y]: n"), "\(lines)")
    #expect(lines.last == "Muted, quiet")
    // The answer that it has is no press.
    #expect(await EchoingConsole.written(Sound(), ["n", "y"]).last == "Heard, loud")
  }

  private struct Roles: View {
    var body: some View {
      VStack {
        Text("Site").accessibilityAddTraits(.isLink)
        Text("Save").accessibilityAddTraits(.isButton)
        Text("★★").accessibilityLabel("Two stars").accessibilityAddTraits(.isImage)
        Text("Loud").accessibilityAddTraits(.isToggle)
        Text("Blue").accessibilityAddTraits(.isSelected)
        TextField("Find", text: .constant("")).accessibilityAddTraits(.isSearchField)
        HStack {
          Button("Home") {}.accessibilityAddTraits(.isSelected)
          Button("Settings") {}
        }
        .accessibilityAddTraits(.isTabBar)
      }
    }
  }

  @Test func aScreenReaderIsToldTheRoles() async {
    let lines = await EchoingConsole.written(Roles(), [""])
    for line in [
      "Site, link", "Save, button", "Two stars, image", "Loud, switch button, off", "Blue, selected",
      "Find, search field: ", "  1. Home, tab, selected", "  2. Settings, tab",
    ] {
      #expect(lines.contains(Substring(line)), "\(line) in \(lines)")
    }
  }

  /// Which of them is selected is seen in the other front ends.
  @Test func scriptsReadTheStateWithoutRoles() async {
    let lines = await EchoingConsole.written(Roles(), [""], isSpoken: false)
    for line in ["Site", "Save", "Two stars", "Blue, selected", "Find: ", "  1. Home, selected", "  2. Settings"] {
      #expect(lines.contains(Substring(line)), "\(line) in \(lines)")
    }
  }
}
