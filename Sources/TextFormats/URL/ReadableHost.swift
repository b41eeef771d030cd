import Foundation

/// A host as it is shown: in the letters of its language, unless it could be taken for another one. Then it stays in
/// Punycode.
enum ReadableHost {
  static func text(of parts: URLComponents) -> String? {
    guard let host = parts.host, !host.isEmpty else { return nil }
    if host.hasPrefix("[") || host.contains(":") { return parts.percentEncodedHost }
    if host.utf8.allSatisfy({ $0 < 0x80 }) { return host }
    return isUnmistakable(host) ? host : parts.encodedHost
  }

  /// Whether no letter of a host can be taken for another one.
  static func isUnmistakable(_ host: String) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: true)
    guard let last = labels.last, let domain = scripts(last) else { return false }
    for label in labels {
      guard let scripts = scripts(label) else { return false }
      // Greek and Cyrillic have most of the Latin letters' shapes: only a domain of the same script is unambiguous.
      if scripts.contains(.greek) || scripts.contains(.cyrillic), scripts != domain { return false }
    }
    return true
  }

  /// The scripts of the letters in a part of a host; `nil` if they do not go together.
  private static func scripts(_ label: Substring) -> Set<HostScript>? {
    var scripts: Set<HostScript> = []
    var previous: (scalar: Unicode.Scalar, script: HostScript)?
    for scalar in label.unicodeScalars {
      // Joiners and selectors of emoji.
      if scalar.value == 0xFE0F || scalar.value == 0x200D, previous?.scalar.properties.isEmoji == true { continue }
      guard let script = HostScript(scalar) else { return nil }
      if let previous, isConfusing(previous.scalar, script) || isConfusing(scalar, previous.script) { return nil }
      if scalar.properties.generalCategory == .nonspacingMark, previous?.script != script { return nil }
      if script != .common { scripts.insert(script) }
      previous = (scalar, script)
    }
    return scripts.count < 2 || scripts.allSatisfy(\.isMixable) ? scripts : nil
  }

  /// Whether a letter is next to a Latin one that it looks like.
  private static func isConfusing(_ scalar: Unicode.Scalar, _ neighbor: HostScript) -> Bool {
    neighbor == .latin && HostScript.isLookalike(scalar)
  }
}
