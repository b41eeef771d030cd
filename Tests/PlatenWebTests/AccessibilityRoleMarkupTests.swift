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
