import EditingModule
import EditingTestSupport
import Foundation
import Testing
import TextEditing
import TextFormats

/// What the descriptions of formats say, to the module of the editing core that reads them.
@Suite struct DescribedFormatTests {
  private static let english = Locale(identifier: "en_US")

  private static let formats: [(String, EditFormat?)] = [
    ("mask", try? InputMask("(###) ### - ####").format),
    ("masks", try? InputMask(["(##) ####-####", "(##) #####-####"], guide: "_").format),
    (
      "tokens",
      try? InputMask("hh-XX", tokens: ["h": InputMask.Token(.characters("abc")).lowercased, "X": .letter.uppercased])
        .format
    ),
    ("till", try? InputMask("#+.##", fill: .trailing).format),
    ("card", CardNumberFormatStyle().liveFormat),
    ("expiry", CardExpiryFormatStyle().liveFormat),
    ("number", FloatingPointFormatStyle<Double>(locale: english).liveFormat),
    ("integer", IntegerFormatStyle<Int>(locale: Locale(identifier: "hi_IN")).liveFormat),
    ("percent", FloatingPointFormatStyle<Double>.Percent(locale: english).liveFormat),
    (
      "currency", FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: Locale(identifier: "de_DE")).liveFormat
    ),
    ("ranged", RangedFormatStyle(IntegerFormatStyle<Int>(locale: english), in: 1...99, outOfRange: .refuse).liveFormat),
    ("date", Date.FormatStyle(date: .numeric, locale: english).liveFormat),
    ("time", Date.FormatStyle(time: .shortened, locale: english).liveFormat),
    ("German date", Date.FormatStyle(date: .numeric, locale: Locale(identifier: "de_DE")).liveFormat),
    ("Arabic date", Date.FormatStyle(date: .numeric, locale: Locale(identifier: "ar_EG")).liveFormat),
    ("Burmese date", Date.FormatStyle(date: .numeric, locale: Locale(identifier: "my_MM")).liveFormat),
    ("Bulgarian date", Date.FormatStyle(date: .numeric, locale: Locale(identifier: "bg_BG")).liveFormat),
    ("Arabic number", FloatingPointFormatStyle<Double>(locale: Locale(identifier: "ar_EG")).liveFormat),
    ("phone", PhoneNumberFormatStyle().liveFormat),
    ("none", nil),
  ]

  @Test(arguments: formats.map(\.0))
  func aDescribedFormatEditsAsTheFormatItself(_ name: String) throws {
    let format = try #require(Self.formats.first { $0.0 == name }).1
    if name != "none" { try #require(format != nil) }
    let options = EditingOptions(deletesPastRestored: true, capitalization: .words)
    let description = try #require(options.description(with: format))
    let atoms = [
      "1", "2", "4", "9", "0", "a", "B", "é", " ", ".", ",", "-", "/", ":", "P", "€", "5", "3", "7", "١", "٥", "٫", "٬",
      "၃",
    ]
    for seed in 0..<40 {
      var session = EditingSession(options: options, format: format)
      var described = try #require(ModuleField(spec: description))
      var edits = RandomEdits(seed: UInt64(seed))
      for _ in 0..<30 {
        let command = edits.command(for: session.state, atoms: atoms)
        // Up and Down begin with the present, of which a description says nothing.
        if case .move = command { continue }
        // Offsets far outside of every text can't be written: a browser has none.
        let written = ModuleCommand.write(command)
        guard ModuleCommand.read(written) == command else { continue }
        session.perform(command)
        _ = described.perform(written)
        #expect(session.state == described.session.state, "\(name), seed \(seed), after \(command)")
      }
    }
  }

  @Test func upAndDownChangeTheFieldOfADescribedDateUnlessItIsEmpty() throws {
    let format = Date.FormatStyle(date: .numeric, locale: Self.english).liveFormat
    let description = try #require(EditingOptions().description(with: format))
    var described = try #require(ModuleField(spec: description))
    let up = ModuleCommand.write(.move(.up, .grapheme, extending: false))
    #expect(described.perform(up).contains(.refused) && described.session.state.text.isEmpty)
    for character in "05/" { _ = described.perform(ModuleCommand.write(.insert(String(character)))) }
    #expect(described.perform(up).contains(.refused), "the day is empty")
    for character in "312024" { _ = described.perform(ModuleCommand.write(.insert(String(character)))) }
    #expect(described.session.state.text == "05/31/2024")
    _ = described.perform(ModuleCommand.write(.select(EditSelection(caret: 1))))
    #expect(described.perform(up).contains(.text))
    #expect(described.session.state.text == "06/30/2024", "no 31 in June")
    _ = described.perform(ModuleCommand.write(.undo))
    #expect(described.session.state.text == "05/31/2024")
  }

  @Test(arguments: ["US", "DE", "JP", "BR", "AQ", "AR", "nowhere"])
  func aRegionsNumbersAreDescribed(region: String) throws {
    let format = PhoneNumberFormatStyle(region: region).liveFormat
    let description = try #require(EditingOptions().description(with: format))
    let texts = [
      "2015550123", "+4930123456", "+1 201 555 0123", "tel:+81-3-1234-5678", "030 (12) 34 x5", "*121#", "abc",
      "+541123456789", "0011442079460958",
    ]
    let countries = PhoneNumberFormatStyle.countryRules.map { CountryRules($0) }
    for text in texts {
      var session = EditingSession(options: EditingOptions(), format: format)
      var described = try #require(ModuleField(spec: description, countries: countries))
      for character in text {
        session.perform(.insert(String(character)))
        _ = described.perform(ModuleCommand.write(.insert(String(character))))
      }
      #expect(session.state == described.session.state, "\(region), \(text)")
      session.setText(text)
      _ = described.setText(text, keepsCaret: false)
      #expect(session.state == described.session.state, "\(region), \(text) from the program")
    }
  }

  @Test func whatOnlyFunctionsDefineIsNotDescribed() throws {
    let options = EditingOptions()
    let even = InputMask.Token(.matching { $0.wholeNumberValue?.isMultiple(of: 2) ?? false })
    var mask = try InputMask(["##", "###"])
    mask.choose = { $0.count }
    #expect(options.description(with: try InputMask("ee", tokens: ["e": even]).format) == nil)
    #expect(options.description(with: mask.format) == nil)
    #expect(options.description(with: EditFormat.aligned { $0 }) == nil)
    #expect(EditingOptions(isSecure: true).description(with: nil) == nil)
  }

  @Test func aValueWithASeparatorIsNotDescribed() throws {
    #expect(EditingOptions().description(with: try InputMask("#\u{1F}#").format) == nil)
  }
}
