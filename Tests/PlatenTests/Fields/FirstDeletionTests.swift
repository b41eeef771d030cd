import Dispatch
import PlatenTesting
import SwiftUI
import Testing

/// Backspace as the first edit of a field, when nothing is known of its binding: a program may put back a literal that
/// was deleted, and then the character before it is deleted, but it may also show an older text for a while.
@MainActor struct FirstDeletionTests {
  enum Kind: CaseIterable {
    /// The view has captured the text.
    case captured
    /// The program writes when the main queue has gone on.
    case queue, task
    /// A part of what the view has captured.
    case part
    /// The program writes after a while, as one that asks a server.
    case slow
  }

  private struct Record { var name: String }

  private struct Captured: View {
    let name: String
    let write: (String) -> Void

    var body: some View { TextField("Name", text: Binding(get: { name }, set: write)) }
  }

  private struct Part: View {
    let record: Record
    let write: (Record) -> Void

    var body: some View { TextField("Name", text: Binding(get: { record }, set: write).name) }
  }

  private struct Page: View {
    let kind: Kind
    @State var name: String

    var body: some View {
      switch kind {
      case .captured: Captured(name: name) { name = $0 }
      case .part: Part(record: Record(name: name)) { name = $0.name }
      case .queue:
        TextField(
          "Name",
          text: Binding(
            get: { name }, set: { new in DispatchQueue.main.async { MainActor.assumeIsolated { name = new } } }))
      case .task: TextField("Name", text: Binding(get: { name }, set: { new in Task { name = new } }))
      case .slow:
        TextField(
          "Name",
          text: Binding(
            get: { name },
            set: { new in
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { MainActor.assumeIsolated { name = new } }
            }))
      }
      Text("is \(name)")
    }
  }

  /// Waits until the program has taken what it was given.
  private func settle(_ screen: Screen, _ kind: Kind = .captured) async throws {
    for _ in 0..<8 { await screen.settle() }
    guard kind == .slow else { return }
    // What the field gives again is taken a while after the first.
    for _ in 0..<12 {
      try await Task.sleep(for: .milliseconds(5))
      await screen.settle()
    }
  }

  @Test(arguments: Kind.allCases) func aSeparatorIsDeletedAlone(kind: Kind) async throws {
    let screen = await Screen(Page(kind: kind, name: "Ada L."))
    let field = try screen.field("Name")
    try field.press(.end)
    try field.press(.delete)
    try await settle(screen, kind)
    #expect(try field.text == "Ada L")
    #expect(screen.shows("is Ada L"))
    #expect(!screen.shows("is Ada L."))
    try field.press(.delete)
    try field.press(.delete)
    try await settle(screen, kind)
    #expect(try field.text == "Ada")
    try field.press("z", modifiers: .control)
    try await settle(screen, kind)
    #expect(try field.text == "Ada L.")
  }

  @Test(arguments: Kind.allCases) func keysThatFollowAtOnceDeleteOneCharacterEach(kind: Kind) async throws {
    let screen = await Screen(Page(kind: kind, name: "Ada L."))
    let field = try screen.field("Name")
    try field.press(.end)
    try field.press(.delete)
    try field.press(.delete)
    try field.type("x")
    try await settle(screen, kind)
    #expect(try field.text == "Ada x")
    #expect(try field.selection == 5..<5)
    #expect(screen.shows("is Ada x"))
    #expect(!screen.shows("is Ada x."))
  }

  /// A program that keeps the digits of a number alone.
  private struct Grouped: View {
    @State private var digits = "1234"

    var body: some View {
      TextField(
        "Number",
        text: Binding(get: { "\(digits.prefix(2))-\(digits.dropFirst(2))" }, set: { digits = $0.filter(\.isNumber) }))
      Text("digits \(digits)")
    }
  }

  @Test func aLiteralThatIsPutBackIsPassedOver() async throws {
    let screen = await Screen(Grouped())
    let field = try screen.field("Number")
    try field.select(3..<3)
    try field.press(.delete)
    try await settle(screen)
    #expect(try field.text == "13-4")
    #expect(screen.shows("digits 134"))
    #expect(try field.selection == 1..<1)
    // By now the field knows that the program takes edits at once.
    try field.select(3..<3)
    try field.press(.delete)
    #expect(try field.text == "14-")
  }
  /// A key held where the literal is: each press deletes a digit, also those before the main queue has gone on.
  @Test func eachOfSeveralKeysDeletesADigit() async throws {
    let screen = await Screen(Grouped())
    let field = try screen.field("Number")
    try field.select(3..<3)
    try field.press(.delete)
    try field.press(.delete)
    try await settle(screen)
    #expect(screen.shows("digits 34"))
    #expect(try field.text == "34-")
    #expect(try field.selection == 0..<0)
  }

  @Test func whatIsTypedNextFollowsTheDeletion() async throws {
    let screen = await Screen(Grouped())
    let field = try screen.field("Number")
    try field.select(3..<3)
    try field.press(.delete)
    try field.type("9")
    try await settle(screen)
    #expect(screen.shows("digits 1934"))
    #expect(try field.text == "19-34")
  }
}
