#if Web
import Logging
import Observation
import Platen
import PlatenGraph
import Testing
import TextEditing

@testable import PlatenWeb

/// Pages that show one text, whose program has started again: each sends the text that the program has had before, and
/// then what was typed since.
@MainActor @Suite struct SharedTextTests {
  @Observable final class Model { var note = "" }

  private struct Form: View {
    @Bindable var model: Model
    var body: some View { TextField("Note", text: $model.note) }
  }

  private final class Link: BrowserLink {
    func send(_ text: String) {}
    func close(_ reason: CloseReason) {}
  }

  private let model = Model()
  private let registry: ViewRegistry

  init() {
    let model = model
    let app = LaunchedApp(name: "app", title: "App") { _ in ViewHost(Form(model: model)) }
    registry = ViewRegistry(
      app: app, limits: WebLimits(), logger: Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() })
  }

  /// A page that connects, with the field and the version of its text.
  private func page() throws -> (view: BrowserView, field: NodeID, version: Int) {
    let view = try registry.open(session: "s", acceptLanguage: nil, peer: "192.0.2.1")
    view.attach(Link(), epoch: registry.epoch, isResumed: false)
    let node = try #require(view.host.root.first { if case .field = $0.content { true } else { false } })
    return (view, node.id, try #require(view.markup.fields[node.id]?.version))
  }

  private func whole(_ text: String, base: Int, of field: NodeID) -> ClientMessage {
    .whole(field, sequence: 1, base: base, text: text, markCount: nil, anchor: text.utf16.count, head: text.utf16.count)
  }

  private func insertion(of text: String, into whole: String, at place: Int, in field: NodeID) -> ClientMessage {
    let end = place + text.utf16.count
    return .edit(
      field,
      FieldEdit(
        sequence: 2, base: 0, start: place, end: place, text: text, length: whole.utf16.count + text.utf16.count,
        anchor: end, head: end, kind: .typing))
  }

  @Test func whatWasTypedOnAnotherPageStays() throws {
    let first = try page()
    first.view.receive(whole("Ada Lovelace", base: first.version, of: first.field))
    first.view.receive(insertion(of: " of London", into: "Ada Lovelace", at: 12, in: first.field))
    let second = try page()
    second.view.receive(whole("Ada Lovelace", base: second.version, of: second.field))
    #expect(model.note == "Ada Lovelace of London")
    second.view.receive(insertion(of: "Dr. ", into: "Ada Lovelace", at: 0, in: second.field))
    #expect(model.note == "Dr. Ada Lovelace of London")
  }

  @Test func pagesThatAreConnectedAlreadyAddToOneAnother() throws {
    let (first, second) = (try page(), try page())
    first.view.receive(whole("Ada", base: first.version, of: first.field))
    first.view.receive(insertion(of: "m", into: "Ada", at: 3, in: first.field))
    second.view.receive(whole("Ada", base: second.version, of: second.field))
    second.view.receive(insertion(of: "x", into: "Ada", at: 0, in: second.field))
    #expect(model.note == "xAdam")
  }

  @Test func aTextThatTheProgramHasByItselfIsReplaced() throws {
    model.note = "An older one"
    let only = try page()
    only.view.receive(whole("Ada", base: only.version, of: only.field))
    #expect(model.note == "Ada")
  }

  @Test func aTextWithoutABaseReplacesWhateverThereIs() throws {
    let first = try page()
    first.view.receive(whole("Ada Lovelace", base: first.version, of: first.field))
    let second = try page()
    second.view.receive(whole("Ada", base: 0, of: second.field))
    #expect(model.note == "Ada")
  }

  @Test func aTextThatWasTypedInAFieldOfAnotherNameIsNotTheSame() throws {
    let first = try page()
    first.view.receive(whole("Ada", base: first.version, of: first.field))
    let node = try #require(first.view.host.node(first.field))
    guard case .field(let field) = node.content else { return }
    #expect(first.view.hasTyped(field, into: "Note"))
    #expect(!first.view.hasTyped(field, into: "Other"))
  }
}
#endif
