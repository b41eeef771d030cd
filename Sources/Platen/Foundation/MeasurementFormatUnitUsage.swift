import Foundation

/// What a measurement is of, which decides on the unit that it is shown in. After Apple's type of that name.
///
/// All but `asProvided` convert it to a unit that is usual in the locale; they are not distinguished further.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  private let name: String

  /// Anything.
  public static var general: Self { Self(name: "general") }
  /// The unit that the measurement has.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The length of a person.
  public static var person: Self { Self(name: "person") }
  /// The height of a person.
  public static var personHeight: Self { Self(name: "personHeight") }
  /// A distance on roads.
  public static var road: Self { Self(name: "road") }
  /// The focal length of a lens.
  public static var focalLength: Self { Self(name: "focalLength") }
  /// Rain that has fallen.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// Snow that has fallen.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// How far one can see.
  public static var visibility: Self { Self(name: "visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { Self(name: "person") }
  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// A liquid.
  public static var liquid: Self { Self(name: "liquid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(name: "food") }
  /// The energy of an exercise.
  public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of the wind.
  public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: Self { Self(name: "barometric") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitConcentrationMass {
  /// The glucose in blood.
  public static var bloodGlucose: Self { Self(name: "bloodGlucose") }
}
