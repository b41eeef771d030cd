import CTerminal
import Foundation

/// The character set of the user's locale, in which the terminal is written and read.
///
/// It is that of the locale in LC_ALL, LC_CTYPE or LANG, the first that is set. UTF-8 is assumed where none is set and
/// where the system does not have the locale: terminals of today have it, and small images have no locales. With `C` or
/// `POSIX` there is ASCII alone. Sets whose characters have several bytes are used as ASCII.
package struct TerminalCharset: Sendable, Equatable {
  package static let utf8 = TerminalCharset()
  package static let ascii = TerminalCharset(name: "ASCII")

  /// The one of this process.
  package static let current = TerminalCharset(environment: ProcessInfo.processInfo.environment)

  package private(set) var isUTF8 = true
  /// The scalars of the bytes from 0x80 on; 0 for none.
  private var scalars: [UInt32] = []
  private var bytes: [UInt32: UInt8] = [:]

  private init() {}

  /// A set by a name that the system knows.
  package init(name: String) {
    guard Self.plainName(name) != "utf8" else { return }
    isUTF8 = false
    var scalars = [UInt32](repeating: 0, count: 128)
    cterminal_charset_table(name, &scalars)
    for (index, scalar) in scalars.enumerated() where scalar >= 0x80 { bytes[scalar] = UInt8(0x80 + index) }
    self.scalars = bytes.isEmpty ? [] : scalars
  }

  package init(environment: [String: String]) {
    let set = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self.init(name: set.flatMap(Self.charset) ?? "UTF-8")
  }

  /// The name of a locale's set: as the system knows it, otherwise as the locale names it itself.
  private static func charset(of locale: String) -> String? {
    var name = [CChar](repeating: 0, count: 64)
    if cterminal_charset(locale, &name, name.count) {
      return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    return locale.split(separator: ".").dropFirst().first?.split(separator: "@").first.map(String.init)
  }

  private static func plainName(_ name: String) -> String { name.lowercased().filter { $0 != "-" && $0 != "_" } }

  // MARK: output

  /// Text that is written to the terminal, with as many columns.
  package func encoded(_ text: String) -> [UInt8] {
    guard !isUTF8 else { return Array(text.utf8) }
    let width = CharacterWidth()
    return text.flatMap { character in
      character.singleByte.map { [$0] } ?? encoded(String(character), columns: width.columns(of: character))
    }
  }

  /// A character that is not of ASCII, as so many columns.
  func encoded(_ character: String, columns: Int) -> [UInt8] {
    guard columns > 0 else { return [] }
    var scalars = character.unicodeScalars
    if scalars.count > 1 { scalars = character.precomposedStringWithCanonicalMapping.unicodeScalars }
    let only = scalars.count == 1 ? scalars.first : nil
    let byte = only.flatMap { bytes[$0.value] ?? ConsoleOutput.ascii($0) } ?? UInt8(ascii: "?")
    return [byte] + Array(repeating: UInt8(ascii: " "), count: columns - 1)
  }

  // MARK: input

  /// Bytes of the terminal as UTF-8. With ASCII alone, a terminal that sends more sends UTF-8.
  package func decoded(_ input: some Collection<UInt8>) -> [UInt8] {
    guard !scalars.isEmpty else { return Array(input) }
    var output: [UInt8] = []
    for byte in input {
      if byte < 0x80 {
        output.append(byte)
      } else if scalars[Int(byte) - 0x80] != 0, let scalar = Unicode.Scalar(scalars[Int(byte) - 0x80]) {
        output += Array(String(Character(scalar)).utf8)
      }
    }
    return output
  }
}
