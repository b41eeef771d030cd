#if Web
import Platen
import Testing

@testable import PlatenWeb

/// The roles that a program gives views by traits, in the markup by WAI-ARIA 1.2.
@MainActor @Suite struct AccessibilityRoleMarkupTests {
  private func html(_ view: some View) -> String {
    let host = ViewHost(view)
    _ = host.update()
    return HTMLSerializer.html(of: ViewMarkup().document(of: host.root))
  }

  @Test func aToggleIsASwitchThatIsOnWhileItIsSelected() {
    let on = html(Button("Mute") {}.accessibilityAddTraits([.isToggle, .isSelected]))
    #expect(on.contains(/<button[^>]*aria-checked="true"[^>]*role="switch"/))
    #expect(!on.contains("aria-current"))
    let off = html(Text("Mute").onTapGesture {}.accessibilityAddTraits(.isToggle))
    #expect(off.contains(/<div[^>]*aria-checked="false"[^>]*role="switch"/))
    // The view that is pressed is no second thing inside.
    #expect(!off.contains(/<p[^>]*(role|aria-checked)=/))
    let button = html(Text("Mute").padding().onTapGesture {}.accessibilityAddTraits([.isButton, .isSelected]))
    #expect(button.contains(/<div[^>]*aria-current="true"[^>]*role="button"/))
    #expect(!button.contains(/<p[^>]*(role|aria-current)=/))
  }

  private struct Chip: View {
    @State private var isOn = false

    var body: some View {
      Text("Mute").padding().onTapGesture { isOn.toggle() }
        .accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
    }
  }

  @Test func theStateOfAViewThatIsPressedIsUpdatedAtItsGesture() throws {
    let host = ViewHost(Chip())
    _ = host.update()
    let markup = ViewMarkup()
    _ = markup.document(of: host.root)
    let gesture = try #require(host.root.first { $0.accessibilityRole == .toggle })
    for state in ["true", "false"] {
      host.send(.press, to: gesture.id)
      var message = ServerMessage()
      _ = markup.write(host.update(), into: &message)
      let text = message.text()
      #expect(text.contains(NodeRenderer.identifier(of: gesture.id)))
      #expect(text.contains("\"aria-checked\":\"\(state)\""))
    }
  }

  private struct Squares: View {
    @State private var text = ""
    @State private var isSeen = false
    @State private var isRemoved = false
    var body: some View {
      Text("– –")
        .background { if !isRemoved { TextField("Code", text: $text).opacity(isSeen ? 1 : 0) } }
        .onTapGesture {}
      Button("Show") { isSeen.toggle() }
      Button("Remove") { isRemoved.toggle() }
    }
  }

  /// axe-core's rule `nested-interactive`: no button has a control inside.
  @Test func aPressedViewWithAControlInsideHasItsButtonInFront() throws {
    let page = html(Squares())
    let button = try #require(page.firstMatch(of: /<span id="(n\d+)b"([^>]*)><\/span>/))
    for part in [#"aria-labelledby="\#(button.1)""#, #"class="gesture press""#, #"role="button""#, #"tabindex="0""#] {
      #expect(button.2.contains(part))
    }
    #expect(!page.contains(/<div[^>]*role="button"/))
    #expect(html(Text("Tap").onTapGesture {}).contains(/<div[^>]*role="button"/), "nothing inside can be used")
  }

  @Test func aPressedViewFollowsTheControlsInside() throws {
    let host = ViewHost(Squares())
    _ = host.update()
    let markup = ViewMarkup()
    _ = markup.document(of: host.root)
    let gesture = try #require(
      host.root.first { if case .decoration(.effect(.gesture)) = $0.content { true } else { false } })
    let identifier = NodeRenderer.identifier(of: gesture.id)
    func press(_ name: String) throws -> String {
      let button = try #require(host.root.first { $0.content.control != nil && $0.accessibleName == name })
      host.send(.press, to: button.id)
      var message = ServerMessage()
      _ = markup.write(host.update(), into: &message)
      return message.text()
    }
    let seen = try press("Show")
    #expect(seen.contains("[\"t\",\"\(identifier)\",[]]"), "the field is used by itself")
    #expect(!seen.contains("\"role\":\"button\""))
    let unseen = try press("Show")
    #expect(unseen.contains("[\"t\",\"\(identifier)\",[[\"span\",\"\(identifier)b\""))
    let removed = try press("Remove")
    #expect(removed.contains("[\"t\",\"\(identifier)\",[]]"))
    #expect(removed.contains("\"role\":\"button\""), "the view itself is the button")
  }

  @Test func aTraitMakesNoButtonAroundAControl() {
    let row = HStack {
      Text("Name")
      TextField("Name", text: .constant(""))
    }
    #expect(!html(row.accessibilityAddTraits(.isButton)).contains(/<div[^>]*role="button"/))
  }

  @Test func aTabBarIsATabListOfTabs() {
    let page = html(
      VStack {
        HStack {
          Button("Home") {}.accessibilityAddTraits(.isSelected)
          Button("Settings") {}
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Places")
        .accessibilityAddTraits(.isTabBar)
      })
    #expect(page.contains(/aria-label="Places"[^>]*role="tablist"/))
    #expect(page.contains(/<button[^>]*aria-selected="true"[^>]*role="tab"/))
    #expect(page.contains(/<button[^>]*aria-selected="false"[^>]*role="tab"/))
  }

  @Test func otherRolesAreThoseOfThePage() {
    #expect(
      html(TextField("Find", text: .constant("")).accessibilityAddTraits(.isSearchField)).contains(
        /<input[^>]*role="searchbox"/))
    #expect(html(Text("Site").accessibilityAddTraits(.isLink)).contains(#"role="link""#))
    #expect(
      html(Text("★★").accessibilityLabel("Two stars").accessibilityAddTraits(.isImage)).contains(
        /aria-label="Two stars"[^>]*role="img"/))
    #expect(
      html(VStack { VStack { Text("Stop") }.accessibilityAddTraits(.isModal) }).contains(
        /aria-modal="true"[^>]*role="dialog"/))
    #expect(html(VStack { Button("Now") {}.accessibilityAddTraits(.isSelected) }).contains(#"aria-current="true""#))
  }
}
#endif
