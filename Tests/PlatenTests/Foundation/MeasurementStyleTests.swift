import Foundation
import SwiftUI
import Testing

/// Styles of measurements.
@MainActor @Suite struct MeasurementStyleTests {
  private let german = Locale(identifier: "de_DE")
  private let american = Locale(identifier: "en_US")

  @Test func theUnitIsUsualInTheLocale() {
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(distance.formatted(.measurement(width: .abbreviated, usage: .road).locale(german)) == "5 km")
    #expect(distance.formatted(.measurement(width: .abbreviated, usage: .road).locale(american)) == "3.1 mi")
    #expect(distance.formatted(.measurement(width: .narrow).locale(german)) == "5km")
    let wind = Measurement(value: 10, unit: UnitSpeed.metersPerSecond)
    #expect(wind.formatted(.measurement(width: .abbreviated, usage: .wind).locale(german)) == "36 km/h")
  }

  @Test func aUnitThatIsProvidedStays() {
    let distance = Measurement(value: 1234.5, unit: UnitLength.meters)
    let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: german, usage: .asProvided)
    #expect(distance.formatted(style) == "1.234,5 m")
    let rounded = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: american, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0)))
    #expect(distance.formatted(rounded) == "1,234 m")
  }

  @Test func temperaturesHaveDegrees() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale(american)) == "68°F")
    let bare = Measurement<UnitTemperature>.FormatStyle(width: .narrow, locale: german, hidesScaleName: true)
    #expect(warm.formatted(bare) == "20°")
  }

  @Test func textsShowThem() {
    let text = Text(
      Measurement(value: 3, unit: UnitMass.kilograms), format: .measurement(width: .abbreviated, usage: .asProvided))
    #expect(text == text)
    let words: String = Measurement(value: 3, unit: UnitMass.kilograms).formatted(
      .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.locale(american)))
    #expect(words == "3 kg")
  }
}

/// Styles of the time between two dates.
@MainActor @Suite struct DateComponentsStyleTests {
  private let range = Date(timeIntervalSinceReferenceDate: 0)..<Date(timeIntervalSinceReferenceDate: 7500)
  private let english = Locale(identifier: "en_US")

  @Test func unitsHaveNames() {
    #expect(range.formatted(.components(style: .wide).locale(english)) == "2 hours, 5 minutes")
    #expect(range.formatted(.components(style: .condensedAbbreviated).locale(english)) == "2 hr 5 min")
    #expect(range.formatted(.components(style: .wide, fields: [.minute]).locale(english)) == "125 minutes")
  }

  @Test func durationsHaveColons() {
    #expect(range.formatted(.timeDuration.locale(english)) == "2:05:00")
  }
}
