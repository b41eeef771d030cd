import SwiftUI
import Testing

@Suite struct MeasurementFormatterTests {
  private func formatter(_ locale: String, _ options: MeasurementFormatter.UnitOptions = []) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitOptions = options
    formatter.numberFormatter.maximumFractionDigits = 2
    return formatter
  }

  @Test func theProvidedUnitStays() {
    let distance = Measurement(value: 1234.5, unit: UnitLength.meters)
    #expect(formatter("en_US", .providedUnit).string(from: distance) == "1,234.5 m")
    #expect(formatter("de_DE", .providedUnit).string(from: distance) == "1.234,5 m")
    let short = formatter("en_US", .providedUnit)
    short.unitStyle = .short
    #expect(short.string(from: distance) == "1,234.5m")
  }

  @Test func withoutItTheUnitIsThatOfTheLocale() {
    let distance = Measurement(value: 10, unit: UnitLength.kilometers)
    #expect(formatter("en_US").string(from: distance) == "6.21 mi")
    #expect(formatter("de_DE").string(from: distance) == "10 km")
    let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter("en_US").string(from: warmth) == "68°F")
    #expect(formatter("fr_FR").string(from: warmth) == "20°C")
    #expect(formatter("fr_FR", .temperatureWithoutUnit).string(from: warmth) == "20°")
  }

  @Test func aNaturalScaleSuitsTheSize() {
    let distance = Measurement(value: 2500, unit: UnitLength.meters)
    #expect(formatter("de_DE", .naturalScale).string(from: distance) == "2,5 km")
    #expect(
      formatter("de_DE", .naturalScale).string(from: Measurement(value: 0.003, unit: UnitLength.meters)) == "3 mm")
  }

  @Test func unitsAndAnyMeasurementAreObjectsToFormat() {
    #expect(formatter("en_US").string(from: UnitSpeed.knots) == "kn")
    #expect(
      formatter("en_US", .providedUnit).string(for: Measurement(value: 3, unit: UnitMass.kilograms)) == "3 kg")
    #expect(formatter("en_US").string(for: "3 kg") == nil)
  }
}
