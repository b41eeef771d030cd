import PlatenTesting
import SwiftUI
import Testing

/// What is copied from views and pasted into them, outside of fields.
@MainActor @Suite struct ClipboardCommandTests {
  private struct Page: View {
    @State private var names = ["Ada", "Grace"]
    @State private var chosen: Set<String> = ["Ada", "Grace"]
    @State private var field = "field"

    var body: some View {
      VStack {
        List(selection: $chosen) {
          ForEach(names, id: \.self) { Text($0) }
          TextField("Field", text: $field)
        }
        .copyable(names.filter(chosen.contains))
        .cuttable(for: String.self) {
          let cut = names.filter(chosen.contains)
          names.removeAll(where: chosen.contains)
          return cut
        }
        .pasteDestination(for: String.self) {
          names += $0.flatMap { $0.split(separator: "\n").map(String.init) }
        } validator: {
          $0.filter { !$0.hasPrefix("#") }
        }
        Text("Names: \(names.joined(separator: "+"))")
      }
    }
  }

  @Test func theSelectionIsCopied() async throws {
    let screen = await Screen(Page())
    try screen.row("Ada").focus()
    try screen.press("c", modifiers: .control)
    #expect(screen.clipboard == "Ada\nGrace")
    #expect(screen.shows("Names: Ada+Grace"))
  }

  @Test func aControlPassesClipboardKeysToItsContainer() async throws {
    struct Booking: View {
      @State private var isBooked = false

      var body: some View {
        VStack {
          Toggle("Booked", isOn: $isBooked)
          Button("Cancel") {}
        }
        .copyable([isBooked ? "booked" : "free"])
        .onKeyPress(.space) { .handled }
      }
    }
    let screen = await Screen(Booking())
    try screen.toggle("Booked").focus()
    try screen.press("c", modifiers: .control)
    #expect(screen.clipboard == "free")
    try screen.press(.space)
    try screen.button("Cancel").focus()
    try screen.press("c", modifiers: .control)
    #expect(screen.clipboard == "booked", "the control has its own keys first")
  }

  @Test func cutItemsAreRemovedAndCanBePasted() async throws {
    let screen = await Screen(Page())
    try screen.row("Ada").focus()
    try screen.press("x", modifiers: .control)
    #expect(screen.clipboard == "Ada\nGrace")
    #expect(screen.texts.contains("Names: "))
    screen.clipboard = "Edith"
    let screen2 = await Screen(Page())
    screen2.clipboard = "Edith\nBarbara"
    try screen2.row("Ada").focus()
    try screen2.press("v", modifiers: .control)
    #expect(screen2.shows("Names: Ada+Grace+Edith+Barbara"))
  }

  @Test func rejectedItemsAreNotPasted() async throws {
    let screen = await Screen(Page())
    screen.clipboard = "#comment"
    try screen.row("Ada").focus()
    try screen.press("v", modifiers: .control)
    #expect(screen.shows("Names: Ada+Grace"))
  }

  @Test func aFieldInTheViewHasTheKeysForItself() async throws {
    let screen = await Screen(Page())
    screen.clipboard = "!"
    let field = try screen.field("Field")
    try field.focus()
    try screen.press("v", modifiers: .control)
    #expect(try field.text.contains("!"))
    #expect(screen.shows("Names: Ada+Grace"))
  }

  @Test func aPasteButtonDeliversItemsOfItsType() async throws {
    struct Links: View {
      @State private var links: [URL] = []
      @State private var bytes = 0
      var body: some View {
        VStack {
          PasteButton(payloadType: URL.self) { links += $0 }.accessibilityLabel("Links")
          PasteButton(payloadType: Data.self) { bytes = $0[0].count }.accessibilityLabel("Bytes")
          Text("\(links.count) links, \(bytes) bytes")
        }
      }
    }
    let screen = await Screen(Links())
    screen.clipboard = "no address"
    try screen.button("Links").press()
    #expect(screen.shows("0 links"))
    screen.clipboard = "https://swift.org\n# a comment\nhttps://example.com\n"
    try screen.button("Links").press()
    try screen.button("Bytes").press()
    #expect(screen.shows("2 links, 50 bytes"))
  }
}
