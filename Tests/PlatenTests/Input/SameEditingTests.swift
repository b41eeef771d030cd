import EditingModule
import EditingTestSupport
import SwiftUI
import Testing

@testable import Platen

/// The same steps give the same text, selection, value and undo history in every kind of field: a session, SwiftUI's
/// field by commands and by keys, UIKit's field, and the module of the browser.
@MainActor @Suite struct SameEditingTests {
  /// Descriptions as the module reads them, for each format that can be described.
  nonisolated static let formats: [[String]] = [
    ["kind=text"],
    ["kind=mask", "mask=(###) ###-####"],
    ["kind=mask", "mask=+1 (###) ###-####", "literals=eager"],
    ["kind=mask", "mask=#####\u{1E}#####-####"],
    ["kind=mask", "mask=## ##", "fill=trailing"],
    ["kind=mask", "mask=uu-##", "tokens=uau", "guide=_"],
    ["kind=number"],
    ["kind=number", "fraction=2", "decimal=,", "grouping=."],
    ["kind=number", "fraction=2", "secondary=2", "prefix=₹", "negativePrefix=-₹"],
    ["kind=number", "fraction=1", "suffix=\u{A0}%", "negativeSuffix=\u{A0}%", "minimum=0", "maximum=100"],
    ["kind=date", "pattern=MM/dd/yyyy"],
    ["kind=date", "pattern=dd.MM.yyyy HH:mm"],
  ]

  @Test(arguments: formats.indices) func sameStepsGiveTheSameField(_ index: Int) async throws {
    let spec = Self.formats[index].joined(separator: "\u{1F}")
    let module = try #require(ModuleField(spec: spec))
    let style = ContentStyle(name: spec, liveFormat: module.session.format)
    for seed in 1...2 as ClosedRange<UInt64> {
      var edits = RandomEdits(seed: seed &* 7_919 &+ UInt64(index))
      var session = EditingSession(format: module.session.format)
      var fields: [(name: String, field: any EditedField)] = [
        ("the browser's module", FieldOfModule(field: module)), ("UIKit's field", FieldOfUIKit(style.liveFormat)),
        ("SwiftUI's field", try await FieldOfScreen(style, byKeys: false)),
        ("the screen's keys", try await FieldOfScreen(style, byKeys: true)),
      ]
      var steps: [EditingStep] = []
      func take(_ step: EditingStep) throws {
        steps.append(step)
        session.perform(step.command)
        let wanted = EditedState(session)
        for index in fields.indices {
          try fields[index].field.take(step)
          let context: Comment = "\(fields[index].name), \(spec), seed \(seed): \(steps.map(\.command))"
          // What follows a difference would differ as well.
          try #require(EditedState(try fields[index].field.session) == wanted, context)
          // What is composed means nothing yet.
          guard session.marked == nil, let value = fields[index].field.value else { continue }
          try #require(value == ContentStyle.Strategy().parse(wanted.text), context)
        }
      }
      for _ in 0..<30 { try take(.random(&edits, session.utf16Count)) }
      try take(.endComposition)
      // The whole history.
      while session.canUndo { try take(.undo) }
      while session.canRedo { try take(.redo) }
    }
  }
}
