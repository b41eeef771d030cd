#if Web
import PlatenGraph

/// The language that the browser requests (RFC 9110, 12.5.4).
enum AcceptedLanguage {
  /// The locale of the preferred language; nil if the header contains none.
  static func locale(in header: String?) -> Locale? {
    guard let header, header.utf8.count <= 1_000 else { return nil }
    var best: (tag: String, quality: Double)?
    for entry in header.split(separator: ",") {
      let parts = entry.split(separator: ";")
      guard let first = parts.first else { continue }
      let tag = String(first.drop { $0 == " " }.prefix { $0 != " " })
      guard isTag(tag) else { continue }
      var quality = 1.0
      for part in parts.dropFirst() {
        let pair = part.split(separator: "=")
        if pair.count == 2, pair[0].drop(while: { $0 == " " }) == "q" { quality = Double(pair[1]) ?? 0 }
      }
      if quality > (best?.quality ?? 0) { best = (tag, quality) }
    }
    return best.map { Locale(identifier: $0.tag.replacing("-", with: "_")) }
  }

  private static func isTag(_ tag: String) -> Bool {
    guard let first = tag.utf8.first, tag.utf8.count <= 35, (first | 0x20) >= 97, (first | 0x20) <= 122 else {
      return false
    }
    return tag.utf8.allSatisfy { byte in
      let lower = byte | 0x20
      return byte == 45 || (byte >= 48 && byte <= 57) || (lower >= 97 && lower <= 122)
    }
  }
}
#endif
