/// The kinds of data that a text view finds in its text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of the set, as in UIKit.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of places.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// What is searched in the system, such as sums of money.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Sums of money.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Measures with units.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
