import Combine
import Foundation
import Observation
import PlatenTesting
import SwiftUI
import Testing

/// Texts that grow past the length from which they are kept in a rope, in every kind of binding.
@MainActor struct LongTextBindingTests {
  /// More than 131,072 UTF-16 units.
  private static let long = String(repeating: "Zwölf Boxkämpfer. ", count: 12_000)

  private struct Account {
    var notes = ""
    var nickname: String?
  }

  private struct Row: Identifiable {
    let id: Int
    var text = ""
  }

  @Observable @MainActor fileprivate final class Model {
    var text = ""
  }

  fileprivate final class Object: ObservableObject {
    @Published var text = ""
  }

  @MainActor fileprivate final class Box {
    var text = ""
  }

  enum Kind: String, CaseIterable, Sendable {
    case state, keyPath, observable, observableObject, closures, optional, storage, row
  }

  enum Control: CaseIterable, Sendable { case editor, field }

  private struct Input: View {
    let control: Control
    @Binding var text: String
    /// What the program reads, each time the button is pressed.
    @State private var read = ""

    var body: some View {
      switch control {
      case .editor: TextEditor(text: $text)
      case .field: TextField("Text", text: $text)
      }
      Text(verbatim: "length \(read.utf16.count) ends \(read.suffix(3))")
      Button("Read") { read = text }
      Button("Write") { text = "written" }
      Button("Append") { text += "!" }
      Button("Limit") { text = String(text.prefix(10)) }
    }
  }

  private struct Page: View {
    let kind: Kind
    let control: Control
    @State private var state = ""
    @State private var account = Account(nickname: "")
    @State private var model = Model()
    @StateObject private var object = Object()
    @State private var rows = [Row(id: 1), Row(id: 2)]
    @AppStorage private var stored: String

    init(kind: Kind, control: Control, suite: String) {
      self.kind = kind
      self.control = control
      _stored = AppStorage(wrappedValue: "", "text", store: UserDefaults(suiteName: suite))
    }

    var body: some View {
      switch kind {
      case .state: Input(control: control, text: $state)
      case .keyPath: Input(control: control, text: $account.notes)
      case .observable: Input(control: control, text: Bindable(model).text)
      case .observableObject: Input(control: control, text: $object.text)
      case .closures: Input(control: control, text: Binding(get: { model.text }, set: { model.text = $0 }))
      case .optional: if let text = Binding($account.nickname) { Input(control: control, text: text) }
      case .storage: Input(control: control, text: $stored)
      case .row: ForEach($rows) { $row in if row.id == 2 { Input(control: control, text: $row.text) } }
      }
    }
  }

  /// Tests run side by side, each with settings of its own.
  private let suite = "LongTextBinding.\(UUID().uuidString)"

  private func removeSettings() { UserDefaults.standard.removePersistentDomain(forName: suite) }

  private func screen(_ kind: Kind, _ control: Control) async throws -> (Screen, FieldHandle) {
    let screen = await Screen(Page(kind: kind, control: control, suite: suite))
    return (screen, try screen.field(at: 0))
  }

  private func expect(_ text: String, _ screen: Screen, _ field: FieldHandle, _ what: Comment) throws {
    #expect(try field.text == text, what)
    try screen.button("Read").press()
    #expect(screen.shows("length \(text.utf16.count) ends \(text.suffix(3))"), what)
  }

  @Test(arguments: Kind.allCases, Control.allCases)
  func aPasteThatMakesTheTextLongIsKept(_ kind: Kind, _ control: Control) async throws {
    defer { removeSettings() }
    let (screen, field) = try await screen(kind, control)
    try field.type("7")
    try field.paste(Self.long)
    try field.type("8")
    try expect("7" + Self.long + "8", screen, field, "short to long")
    try field.paste(Self.long)
    try expect("7" + Self.long + "8" + Self.long, screen, field, "long to long")
    try field.press("a", modifiers: .control)
    try field.type("9")
    try field.type("0")
    try expect("90", screen, field, "long to short")
    try field.paste(Self.long)
    try expect("90" + Self.long, screen, field, "and long again")
  }

  @Test(arguments: Kind.allCases, Control.allCases)
  func theProgramWritesOverALongText(_ kind: Kind, _ control: Control) async throws {
    defer { removeSettings() }
    let (screen, field) = try await screen(kind, control)
    try field.type("7")
    try field.paste(Self.long)
    try screen.button("Append").press()
    try expect("7" + Self.long + "!", screen, field, "the program appends")
    try screen.button("Write").press()
    try expect("written", screen, field, "the program writes another text")
    try field.focus()
    try field.type("8")
    try field.paste(Self.long)
    try screen.button("Limit").press()
    try expect(String(("written8" + Self.long).prefix(10)), screen, field, "the program limits the text")
  }

  private struct Limited: View {
    let box: Box

    var body: some View {
      TextEditor(text: Binding(get: { box.text }, set: { box.text = String($0.prefix(140_000)) }))
    }
  }

  @Test func aBindingThatLimitsALongTextIsFollowed() async throws {
    let box = Box()
    let screen = await Screen(Limited(box: box))
    let field = try screen.field(at: 0)
    try field.type("7")
    try field.paste(Self.long)
    screen.update()
    let expected = String(("7" + Self.long).prefix(140_000))
    #expect(box.text == expected)
    #expect(try field.text == expected)
  }
}
