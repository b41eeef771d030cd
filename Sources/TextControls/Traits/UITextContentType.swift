/// The meaning of a field's text, from which the platform offers to fill it in. The browser maps it to HTML's
/// `autocomplete` attribute where that has such a value; GTK takes its input purpose from it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type: where HTML has an autofill field for it, that field's name.
  public var rawValue: String

  /// Creates a type with a name. A name that HTML does not know is ignored by the browser.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension UITextContentType {
  /// A full name. In a browser, `name`.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name, such as Dr. In a browser, `honorific-prefix`.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A given name. In a browser, `given-name`.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name. In a browser, `additional-name`.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name. In a browser, `family-name`.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An addition after a name, such as Jr. In a browser, `honorific-suffix`.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname. In a browser, `nickname`.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title. In a browser, `organization-title`.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of a company. In a browser, `organization`.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location, such as a point of interest. Browsers have no such field.
  public static let location = UITextContentType(rawValue: "location")
  /// A street address of several lines. In a browser, `street-address`.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address. In a browser, `address-line1`.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address. In a browser, `address-line2`.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city. In a browser, `address-level2`.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province. In a browser, `address-level1`.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city with its state or province. Browsers have no such field.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A district of a city. In a browser, `address-level3`.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country or region. In a browser, `country-name`.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code. In a browser, `postal-code`.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number. In a browser, `tel`.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An e-mail address. In a browser, `email`.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A link. In a browser, `url`.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a payment card. In a browser, `cc-number`.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account. In a browser, `username`.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an existing account. In a browser, `current-password`.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password. In a browser, `new-password`.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code for one sign-in. In a browser, `one-time-code`.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The tracking number of a shipment. Browsers have no such field.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The number of a flight. Browsers have no such field.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A date, a time or both. Browsers have no such field.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A date of birth. In a browser, `bday`.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a date of birth. In a browser, `bday-day`.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a date of birth. In a browser, `bday-month`.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a date of birth. In a browser, `bday-year`.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// The security code of a payment card. In a browser, `cc-csc`.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The full name on a payment card. In a browser, `cc-name`.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The given name on a payment card. In a browser, `cc-given-name`.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a payment card. In a browser, `cc-additional-name`.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
  /// The family name on a payment card. In a browser, `cc-family-name`.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The expiration date of a payment card. In a browser, `cc-exp`.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month of a payment card's expiration. In a browser, `cc-exp-month`.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year of a payment card's expiration. In a browser, `cc-exp-year`.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The brand of a payment card. In a browser, `cc-type`.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The EID of a cellular device. Browsers have no such field.
  public static let cellularEID = UITextContentType(rawValue: "eid")
  /// The IMEI of a cellular device. Browsers have no such field.
  public static let cellularIMEI = UITextContentType(rawValue: "imei")
}
