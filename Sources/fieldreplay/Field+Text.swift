import Foundation
import TextEditing
import TextFormats

extension Field {
  mutating func readText(_ reader: JSONReader) throws {
    if let limit = try reader.int("limit") {
      guard limit >= 0 else { throw ReplayError("field.limit must not be negative") }
      options.limit = limit
    }
    options.isSecure = try reader.bool("secure") ?? false
    options.isMultiline = try reader.choice("axis", ["horizontal": false, "vertical": true]) ?? false
  }

  mutating func readMask(_ reader: JSONReader) throws {
    var patterns: [String] = []
    switch reader["mask"] {
    case .string(let pattern): patterns = [pattern]
    case .array(let items):
      for item in items {
        guard case .string(let pattern) = item else { throw ReplayError("field.mask must hold strings") }
        patterns.append(pattern)
      }
    default: throw ReplayError("field.mask must be a string or an array of strings")
    }
    var tokens: [Character: InputMask.Token] = [:]
    if let value = reader["tokens"] {
      let reader = try JSONReader(value, path: "field.tokens")
      for (symbol, value) in reader.object {
        guard let character = symbol.first, symbol.count == 1 else {
          throw ReplayError("field.tokens.\(symbol): a token is one character")
        }
        tokens[character] = try Self.token(value, path: "field.tokens.\(symbol)")
      }
    }
    let guide = try reader.string("guide")
    if let guide, guide.count != 1 { throw ReplayError("field.guide must be one character") }
    let mask: InputMask
    do throws(InputMaskError) {
      mask = try InputMask(
        patterns, tokens: tokens,
        literals: (try? reader.choice("literals", ["lazy": InputMask.Literals.lazy, "eager": .eager])) ?? .lazy,
        fill: (try? reader.choice("fill", ["leading": InputMask.Fill.leading, "trailing": .trailing])) ?? .leading,
        guide: guide?.first)
    } catch {
      throw ReplayError("field.mask: \(error)")
    }
    _ = try reader.choice("literals", ["lazy": 0, "eager": 0])
    _ = try reader.choice("fill", ["leading": 0, "trailing": 0])
    format = mask.valueFormat.map {
      .string($0)
    } original: { value in
      if case .string(let text) = value { text } else { nil }
    }
    accept = { value in
      switch value {
      case .string(let text): return .string(mask.raw(of: mask.display(text)))
      case .null: return .string("")
      default: throw ReplayError("setValue must be a string or null for this field")
      }
    }
  }

  /// `letter.lowercased`, `digit`, `{"characters": "abc"}`.
  private static func token(_ value: JSONValue, path: String) throws -> InputMask.Token {
    let name: Substring
    let transform: Substring?
    var token: InputMask.Token
    switch value {
    case .string(let string):
      let parts = string.split(separator: ".", omittingEmptySubsequences: false)
      name = parts.first ?? ""
      transform = parts.count > 1 ? parts[1] : nil
      switch name {
      case "digit": token = .digit
      case "letter": token = .letter
      case "alphanumeric": token = .alphanumeric
      case "any": token = InputMask.Token(.matching { !$0.isNewline })
      default: throw ReplayError("\(path) is '\(string)'; a class is digit, letter, alphanumeric or any")
      }
    case .object:
      let reader = try JSONReader(value, path: path)
      guard let characters = try reader.string("characters") else { throw ReplayError("\(path).characters is missing") }
      token = InputMask.Token(.characters(characters))
      transform = try reader.string("transform")?[...]
    default:
      throw ReplayError("\(path) must be a class or an object with characters")
    }
    switch transform {
    case nil: break
    case "lowercased": token = token.lowercased
    case "uppercased": token = token.uppercased
    case .some(let other): throw ReplayError("\(path): a transform is lowercased or uppercased, not '\(other)'")
    }
    return token
  }

  mutating func readPhone(_ reader: JSONReader) throws {
    let region = try reader.string("region") ?? "US"
    // ZZ is the unknown region.
    guard Locale.Region(region.uppercased()).isISORegion || region.uppercased() == "ZZ" else {
      throw ReplayError("field.region '\(region)' is no ISO 3166 code")
    }
    use(PhoneNumberFormatStyle(region: region), to: { .string($0) }, from: { $0.string })
  }

  mutating func readCard() {
    use(CardNumberFormatStyle(), to: { .string($0) }, from: { $0.string })
  }

  /// Months as `2027-04`.
  mutating func readCardExpiry() {
    use(CardExpiryFormatStyle()) { expiry in
      .string("\(expiry.year)-" + (expiry.month < 10 ? "0" : "") + "\(expiry.month)")
    } from: { value in
      guard let parts = value.string?.split(separator: "-"), parts.count == 2, let year = Int(parts[0]),
        let month = Int(parts[1]), (1...12).contains(month), (2_000...2_099).contains(year)
      else { return nil }
      return CardExpiry(month: month, year: year)
    }
  }

  mutating func readName(_ reader: JSONReader) throws {
    let styles: [String: PersonNameComponents.FormatStyle.Style] = [
      "short": .short, "medium": .medium, "long": .long, "abbreviated": .abbreviated,
    ]
    let style = PersonNameComponents.FormatStyle(
      style: try reader.choice("style", styles) ?? .medium, locale: try Self.locale(reader))
    let keys: [(String, WritableKeyPath<PersonNameComponents, String?> & Sendable)] = [
      ("namePrefix", \.namePrefix), ("givenName", \.givenName), ("middleName", \.middleName),
      ("familyName", \.familyName), ("nameSuffix", \.nameSuffix), ("nickname", \.nickname),
    ]
    use(style) { name in
      var object: [String: JSONValue] = [:]
      for (key, path) in keys { if let part = name[keyPath: path] { object[key] = .string(part) } }
      return .object(object)
    } from: { value in
      if case .string(let text) = value { return try? style.parseStrategy.parse(text) }
      guard case .object(let object) = value else { return nil }
      var name = PersonNameComponents()
      for (key, path) in keys { if case .string(let part)? = object[key] { name[keyPath: path] = part } }
      return name
    }
  }

  mutating func readURL() {
    let style = URL.FormatStyle(
      user: .always, password: .always, port: .always, query: .always, fragment: .always)
    use(style) {
      .string($0.absoluteString)
    } from: { value in
      guard case .string(let text) = value else { return nil }
      return (try? style.parseStrategy.parse(text)) ?? URL(string: text)
    }
  }
}
