import Foundation

/// Values under keys that a program's user has on all devices, on Apple's systems.
///
/// Here they are kept where `UserDefaults` keeps its values, in a suite of their own, and stay on the machine:
/// ``didChangeExternallyNotification`` is never posted. A value of `UserDefaults` of the same key is another one.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The store of the program.
  public static let `default` = NSUbiquitousKeyValueStore(
    suiteName: "\(ProcessInfo.processInfo.processName).ubiquitous")

  /// Posted on Apple's systems when another device has changed values.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let values: UserDefaults

  init(suiteName: String) { values = UserDefaults(suiteName: suiteName) ?? .standard }

  /// The value under a key; nil where there is none.
  public func object(forKey aKey: String) -> Any? { values.object(forKey: aKey) }

  /// Sets a value that a property list can hold; nil removes it.
  public func set(_ anObject: Any?, forKey aKey: String) {
    if let anObject { values.set(anObject, forKey: aKey) } else { values.removeObject(forKey: aKey) }
  }

  /// Removes the value under a key.
  public func removeObject(forKey aKey: String) { values.removeObject(forKey: aKey) }

  /// The text under a key; nil where there is none.
  public func string(forKey aKey: String) -> String? { values.object(forKey: aKey) as? String }

  /// The array under a key; nil where there is none.
  public func array(forKey aKey: String) -> [Any]? { values.array(forKey: aKey) }

  /// The dictionary under a key; nil where there is none.
  public func dictionary(forKey aKey: String) -> [String: Any]? { values.dictionary(forKey: aKey) }

  /// The data under a key; nil where there are none.
  public func data(forKey aKey: String) -> Data? { values.data(forKey: aKey) }

  /// The whole number under a key; 0 where there is none.
  public func longLong(forKey aKey: String) -> Int64 { Int64(values.integer(forKey: aKey)) }

  /// The number under a key; 0 where there is none.
  public func double(forKey aKey: String) -> Double { values.double(forKey: aKey) }

  /// The truth value under a key; false where there is none.
  public func bool(forKey aKey: String) -> Bool { values.bool(forKey: aKey) }

  /// Sets a text; nil removes it.
  public func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }

  /// Sets data; nil removes them.
  public func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }

  /// Sets an array of what a property list can hold; nil removes it.
  public func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }

  /// Sets a dictionary of what a property list can hold; nil removes it.
  public func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }

  /// Sets a whole number.
  public func set(_ value: Int64, forKey aKey: String) { values.set(Int(value), forKey: aKey) }

  /// Sets a number.
  public func set(_ value: Double, forKey aKey: String) { values.set(value, forKey: aKey) }

  /// Sets a truth value.
  public func set(_ value: Bool, forKey aKey: String) { values.set(value, forKey: aKey) }

  /// All values by their keys.
  public var dictionaryRepresentation: [String: Any] { values.dictionaryRepresentation() }

  /// Writes the values to their file. True, where that is done.
  @discardableResult public func synchronize() -> Bool { values.synchronize() }
}

/// The key of the reason in a notification of a change, a number.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the changed keys in a notification of a change, an array of texts.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The reason that another device has changed values.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The reason that the values of the user were read for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The reason that there was no space for further values.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The reason that the device has another user.
public let NSUbiquitousKeyValueStoreAccountChange = 3
