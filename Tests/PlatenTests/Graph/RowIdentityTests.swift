import PlatenTesting
import SwiftUI
import Testing

/// Rows bound to elements whose identity is the text that is typed in them.
@MainActor @Suite struct RowIdentityTests {
  private struct Tag: Identifiable {
    var id: String { name }
    var name: String
  }

  @MainActor @Observable fileprivate final class Model {
    var names: [String]
    init(_ names: [String]) { self.names = names }
  }

  enum Kind: CaseIterable { case texts, list, elements, model }

  private struct Page: View {
    let kind: Kind
    @Bindable var model: Model
    @State private var names: [String]
    @State private var tags: [Tag]
    var change: (String) -> String = { $0 }

    init(_ kind: Kind, _ names: [String], change: @escaping (String) -> String = { $0 }) {
      self.kind = kind
      model = Model(names)
      self.names = names
      tags = names.map { Tag(name: $0) }
      self.change = change
    }

    var body: some View {
      switch kind {
      case .texts: ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
      case .list: List($names, id: \.self) { $name in TextField("Name", text: $name) }
      case .elements: ForEach($tags) { $tag in TextField("Name", text: $tag.name) }
      case .model: ForEach($model.names, id: \.self) { $name in TextField("Name", text: $name) }
      }
      Text("is \(current.joined(separator: "+"))")
        .onChange(of: names) { names = names.map(change) }
      Button("Reverse") {
        names.reverse()
        tags.reverse()
        model.names.reverse()
      }
    }

    private var current: [String] {
      switch kind {
      case .texts, .list: names
      case .elements: tags.map(\.name)
      case .model: model.names
      }
    }
  }

  @Test(arguments: Kind.allCases) func aRowKeepsTheFocusWhileItsIdentityIsTyped(kind: Kind) async throws {
    let screen = await Screen(Page(kind, ["a", "b", "c"]))
    let field = try screen.field(at: 1)
    try field.press(.end)
    try screen.type("xyz")
    #expect(try field.isFocused)
    #expect(try field.selection == 4..<4)
    #expect(screen.shows("is a+bxyz+c"))
    try field.compose("k")
    try field.compose("か")
    #expect(try field.marked == 4..<5)
    try field.endComposition()
    #expect(screen.shows("is a+bxyzか+c"))
    try screen.button("Reverse").press()
    try screen.type("!")
    #expect(try screen.field(at: 1).isFocused)
    #expect(screen.shows("is c+bxyzか!+a"))
    for _ in 0..<8 { try screen.press("z", modifiers: .control) }
    #expect(screen.shows("is c+b+a"))
  }

  /// Without an update between the keys, as when they arrive at once.
  @Test(arguments: Kind.allCases) func aRowThatBecomesEqualToAnotherStays(kind: Kind) async throws {
    let screen = await Screen(Page(kind, ["a", "ab", "abc"]))
    let field = try screen.field(at: 0)
    try field.press(.end)
    for (key, shown) in [("b", "ab+ab+abc"), ("c", "abc+ab+abc"), ("d", "abcd+ab+abc")] {
      try screen.type(key)
      #expect(screen.shows("is \(shown)"))
      #expect(try field.isFocused)
      #expect(try (0..<3).map { try screen.field(at: $0).text }.joined(separator: "+") == shown)
    }
    let last = try screen.field(at: 2)
    try last.press(.end)
    try screen.press(.delete)
    try screen.type("x")
    #expect(screen.shows("is abcd+ab+abx"))
  }

  @Test func aProgramThatAnswersWithAThirdIdentityKeepsTheRow() async throws {
    let screen = await Screen(Page(.texts, ["A", "B"], change: { $0.uppercased().filter { $0 != " " } }))
    let field = try screen.field(at: 1)
    try field.press(.end)
    try screen.type("x y")
    #expect(try field.isFocused)
    #expect(screen.shows("is A+BXY"))
  }

  @Test func anEmptyRowAtTheEndCanBeTypedInto() async throws {
    struct Page: View {
      @State private var names = ["", ""]
      var body: some View {
        ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
        Button("Add") { names.append("") }
        Text("is \(names.joined(separator: "+"))")
      }
    }
    let screen = await Screen(Page())
    try screen.field(at: 1).focus()
    try screen.type("ab")
    #expect(screen.shows("is +ab"))
    try screen.button("Add").press()
    #expect(screen.fields("Name").count == 3)
    try screen.field(at: 2).focus()
    try screen.type("c")
    try screen.field(at: 0).focus()
    try screen.type("d")
    #expect(screen.shows("is d+ab+c"))
  }
}
