import PlatenTesting
import SwiftUI
import Testing

/// Layers made of the preferences of views below them.
@MainActor struct PreferenceLayerTests {
  private struct Faults: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test func anOverlayShowsTheFieldsPreferences() async throws {
    struct Page: View {
      @State private var name = ""
      @State private var mail = "x"

      var body: some View {
        VStack {
          TextField("Name", text: $name).preference(key: Faults.self, value: name.isEmpty ? ["name"] : [])
          TextField("Mail", text: $mail).preference(key: Faults.self, value: mail.isEmpty ? ["mail"] : [])
        }
        .overlayPreferenceValue(Faults.self, alignment: .bottom) { Text("Missing: \($0.joined(separator: ", "))") }
      }
    }
    let screen = await Screen(Page())
    #expect(screen.shows("Missing: name"))
    try screen.field("Name").type("Ada")
    #expect(screen.shows("Missing: "))
    try screen.field("Mail").replace(with: "")
    await screen.settle()
    #expect(screen.shows("Missing: mail"))
  }
}
