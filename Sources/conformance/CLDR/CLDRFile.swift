import Foundation
import FoundationXML

/// What a file of CLDR says of numbers: the symbols and standard patterns of its numbering systems, and the symbols of
/// currencies. Keys are paths: `symbols/latn/decimal`, `decimalFormats/latn`, `currencies/EUR`.
final class CLDRFile: NSObject, XMLParserDelegate {
  private(set) var values: [String: String] = [:]
  /// The numbering systems whose data are that of others, by the path of the data.
  private(set) var aliases: [String: String] = [:]

  private var path: [(name: String, attributes: [String: String])] = []
  private var text = ""

  /// Reads the `numbers` of a file. Nil where there is no such file.
  init?(_ url: URL) {
    super.init()
    guard let contents = try? Data(contentsOf: url) else { return nil }
    guard let start = contents.range(of: Data("<numbers>".utf8))?.lowerBound,
      let end = contents.range(of: Data("</numbers>".utf8))?.upperBound
    else { return }
    let parser = XMLParser(data: contents[start..<end])
    parser.delegate = self
    _ = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    path.append((name, attributes))
    text = ""
    if name == "alias", path.count == 3, let system = path[1].attributes["numberSystem"],
      let target = attributes["path"]?.split(separator: "'").dropFirst().first
    {
      aliases["\(path[1].name)/\(system)"] = String(target)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    // The arrows are for what is inherited.
    if let key, text != "↑↑↑" { values[key] = text }
    path.removeLast()
  }

  /// The key of the element that ends; nil for what is not read, as variants and compact forms are.
  private var key: String? {
    let names = path.map(\.name)
    guard path.allSatisfy({ $0.attributes["alt"] == nil }) else { return nil }
    switch names.dropFirst().first {
    case "defaultNumberingSystem", "minimumGroupingDigits": return names[1]
    case "symbols":
      guard names.count == 3, let system = path[1].attributes["numberSystem"] else { return nil }
      return "symbols/\(system)/\(names[2])"
    case "decimalFormats", "percentFormats", "currencyFormats":
      guard names.last == "pattern", names.count == 5, let system = path[1].attributes["numberSystem"],
        path[2].attributes["type"] == nil, path[3].attributes["type"].map({ $0 == "standard" }) ?? true,
        path[4].attributes["type"] == nil
      else { return nil }
      return "\(names[1])/\(system)"
    case "currencies":
      guard names.count == 4, names[3] == "symbol", let code = path[2].attributes["type"] else { return nil }
      return "currencies/\(code)"
    default: return nil
    }
  }
}
