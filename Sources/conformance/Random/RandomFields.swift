import EditingTestSupport
import Foundation
import TextEditing
import TextFormats

@MainActor extension RandomField {
  /// A field of each kind.
  static var all: [RandomField] {
    (numbers + [date("en_US"), date("de_DE"), date("ja_JP"), time, dateAndTime]).compactMap { $0 } + digitFields
      + genericFields + [plain]
  }

  /// The fields by their kinds, in the order of ``all``.
  static var kinds: [(name: String, fields: [RandomField])] {
    var kinds: [(name: String, fields: [RandomField])] = []
    for field in all {
      if let index = kinds.firstIndex(where: { $0.name == field.kind }) {
        kinds[index].fields.append(field)
      } else {
        kinds.append((field.kind, [field]))
      }
    }
    return kinds
  }

  private static let locales = [
    "en_US", "de_DE", "fr_FR", "de_CH", "pt_BR", "hi_IN", "ar_EG", "fa_IR", "ja_JP", "sv_SE", "es_PA", "da_DK", "ar_BH",
    "en_BT",
  ].map(Locale.init(identifier:))

  private static func decimal(_ edits: inout RandomEdits, _ places: Int) -> Decimal {
    let digits = Decimal(edits.int(0...edits.pick([9, 999, 99_999, 999_999_999])))
    return Decimal(sign: edits.bool() ? .plus : .minus, exponent: -edits.int(0...places), significand: digits)
  }

  private static var numbers: [RandomField?] {
    locales.flatMap { locale -> [RandomField?] in
      [
        number("decimal numbers", Decimal.FormatStyle(locale: locale)) { decimal(&$0, 4) },
        number("whole numbers", IntegerFormatStyle<Int>(locale: locale)) {
          $0.int(-999_999_999...999_999_999)
        },
        number(
          "amounts",
          Decimal.FormatStyle.Currency(code: locale.currency?.identifier ?? "EUR", locale: locale)
        ) { edits in decimal(&edits, 0) },
        number("percentages", Decimal.FormatStyle.Percent(locale: locale), scale: 100) {
          decimal(&$0, 0) / 100
        },
      ]
    }
  }

  private static func date(_ locale: String) -> RandomField? {
    date("dates", Date.FormatStyle(date: .numeric, time: .omitted, locale: Locale(identifier: locale), timeZone: .gmt))
  }

  private static var time: RandomField? {
    date(
      "times", Date.FormatStyle(date: .omitted, time: .shortened, locale: Locale(identifier: "en_US"), timeZone: .gmt))
  }

  private static var dateAndTime: RandomField? {
    date(
      "dates with times",
      Date.VerbatimFormatStyle(
        format:
          "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)",
        locale: Locale(identifier: "en_US"), timeZone: .gmt, calendar: Calendar(identifier: .gregorian)))
  }

  private static var digitFields: [RandomField] {
    let masks = ["+1 (###) ### - ####", "AA-20##-####", "##/##"].compactMap { try? InputMask($0) }
    let several = try? InputMask(["#####", "#####-####", "A#A #A#"])
    let phones = [nil, "US", "DE", "GB", "JP", "ZZ"].map { PhoneNumberFormatStyle(region: $0) }
    return (masks + [several]).compactMap { $0 }.map { mask in
      let letters = mask.patterns == ["AA-20##-####"] ? "AB" : ""
      return digits("masks", "\(mask.patterns)", MaskFormatStyle(mask), after: letters, count: 1...4)
    }
      + phones.map { digits("phone numbers", $0.region ?? "", $0, count: 3...8) }
      + [digits("cards", "", CardNumberFormatStyle(), count: 1...14)]
  }

  private static let letters = ["a", "B", "é", "日", "カ", "-", ".", " ", "'", "/", ":", "1", "👍🏽", "e\u{301}"]

  private static var genericFields: [RandomField] {
    [
      generic("names", "en_US", PersonNameComponents.FormatStyle(locale: Locale(identifier: "en_US")), letters) {
        edits in
        PersonNameComponents(
          givenName: edits.pick(["Ann", "Jean-Luc", "José"]), familyName: edits.pick(["O'Hara", "Weber", "Nguyễn"]))
      },
      generic("URLs", "", URL.FormatStyle(query: .always), letters) { edits in
        let path = edits.pick(["", "/a", "/a/b.html", "/ä"])
        return URL(string: "https://\(edits.pick(["example.org", "a.b.c"]))\(path)") ?? URL(filePath: "/")
      },
      generic(
        "other styles", "date in words",
        Date.FormatStyle(date: .long, time: .omitted, locale: Locale(identifier: "en_US"), timeZone: .gmt),
        digits + letters + ["November", ", "]
      ) { Date(timeIntervalSince1970: Double($0.int(1...20_000)) * 86_400) },
      generic(
        "other styles", "scaled number", Decimal.FormatStyle(locale: Locale(identifier: "en_US")).scale(2),
        digits + [".", "-"]
      ) {
        decimal(&$0, 2)
      },
    ]
  }

  private static var plain: RandomField {
    func text(_ edits: inout RandomEdits) -> String { edits.text(0...12, from: letters) }
    let bound = BoundField.TextKind.allCases.map { kind -> (name: String, make: BoundMaker) in
      ("\(kind)", { edits in try await BoundField.text(kind, text, &edits) })
    }
    return RandomField(
      name: "plain text", kind: "plain text", format: nil, atoms: RandomEdits.atoms,
      whole: { edits in
        let text = text(&edits)
        return (text, text)
      },
      value: { $0 }, readsEveryText: false, bound: bound)
  }
}
