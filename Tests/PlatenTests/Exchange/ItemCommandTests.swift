import Foundation
import PlatenTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Commands of the keyboard for views, with item providers.
@MainActor @Suite struct ItemCommandTests {
  private struct Page: View {
    @State private var pasted: [String] = []
    @State private var commands: [String] = []

    var body: some View {
      Button("Item") {}
        .onCopyCommand { [NSItemProvider(object: "one" as NSString), NSItemProvider(object: "two" as NSString)] }
        .onCutCommand { [NSItemProvider(object: URL(string: "https://swift.org")! as NSURL)] }
        .onPasteCommand(of: [.plainText]) { providers in
          for provider in providers {
            provider.loadObject(ofClass: String.self) { text, _ in
              MainActor.assumeIsolated { pasted += text.map { [$0] } ?? [] }
            }
          }
        }
        .onCommand(Selector("selectAll:")) { commands.append("all") }
        .onCommand(Selector("cancelOperation:")) { commands.append("cancel") }
      Text("Pasted \(pasted.joined(separator: "+"))")
      Text("Commands \(commands.joined(separator: "+"))")
    }
  }

  @Test func theTextsOfItemsAreCopied() async throws {
    let screen = await Screen(Page())
    try screen.button("Item").focus()
    try screen.press("c", modifiers: .control)
    #expect(screen.clipboard == "one\ntwo")
    try screen.press("x", modifiers: .command)
    #expect(screen.clipboard == "https://swift.org")
  }

  @Test func aTextIsPastedAsAnItem() async throws {
    let screen = await Screen(Page())
    screen.clipboard = "words"
    try screen.button("Item").focus()
    try screen.press("v", modifiers: .control)
    #expect(screen.shows("Pasted words"))
  }

  @Test func commandsHaveTheirKeys() async throws {
    let screen = await Screen(Page())
    try screen.button("Item").focus()
    try screen.press("a", modifiers: .control)
    try screen.press(.escape)
    try screen.press("b", modifiers: .control)
    #expect(screen.shows("Commands all+cancel"))
  }
}
