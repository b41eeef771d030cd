#if Web
/// The encodings of a response that a browser accepts (RFC 9110, 12.5.3).
enum AcceptedEncoding {
  /// Whether an encoding is among them. What the header says of it goes before what it says of all encodings.
  static func accepts(_ encoding: String, _ headers: [String]) -> Bool {
    var ofAll = false
    for entry in headers.flatMap({ $0.split(separator: ",") }) {
      let parts = entry.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
      let isAccepted = !parts.dropFirst().contains { $0.hasPrefix("q=") && (Double($0.dropFirst(2)) ?? 0) <= 0 }
      switch parts.first {
      case encoding, "x-" + encoding: return isAccepted
      case "*": ofAll = isAccepted
      default: break
      }
    }
    return ofAll
  }

  /// The shortest of the encodings that there are of a file, `br` and `gzip`, which a browser accepts; nil for none.
  static func shortest(of available: some Collection<String>, _ headers: [String]) -> String? {
    ["br", "gzip"].first { available.contains($0) && accepts($0, headers) }
  }
}
#endif
