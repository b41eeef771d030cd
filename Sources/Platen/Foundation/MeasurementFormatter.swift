import Foundation

/// Writes measurements and units, which Foundation on this platform can't.
///
/// Sources that import SwiftUI alone find this one under the name `MeasurementFormatter`. After Apple's class of
/// that name. Units are written by their symbols, whatever the style: there are no tables of their names here.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit a measurement is written in, and how much of the unit.
  public struct UnitOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In the unit that the measurement has, and not in the one that is usual for the locale.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// In a unit that suits the size: 3 km and not 3,000 m. The locale determines the choice of units.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Degrees without the letter of the temperature scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit is written. None by default: a unit that is usual for the locale.
  open var unitOptions: UnitOptions = []
  /// How units are written: `short` leaves out the space before the symbol; the others are the same.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale that chooses units and writes numbers. Setting it sets that of `numberFormatter`.
  open var locale: Locale = UserLocale.current {
    didSet { numberFormatter.locale = locale }
  }
  /// Writes the numbers, in decimal style by default.
  open lazy var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// The number and the symbol of the unit, converted by `unitOptions` and `locale`.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let shown = shownMeasurement(measurement.value, measurement.unit)
    let number = numberFormatter.string(from: NSNumber(value: shown.value)) ?? "\(shown.value)"
    if shown.unit is UnitTemperature {
      return unitOptions.contains(.temperatureWithoutUnit) ? number + "°" : number + shown.unit.symbol
    }
    return unitStyle == .short ? number + shown.unit.symbol : "\(number) \(shown.unit.symbol)"
  }

  /// The symbol of a unit.
  open func string(from unit: Unit) -> String { unit.symbol }

  /// The text for a measurement or a unit; nil for any other value.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let unit as Unit: string(from: unit)
    case let measurement as any FormattableMeasurement: measurement.text(by: self)
    default: nil
    }
  }

  /// The measurement in the unit that is to be written.
  private func shownMeasurement(_ value: Double, _ unit: Unit) -> (value: Double, unit: Unit) {
    guard !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension,
      let scale = MeasurementScale.usual(for: dimension, in: locale)
    else { return (value, unit) }
    let measurement = Measurement(value: value, unit: dimension)
    let chosen = scale.unit(for: measurement, keeping: unitOptions.contains(.naturalScale) ? nil : dimension)
    return (measurement.converted(to: chosen).value, chosen)
  }
}

private protocol FormattableMeasurement {
  func text(by formatter: MeasurementFormatter) -> String
}

extension Measurement: FormattableMeasurement {
  fileprivate func text(by formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}
