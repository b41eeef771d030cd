import Foundation
import FoundationXML

/// The number data of CLDR as Debian packages it.
@MainActor final class CLDR {
  private static let folder = URL(filePath: "/usr/share/unicode/cldr/common")

  /// Nil where the package is not installed.
  static let installed = CLDR()

  /// The number of the release.
  let version: String

  /// The identifiers of all locales that have a file.
  let locales: [String]

  private var files: [String: CLDRFile] = [:]
  /// The locale that another inherits from, where that is not the one with a shorter identifier.
  private let parents: [String: String]
  /// The ten digits of each numbering system that has digits.
  private let digits: [String: [String]]
  /// The fraction digits of currencies that have not two.
  private let fractionDigits: [String: Int]

  private init?() {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: Self.folder.path + "/main") else {
      return nil
    }
    let grammar = (try? String(contentsOf: Self.folder.appending(path: "dtd/ldml.dtd"), encoding: .utf8)) ?? ""
    version = grammar.firstMatch(of: /cldrVersion CDATA #FIXED "([0-9.]+)"/).map { String($0.1) } ?? ""
    locales = names.filter { $0.hasSuffix(".xml") && $0 != "root.xml" }.map { String($0.dropLast(4)) }.sorted()
    var parents: [String: String] = [:]
    var fractionDigits: [String: Int] = [:]
    Elements.read(Self.folder.appending(path: "supplemental/supplementalData.xml")) { name, attributes in
      if name == "parentLocale", let parent = attributes["parent"] {
        for locale in (attributes["locales"] ?? "").split(separator: " ") { parents[String(locale)] = parent }
      } else if name == "info", let code = attributes["iso4217"] {
        fractionDigits[code] = attributes["digits"].flatMap { Int($0) }
      }
    }
    var digits: [String: [String]] = [:]
    Elements.read(Self.folder.appending(path: "supplemental/numberingSystems.xml")) { name, attributes in
      if let id = attributes["id"], let characters = attributes["digits"] { digits[id] = characters.map(String.init) }
    }
    (self.parents, self.fractionDigits, self.digits) = (parents, fractionDigits, digits)
  }

  private func file(_ locale: String) -> CLDRFile? {
    if let file = files[locale] { return file }
    files[locale] = CLDRFile(Self.folder.appending(path: "main/\(locale).xml"))
    return files[locale]
  }

  /// A locale and all that it inherits from, ending with the root.
  private func chain(_ locale: String) -> [CLDRFile] {
    var chain: [CLDRFile] = []
    var next = locale
    while next != "root" {
      if let file = file(next) { chain.append(file) }
      next = parents[next] ?? next.lastIndex(of: "_").map { String(next[..<$0]) } ?? "root"
    }
    return chain + [file("root")].compactMap { $0 }
  }

  /// How numbers are written in a locale; nil where the data have no digits for it.
  func numbers(_ locale: String) -> CLDRNumbers? {
    let chain = chain(locale)
    func value(_ key: String) -> String? { chain.lazy.compactMap { $0.values[key] }.first }
    /// A value of a numbering system, or of the one whose data it shares.
    func value(_ group: String, _ system: String, _ name: String = "") -> String? {
      if let found = value("\(group)/\(system)\(name)") { return found }
      return chain.last?.aliases["\(group)/\(system)"].flatMap { value(group, $0, name) }
    }
    guard let system = value("defaultNumberingSystem"), let digits = digits[system] else { return nil }
    func symbol(_ name: String) -> String? { value("symbols", system, "/\(name)") }
    guard let decimal = symbol("decimal"), let group = symbol("group"), let minus = symbol("minusSign"),
      let plus = symbol("plusSign"), let percent = symbol("percentSign"),
      let decimalPattern = value("decimalFormats", system), let percentPattern = value("percentFormats", system),
      let currencyPattern = value("currencyFormats", system)
    else { return nil }
    return CLDRNumbers(
      digits: digits, decimal: decimal, group: group, currencyDecimal: symbol("currencyDecimal") ?? decimal,
      currencyGroup: symbol("currencyGroup") ?? group, minus: minus, plus: plus, percent: percent,
      minimumGroupingDigits: value("minimumGroupingDigits").flatMap { Int($0) } ?? 1,
      decimalPattern: NumberPattern(decimalPattern), percentPattern: NumberPattern(percentPattern),
      currencyPattern: NumberPattern(currencyPattern), currencySymbol: { value("currencies/\($0)") ?? $0 },
      currencyFractionDigits: { [fractionDigits] in fractionDigits[$0] ?? 2 })
  }
}

/// Reads the elements of a file of which the attributes say everything.
private final class Elements: NSObject, XMLParserDelegate {
  private let receive: (String, [String: String]) -> Void

  private init(_ receive: @escaping (String, [String: String]) -> Void) { self.receive = receive }

  static func read(_ url: URL, _ receive: @escaping (String, [String: String]) -> Void) {
    guard let contents = try? Data(contentsOf: url) else { return }
    let parser = XMLParser(data: contents)
    let delegate = Elements(receive)
    parser.delegate = delegate
    _ = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) { receive(name, attributes) }
}
