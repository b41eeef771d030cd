import TextEditing
import TextFormats
@testable import EditingModule
import PlatenTesting
import SwiftUI
import Testing
import UIKit

@testable import Platen

/// What fields have in common after the same steps.
struct EditedState: Equatable, CustomStringConvertible {
  var text: String
  var selection: EditSelection
  var marked: Range<Int>?
  var undoDepth: Int
  var redoDepth: Int

  init(_ session: EditingSession) {
    text = session.text
    selection = session.selection
    marked = session.marked
    undoDepth = session.undoDepth
    redoDepth = session.redoDepth
  }

  static func == (a: EditedState, b: EditedState) -> Bool {
    a.text.hasSameUnits(as: b.text) && a.selection.range == b.selection.range && a.selection.head == b.selection.head
      && a.marked == b.marked && a.undoDepth == b.undoDepth && a.redoDepth == b.redoDepth
  }

  var description: String {
    "\(text.debugDescription) \(selection.anchor)-\(selection.head) \(String(describing: marked)) \(undoDepth)/\(redoDepth)"
  }
}

/// A field that takes steps.
@MainActor protocol EditedField {
  mutating func take(_ step: EditingStep) throws
  var session: EditingSession { get throws }
  /// The value that the field has written; nil for one without a program.
  var value: String? { get }
}

/// The module of the browser, as it is called from there: with commands as text.
struct FieldOfModule: EditedField {
  var field: ModuleField
  var value: String? { nil }
  var session: EditingSession { field.session }

  mutating func take(_ step: EditingStep) throws {
    #expect(!field.perform(ModuleCommand.write(step.command)).contains(.malformed))
  }
}

/// UIKit's field: by its own methods where it has some for a step, or else as a front end performs a key.
@MainActor struct FieldOfUIKit: EditedField {
  let field = UITextField()
  var value: String? { nil }
  var session: EditingSession { field._controller.session }

  init(_ format: EditFormat?) {
    field._controller.setFormat(format)
    field._controller.beginEditing()
  }

  func take(_ step: EditingStep) {
    switch step {
    case .type(let character): field.insertText(String(character))
    case .deleteBackward: field.deleteBackward()
    case .selectAll: field.selectAll(nil)
    case .compose(let text): field.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
    case .endComposition: field.unmarkText()
    default: field._controller.perform(step.command)
    }
  }
}

/// A value with a format: what is typed without the characters that formats write.
struct ContentStyle: LiveFormatStyle {
  let name: String
  let liveFormat: EditFormat?

  func format(_ value: String) -> String { value }
  var parseStrategy: Strategy { Strategy() }

  struct Strategy: ParseStrategy {
    func parse(_ value: String) -> String { value.filter { $0.isLetter || $0.isNumber } }
  }

  static func == (a: ContentStyle, b: ContentStyle) -> Bool { a.name == b.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
  init(name: String, liveFormat: EditFormat?) { (self.name, self.liveFormat) = (name, liveFormat) }
  init(from decoder: any Decoder) throws { self.init(name: "", liveFormat: nil) }
  func encode(to encoder: any Encoder) throws {}
}

@MainActor @Observable final class ContentModel { var value = "" }

private struct ContentView: View {
  @Bindable var model: ContentModel
  let style: ContentStyle

  var body: some View { TextField("Field", value: $model.value, format: style).liveFormatting(style.liveFormat != nil) }
}

/// SwiftUI's field without a screen: by commands as front ends send them, or by keys.
@MainActor struct FieldOfScreen: EditedField {
  let screen: Screen
  let byKeys: Bool
  private let model = ContentModel()
  var value: String? { model.value }

  init(_ style: ContentStyle, byKeys: Bool) async throws {
    screen = await Screen(ContentView(model: model, style: style))
    self.byKeys = byKeys
    try screen.field("Field").focus()
  }

  var session: EditingSession {
    get throws {
      let field = try screen.field("Field")
      let session = try #require(node.responder as? FieldInput).controller.session
      // What is shown is what is edited.
      #expect(try field.text == session.text)
      #expect(try field.selection == session.selection.range)
      return session
    }
  }

  private var node: Node {
    get throws {
      try #require(screen.driver.host.root.first { if case .field = $0.content { true } else { false } })
    }
  }

  func take(_ step: EditingStep) throws {
    let field = try screen.field("Field")
    guard byKeys else {
      screen.driver.host.send(.edit(step.command), to: try node.id)
      return screen.update()
    }
    switch step {
    case .type(let character): try field.type(String(character))
    case .paste(let text):
      screen.clipboard = text
      try field.press("v", modifiers: .control)
    case .deleteBackward: try field.press(.delete)
    case .deleteForward: try field.press(.deleteForward)
    case .deleteWord: try field.press(.delete, modifiers: .control)
    case .left(let extending): try field.press(.leftArrow, modifiers: extending ? .shift : [])
    case .right(let extending): try field.press(.rightArrow, modifiers: extending ? .shift : [])
    case .home: try field.press(.home)
    case .end: try field.press(.end)
    case .selectAll: try field.press("a", modifiers: .control)
    case .select(let range): try field.select(range)
    case .compose(let text): try field.compose(text)
    case .endComposition: try field.endComposition()
    case .undo: try field.press("z", modifiers: .control)
    case .redo: try field.press("z", modifiers: [.control, .shift])
    }
  }
}
