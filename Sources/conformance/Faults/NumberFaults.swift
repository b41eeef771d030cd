import Foundation
import SwiftUI

/// Faults of numbers: fractions that multiplied a value, decimal signs of other languages, and what is no number.
@MainActor enum NumberFaults {
  static var all: [FaultCase] { fractions + decimalSigns + refused + trailingSigns }

  private static func decimal(_ locale: String) -> Decimal.FormatStyle {
    Decimal.FormatStyle(locale: Locale(identifier: locale))
  }

  private static var fractions: [FaultCase] {
    let yen = Decimal.FormatStyle.Currency(code: "JPY", locale: FaultCase.english)
    let percent = Decimal.FormatStyle.Percent(locale: FaultCase.english).precision(.fractionLength(0))
    return FaultCase.text(IntegerFormatStyle<Int>(locale: FaultCase.english), "$1,234.56", is: 1234)
      + FaultCase.text(yen, "1234.50", is: 1234) + FaultCase.text(yen, "¥1,234.50", is: 1234)
      + FaultCase.text(percent, "10.5%", is: Decimal(10) / 100)
  }

  private static var decimalSigns: [FaultCase] {
    let half = Decimal(5) / 10
    return ["de_DE", "pt_BR", "es_ES"].flatMap { FaultCase.text(decimal($0), "0.5", is: half) }
      + ["en_US", "ja_JP", "hi_IN", "bn_BD"].flatMap { FaultCase.text(decimal($0), "0,5", is: half) }
  }

  private static var refused: [FaultCase] {
    ["2026-11-20", "1e3", "5-10"].flatMap { FaultCase.noValue(decimal("en_US"), $0, ways: [.pasted]) }
  }

  private static var trailingSigns: [FaultCase] { FaultCase.text(decimal("fy_NL"), "5-", is: -5) }
}
