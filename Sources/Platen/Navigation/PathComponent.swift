import Foundation

/// The text of a value in an address: of a `RawRepresentable` with a text its raw value, of a
/// `LosslessStringConvertible` its description, of another `Codable` value its JSON, without quotation marks if it is a
/// text or a number. Other values have none.
enum PathComponent {
  static func text<Value>(of value: Value) -> String? {
    switch value {
    case let value as any RawRepresentable<String>: value.rawValue
    case let value as any LosslessStringConvertible: value.description
    case let value as any (Encodable & Decodable): json(value)
    default: nil
    }
  }

  static func value<Value>(_ text: String, as type: Value.Type) -> Value? {
    switch type {
    case let type as any RawRepresentable<String>.Type: raw(text, type) as? Value
    case let type as any LosslessStringConvertible.Type: lossless(text, type) as? Value
    case let type as any (Encodable & Decodable).Type: decoded(text, type) as? Value
    default: nil
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
