import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes a measurement: its number and the symbol of its unit. After Apple's type of that name, which Foundation on
  /// Linux lacks; there are no tables of the names of units here, so that `wide` writes symbols too.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the unit is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate let name: String

      /// The name of the unit. Here its symbol, as `abbreviated`.
      public static var wide: Self { Self(name: "wide") }
      /// The symbol of the unit behind a space.
      public static var abbreviated: Self { Self(name: "abbreviated") }
      /// The symbol of the unit next to the number.
      public static var narrow: Self { Self(name: "narrow") }
    }

    /// How much of the unit is written.
    public var width: UnitWidth
    /// The locale that writes the number and chooses the unit. The user's by default.
    public var locale: Locale
    /// What the measurement is of; nil is `general`.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number. Nil is that of the locale: of what is converted, whole numbers, and two digits of those
    /// below ten.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature has degrees without a scale.
    fileprivate var hidesScale = false

    /// Creates the style; the parameters are the properties of these names.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The number and the unit of a measurement, in the unit that is usual for it in the locale.
    public func format(_ value: Measurement<UnitType>) -> String {
      let shown = converted(value)
      let number = shown.value.formatted((numberFormatStyle ?? style(of: shown.value)).locale(locale))
      if shown.unit is UnitTemperature { return number + (hidesScale ? "°" : shown.unit.symbol) }
      return number + (width == .narrow ? "" : " ") + shown.unit.symbol
    }

    /// The same style for another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }

    private func converted(_ value: Measurement<UnitType>) -> (value: Double, unit: Dimension) {
      let dimension = value.unit as Dimension
      guard usage != .asProvided, let scale = MeasurementScale.usual(for: dimension, in: locale) else {
        return (value.value, dimension)
      }
      let measurement = Measurement<Dimension>(value: value.value, unit: dimension)
      let unit = scale.unit(for: measurement, keeping: nil)
      return (measurement.converted(to: unit).value, unit)
    }

    /// Rounds what is converted as ICU does where a usage is given.
    private func style(of value: Double) -> FloatingPointFormatStyle<Double> {
      guard usage != .asProvided else { return .number }
      return abs(value) < 10 ? .number.precision(.significantDigits(1...2)) : .number.precision(.fractionLength(0))
    }
  }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether the degrees have no letter of their scale. False by default.
  public var hidesScaleName: Bool {
    get { hidesScale }
    set { hidesScale = newValue }
  }

  /// Creates a style of temperatures; the parameters are the properties of these names.
  public init(
    width: UnitWidth, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitTemperature>? = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    hidesScale = hidesScaleName
  }
}

extension FormatStyle {
  /// A style of measurements.
  ///
  /// - Parameters:
  ///   - width: How much of the unit is written.
  ///   - usage: What the measurement is of; with `asProvided` its unit stays.
  ///   - numberFormatStyle: The style of the number; nil for that of the locale.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A style of temperatures.
  ///
  /// - Parameters:
  ///   - width: How much of the unit is written.
  ///   - usage: What the temperature is of; with `asProvided` its unit stays.
  ///   - hidesScaleName: Whether the degrees have no letter of their scale.
  ///   - numberFormatStyle: The style of the number; nil for that of the locale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}

extension Measurement where UnitType: Dimension {
  /// The measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
    style.format(self)
  }

  /// The number and the symbol of the unit that is usual in the user's locale.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}
