import Foundation
import SwiftUI
import TextEditing
import TextFormats

/// Faults of fields that are filled with digits: masks, dates, cards and telephone numbers.
@MainActor enum DigitFaults {
  static var all: [FaultCase] { masks + dates + typedOver + phones }

  private static func mask(_ patterns: [String]) -> MaskFormatStyle? {
    (try? InputMask(patterns)).map { MaskFormatStyle($0) }
  }

  private static var masks: [FaultCase] {
    guard let codes = mask(["#####", "#####-####", "A#A #A#"]), let phone = mask(["+1 (###) ###-####"]),
      let year = mask(["AA-20##-####"])
    else { return [] }
    return FaultCase.text(codes, "K1A0B1", is: "K1A0B1", shown: "K1A 0B1")
      + [FaultCase.edit(codes, of: "K1A0B1", "set by the program", shown: "K1A 0B1") { try $0.focus() }]
      + FaultCase.text(phone, "+1 (213) 555-1234", is: "2135551234", shown: "+1 (213) 555-1234")
      + FaultCase.text(year, "AB-2026-1234", is: "AB261234", shown: "AB-2026-1234")
  }

  private static let numeric = Date.FormatStyle(
    date: .numeric, time: .omitted, locale: FaultCase.english, timeZone: .gmt)
  private static let time = Date.FormatStyle(
    date: .omitted, time: .shortened, locale: FaultCase.english, timeZone: .gmt)
  /// 20 November 2026, 0:00 in Greenwich.
  private static let november = Date(timeIntervalSince1970: 1_795_132_800)

  private static var dates: [FaultCase] {
    ["20.11.2026", "Nov 20, 2026", "2026-11-20"].flatMap {
      FaultCase.text(numeric, $0, ways: [.pasted], is: november)
    }
      + FaultCase.noValue(numeric, "02302026")
  }

  private static var typedOver: [FaultCase] {
    var cases = [
      FaultCase.edit(numeric, of: november, "0 and 9 before it", shown: "9/20/2026") { field in
        try field.select(0..<0)
        try field.type("09")
      },
      FaultCase.edit(
        time, of: november.addingTimeInterval(52_200), "03 before it",
        shown: time.format(november.addingTimeInterval(55_800))
      ) { field in
        try field.select(0..<0)
        try field.type("03")
      },
      FaultCase.edit(CardNumberFormatStyle(), of: "4111111111111111", "5 before it", shown: "5111 1111 1111 1111") {
        field in
        try field.select(0..<0)
        try field.type("5")
      },
      FaultCase.edit(PhoneNumberFormatStyle(), of: "5552345678", "9 in the middle", shown: "(595) 234 - 5678") {
        field in
        try field.select(2..<2)
        try field.type("9")
      },
    ]
    if let plate = mask(["AA-##"]) {
      cases.append(
        FaultCase.edit(plate, of: "AB12", "9 before the digits", shown: "AB-92") { field in
          try field.select(3..<3)
          try field.type("9")
        })
    }
    return cases
  }

  private static var phones: [FaultCase] {
    // Without libphonenumber a region has no numbers of its own.
    guard PhoneOracle.regions != nil else { return [] }
    return [
      ("US", "+44 (0)20 7946 0018", "+442079460018"), ("US", "650-253-2222 x123", "6502532222"),
      ("US", "tel:+1-650-253-2222;ext=5", "+16502532222"), ("US", "1-800-FLOWERS", "18003569377"),
      ("US", "*121#", "*121#"), ("ZZ", "+442079460958", "+442079460958"),
    ].flatMap { region, text, number in
      FaultCase.text(PhoneNumberFormatStyle(region: region), text, ways: [.typed, .pasted], is: number)
    }
      + FaultCase.text(
        PhoneNumberFormatStyle(region: "ZZ"), "+442079460958", is: "+442079460958", shown: "+44 20 7946 0958")
  }
}
