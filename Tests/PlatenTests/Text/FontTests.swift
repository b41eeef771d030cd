import PlatenTesting
import SwiftUI
import Testing

import PlatenGraph

/// Modifiers of a font apply wherever the font itself is set.
@MainActor struct FontTests {
  private func font<Content: View>(_ view: Content) -> Font? {
    let host = ViewHost(view)
    _ = host.update()
    let text = host.root.first { if case .leaf(.text) = $0.content { true } else { false } }
    guard case .leaf(.text(let content))? = text?.content else { return nil }
    return content.font
  }

  @Test func boldAndFontMeetInAnyOrder() {
    #expect(font(VStack { Text("a") }.bold().font(.title)) == .title.bold())
    #expect(font(VStack { Text("a") }.font(.title).bold()) == .title.bold())
  }

  @Test func theNearerWordOnWeightWins() {
    #expect(font(VStack { Text("a") }.fontWeight(.light).bold()) == .body.weight(.light))
    #expect(font(VStack { Text("a") }.italic().monospaced()) == .body.italic().monospaced())
  }

  @Test func aDesignAppliesToAllFontsInside() async throws {
    let screen = await Screen(VStack { Text("Letters").font(.title) }.fontDesign(.serif).fontWidth(.condensed))
    let node = screen.host.root.first { if case .leaf(.text) = $0.content { true } else { false } }
    guard case .leaf(.text(let text))? = node?.content else { throw ScreenError.gone("text") }
    #expect(text.font.design == .serif && text.font.textStyle == .title)
  }

  @Test func theKeyboardsToolbarDoesNotLookLikeTheTextOfItsField() async throws {
    /// A text in the toolbar of a field's keyboard.
    func text(_ field: some View) async throws -> TextContent {
      let screen = await Screen(field.toolbar { ToolbarItemGroup(placement: .keyboard) { Text("Ready") } })
      try screen.field("Code").focus()
      let node = screen.host.root.first {
        if case .leaf(.text(let text)) = $0.content { text.plainText == "Ready" } else { false }
      }
      guard case .leaf(.text(let text))? = node?.content else { throw ScreenError.gone("text") }
      return text
    }
    let field = TextField("Code", text: .constant(""))
    let plain = try await text(field)
    #expect(plain.font == .body)
    #expect(try await text(field.font(.title).monospaced().foregroundStyle(.red).lineLimit(3)) == plain)
  }

  @Test func uiFontsAreFonts() {
    #expect(Font(UIFont.preferredFont(forTextStyle: .title1)) == .title)
    #expect(Font(UIFont.boldSystemFont(ofSize: 20)).resolve(in: EnvironmentValues().fontResolutionContext).isBold)
    let mono = Font(UIFont.monospacedSystemFont(ofSize: 12, weight: .regular))
    #expect(mono.resolve(in: EnvironmentValues().fontResolutionContext).isMonospaced)
  }
}
