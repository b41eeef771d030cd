import Foundation

/// The text of a value in an address: of a `RawRepresentable` with a text its raw value, of a
/// `LosslessStringConvertible` its description, of another `Codable` value its JSON, without quotation marks if it is a
/// text or a number. Other values have none.
///
/// Addresses are kept by browsers and proxies, and anyone can write one. Therefore a record, which is a structure or
/// class that is `Identifiable`, has the text of its `id` alone, from which no record is made; and what holds a record
/// has no text.
enum PathComponent {
  static func text<Value>(of value: Value) -> String? {
    switch value {
    case let value as any RawRepresentable<String>: value.rawValue
    case let value as any LosslessStringConvertible: value.description
    case let value as any (Encodable & Decodable):
      if isRecord(value) {
        (value as? any Identifiable).flatMap { identity($0) }
      } else {
        holdsRecord(value) ? nil : json(value)
      }
    default: nil
    }
  }

  static func value<Value>(_ text: String, as type: Value.Type) -> Value? {
    switch type {
    case let type as any RawRepresentable<String>.Type: return raw(text, type) as? Value
    case let type as any LosslessStringConvertible.Type: return lossless(text, type) as? Value
    case let type as any (Encodable & Decodable).Type:
      guard let value = decoded(text, type), !isRecord(value), !holdsRecord(value) else { return nil }
      return value as? Value
    default: return nil
    }
  }

  private static func identity<Record: Identifiable>(_ record: Record) -> String? {
    Record.ID.self == Record.self ? nil : text(of: record.id)
  }

  /// Not an enumeration that is `Identifiable` so that a sheet can be shown for it.
  private static func isRecord(_ value: Any) -> Bool {
    switch Mirror(reflecting: value).displayStyle {
    case .struct?, .class?: value is any Identifiable
    default: false
    }
  }

  private static func holdsRecord(_ value: Any) -> Bool {
    switch value {
    case is any RawRepresentable<String>, is any LosslessStringConvertible: false
    default: Mirror(reflecting: value).children.contains { isRecord($0.value) || holdsRecord($0.value) }
    }
  }

  private static func raw<Value: RawRepresentable<String>>(_ text: String, _ type: Value.Type) -> Value? {
    Value(rawValue: text)
  }

  private static func lossless<Value: LosslessStringConvertible>(_ text: String, _ type: Value.Type) -> Value? {
    Value(text)
  }

  private static func json(_ value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    // The same value has the same address each time.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return nil }
    return (try? JSONDecoder().decode(String.self, from: data)) ?? String(decoding: data, as: UTF8.self)
  }

  private static func decoded<Value: Decodable>(_ text: String, _ type: Value.Type) -> Value? {
    let decoder = JSONDecoder()
    if let value = try? decoder.decode(type, from: Data(text.utf8)) { return value }
    guard let quoted = try? JSONEncoder().encode(text) else { return nil }
    return try? decoder.decode(type, from: quoted)
  }
}
