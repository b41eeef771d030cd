import Foundation

/// The units in which people somewhere measure something, from the smallest.
struct MeasurementScale {
  let units: [Dimension]

  static func usual(for unit: Dimension, in locale: Locale) -> MeasurementScale? {
    let system = locale.measurementSystem
    let isMetric = system == .metric
    switch unit {
    case is UnitTemperature:
      return MeasurementScale(units: [system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius])
    case is UnitLength:
      return MeasurementScale(
        units: isMetric
          ? [UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers]
          : [UnitLength.inches, UnitLength.feet, UnitLength.miles])
    case is UnitMass:
      return MeasurementScale(
        units: system == .us ? [UnitMass.ounces, UnitMass.pounds] : [UnitMass.grams, UnitMass.kilograms])
    case is UnitSpeed:
      return MeasurementScale(units: [isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour])
    case is UnitVolume:
      return MeasurementScale(
        units: system == .us
          ? [UnitVolume.fluidOunces, UnitVolume.gallons] : [UnitVolume.milliliters, UnitVolume.liters])
    default: return nil
    }
  }

  /// The largest unit of which there is at least one; or, where the size is to be kept, the unit itself if people
  /// there use it, and else the one nearest in size.
  func unit(for measurement: Measurement<Dimension>, keeping unit: Dimension?) -> Dimension {
    guard let unit else {
      return units.last { abs(measurement.converted(to: $0).value) >= 1 } ?? units[0]
    }
    if units.contains(unit) { return unit }
    let one = Measurement(value: 1, unit: unit)
    return units.min { abs(log(abs(one.converted(to: $0).value))) < abs(log(abs(one.converted(to: $1).value))) }
      ?? unit
  }
}
