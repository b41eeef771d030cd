import PlatenTesting
import SwiftUI
import Testing

/// Typing in a list selects the row that begins with what was typed.
@MainActor struct TypedSelectionTests {
  private struct Rows: View {
    @State private var chosen: String?
    var names = ["Anna", "Berta", "Ben", "Élodie", "New Delhi", "New York", "Zoe"]

    var body: some View {
      List(names, id: \.self, selection: $chosen) { Text($0) }
      Text("chosen \(chosen ?? "none")")
    }
  }

  private func started(_ view: some View = Rows(), at row: String = "Anna") async throws -> Screen {
    let screen = await Screen(view)
    try screen.row(row).focus()
    return screen
  }

  @Test func `a letter selects the next row that begins with it, and has the focus there`() async throws {
    let screen = try await started()
    try screen.type("b")
    #expect(screen.shows("chosen Berta"))
    #expect(try screen.row("Berta").isFocused)
    await screen.advance(by: 1.1)
    try screen.type("b")
    #expect(screen.shows("chosen Ben"))
    // After the last row comes the first.
    await screen.advance(by: 1.1)
    try screen.type("b")
    #expect(screen.shows("chosen Berta"))
  }

  @Test func `letters within a second belong together`() async throws {
    let screen = try await started()
    try screen.type("b")
    await screen.advance(by: 0.9)
    try screen.type("e")
    await screen.advance(by: 0.9)
    #expect(screen.shows("chosen Berta"))
    try screen.type("n")
    #expect(screen.shows("chosen Ben"))
  }

  @Test func `the same letter again goes on`() async throws {
    let screen = try await started()
    try screen.type("bb")
    #expect(screen.shows("chosen Ben"))
  }

  @Test func `case and accents make no difference, and a space is a part of the name`() async throws {
    let screen = try await started()
    try screen.type("e")
    #expect(screen.shows("chosen Élodie"))
    await screen.advance(by: 1.1)
    try screen.type("nEw Y")
    #expect(screen.shows("chosen New York"))
    // By itself it presses, which selects nothing else.
    await screen.advance(by: 1.1)
    try screen.type(" ")
    #expect(screen.shows("chosen New York"))
  }

  @Test func `what no row begins with changes nothing`() async throws {
    let screen = try await started()
    try screen.type("zx")
    #expect(screen.shows("chosen Zoe"))
    try screen.press("b", modifiers: .control)
    #expect(screen.shows("chosen Zoe"))
  }

  private struct Named: View {
    @State private var chosen: Int?

    var body: some View {
      List(selection: $chosen) {
        Text("First").tag(1)
        Text("Second").typeSelectEquivalent("Other").tag(2)
        Text("Silent").typeSelectEquivalent("").tag(3)
        Text("Same").typeSelectEquivalent(nil as Text?).tag(4)
      }
      Text("chosen \(chosen ?? 0)")
    }
  }

  @Test func `the text of the modifier takes the place of the row's own`() async throws {
    let screen = try await started(Named(), at: "First")
    try screen.type("o")
    #expect(screen.shows("chosen 2"))
    await screen.advance(by: 1.1)
    // Neither the row that is called otherwise nor the one without a name.
    try screen.type("s")
    #expect(screen.shows("chosen 4"))
  }

  private struct Several: View {
    @State private var chosen: Set<String> = ["Anna"]

    var body: some View {
      List(["Anna", "Berta"], id: \.self, selection: $chosen) { Text($0) }
      Text("chosen \(chosen.sorted().joined(separator: " "))")
    }
  }

  @Test func `where several rows can be selected the selection stays`() async throws {
    let screen = try await started(Several())
    try screen.type("b")
    #expect(screen.shows("chosen Anna"))
    #expect(try screen.row("Berta").isFocused)
  }

  private struct Editable: View {
    @State private var names = ["Anna", "Berta"]
    @State private var note = ""
    @State private var chosen: Int?

    var body: some View {
      List(selection: $chosen) {
        Text("All").tag(9)
        ForEach(0..<2, id: \.self) { TextField("Name", text: $names[$0]) }
      }
      Text("chosen \(chosen ?? -1) \(names.joined(separator: " "))")
    }
  }

  @Test func `a letter is not typed into a field that it finds, nor one of a field taken`() async throws {
    let screen = try await started(Editable(), at: "All")
    try screen.type("be")
    #expect(screen.shows("chosen 1 Anna Berta"))
    try screen.field(at: 0).focus()
    try screen.type("b")
    #expect(screen.shows("chosen 1 Annab Berta"))
  }

  private struct Sections: View {
    @State private var chosen: String?

    var body: some View {
      List(selection: $chosen) {
        Section("A") { ForEach(["Anna"], id: \.self) { Text($0) } }
        Section("Z") { ForEach((0..<500).map { "Zoe \($0)" }, id: \.self) { Text($0) } }
      }
      .onKeyPress("x") {
        chosen = nil
        return .handled
      }
      Text("chosen \(chosen ?? "none")")
    }
  }

  @Test func `rows of other sections, and those that are not shown yet, are found`() async throws {
    let screen = try await started(Sections())
    try screen.type("zoe 499")
    #expect(screen.shows("chosen Zoe 499"))
  }

  @Test func `an action of the program for a key comes first`() async throws {
    let screen = try await started(Sections())
    try screen.type("zoe 4")
    await screen.advance(by: 2)
    try screen.type("x")
    #expect(screen.shows("chosen none"))
  }
}
