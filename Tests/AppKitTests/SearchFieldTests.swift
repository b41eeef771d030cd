import AppKit
import PlatenTesting
import SwiftUI
import Testing

/// A search field as packages wrap it: a representable, a coordinator as the delegate, bindings.
struct WrappedSearchField: NSViewRepresentable {
  @Binding var query: String
  var placeholder = "Search people"
  var onCommit: () -> Void = {}
  var onCancel: () -> Void = {}

  func makeNSView(context: Context) -> NSSearchField {
    let field = NSSearchField(frame: .zero)
    field.placeholderString = placeholder
    field.delegate = context.coordinator
    field.bezelStyle = .roundedBezel
    field.focusRingType = .none
    field.sendsWholeSearchString = true
    field.cell?.usesSingleLineMode = true
    field.target = context.coordinator
    field.action = Selector("search:", Coordinator.search(_:))
    return field
  }

  func updateNSView(_ nsView: NSSearchField, context: Context) {
    context.coordinator.parent = self
    if nsView.stringValue != query { nsView.stringValue = query }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  @MainActor final class Coordinator: NSObject, NSSearchFieldDelegate {
    var parent: WrappedSearchField
    var log: [String] = []

    init(_ parent: WrappedSearchField) { self.parent = parent }

    func controlTextDidChange(_ notification: Notification) {
      guard let field = notification.object as? NSSearchField else { return }
      parent.query = field.stringValue
    }

    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
      // As the plugin ObjectiveCSpellings writes #selector(NSResponder.cancelOperation(_:)).
      guard commandSelector == Selector("cancelOperation:", NSResponder.cancelOperation(_:)) else { return false }
      parent.onCancel()
      return false
    }

    func search(_ sender: NSSearchField) { parent.onCommit() }
  }
}

@MainActor struct SearchFieldTests {
  struct Page: View {
    @State private var query = ""
    @State private var commits = 0
    @State private var cancels = 0

    var body: some View {
      WrappedSearchField(query: $query, onCommit: { commits += 1 }, onCancel: { cancels += 1 })
      Text("query \(query), \(commits) commits, \(cancels) cancels")
      Button("Reset") { query = "reset" }
    }
  }

  @Test func typingReachesTheBindingAndTheBindingTheField() async throws {
    let screen = await Screen(Page())
    let field = try screen.field("Search people")
    try field.type("ada")
    #expect(screen.shows("query ada, 0 commits, 0 cancels"))
    try screen.button("Reset").press()
    #expect(try field.text == "reset")
    try field.type("!")
    #expect(screen.shows("query reset!, 0 commits, 0 cancels"))
  }

  @Test func returnSendsTheActionAndKeepsTheFocusWithTheTextSelected() async throws {
    let screen = await Screen(Page())
    let field = try screen.field("Search people")
    try field.type("ada")
    try field.press(.return)
    #expect(screen.shows("query ada, 1 commits, 0 cancels"))
    #expect(try field.isFocused)
    #expect(try field.selection == 0..<3)
  }

  @Test func escapeEmptiesTheField() async throws {
    let screen = await Screen(Page())
    let field = try screen.field("Search people")
    try field.type("ada")
    try field.press(.escape)
    #expect(try field.text == "")
    // Emptying sends the action, whose sender has no text.
    #expect(screen.shows("query , 1 commits, 1 cancels"))
  }

  @Test func theButtonEmptiesTheField() async throws {
    let screen = await Screen(Page())
    try screen.field("Search people").type("ada")
    try screen.button("Clear text").press()
    #expect(screen.shows("query , 1 commits, 0 cancels"))
  }
}
