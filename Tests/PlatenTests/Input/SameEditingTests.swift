import EditingModule
import EditingTestSupport
import SwiftUI
import Testing
import TextEditing
import TextFormats

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
    for seed in 1...2 as ClosedRange<UInt64> {
      try await expectSame(
        spec, module.session.format, seed &* 7_919 &+ UInt64(index),
        [("the browser's module", FieldOfModule(field: module))])
    }
  }

  /// The formats that a browser leaves to the program.
  nonisolated static let undescribed: [(name: String, format: EditFormat)] = [
    ("phone", PhoneNumberFormatStyle(region: "US").editFormat), ("card", CardNumberFormatStyle().editFormat),
    ("expiry", CardExpiryFormatStyle().editFormat),
    (
      "name by comparison",
      PersonNameComponents.FormatStyle(style: .long, locale: Locale(identifier: "en_US")).editFormat
    ),
    ("date in words", Date.FormatStyle(date: .long, time: .omitted, locale: Locale(identifier: "en_US")).editFormat),
    ("scaled number", Decimal.FormatStyle(locale: Locale(identifier: "de_DE")).scale(2).editFormat),
  ]

  @Test(arguments: undescribed.indices) func sameStepsGiveTheSameFieldInTheProgram(_ index: Int) async throws {
    let (name, format) = Self.undescribed[index]
    for seed in 1...2 as ClosedRange<UInt64> { try await expectSame(name, format, seed &* 7_919 &+ UInt64(index), []) }
  }

  /// Takes random steps in a session and in fields of all kinds, and compares them after each.
  private func expectSame(
    _ name: String, _ format: EditFormat?, _ seed: UInt64, _ others: [(name: String, field: any EditedField)]
  ) async throws {
    let style = ContentStyle(name: name, liveFormat: format)
    var edits = RandomEdits(seed: seed)
    var session = EditingSession(format: format)
    var fields: [(name: String, field: any EditedField)] =
      others + [
        ("UIKit's field", FieldOfUIKit(format)),
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
        let context: Comment = "\(fields[index].name), \(name), seed \(seed): \(steps.map(\.command))"
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
