import Foundation

extension ImageData {
  /// The size that an SVG file declares, in points; nil for other data.
  static func sizeOfSVG(_ bytes: Data) -> (width: Double, height: Double)? {
    let beginning = String(decoding: bytes.prefix(4_096), as: UTF8.self)
    guard beginning.drop(while: { $0.isWhitespace || $0 == "\u{FEFF}" }).first == "<",
      let start = beginning.range(of: "<svg"), let end = beginning[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = beginning[start.upperBound..<end]
    let box = attribute("viewBox", of: tag)?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    let viewed = box.count == 4 && box[2] > 0 && box[3] > 0 ? (width: box[2], height: box[3]) : nil
    switch (length("width", of: tag), length("height", of: tag)) {
    case (let width?, let height?): return (width, height)
    case (let width?, nil): return (width, viewed.map { width * $0.height / $0.width } ?? width)
    case (nil, let height?): return (viewed.map { height * $0.width / $0.height } ?? height, height)
    // The size that browsers use for an image that declares none.
    case (nil, nil): return viewed ?? (300, 150)
    }
  }

  private static func attribute(_ name: String, of tag: Substring) -> Substring? {
    guard let found = tag.range(of: "[\\s]\(name)\\s*=\\s*[\"'][^\"']*", options: .regularExpression),
      let quote = tag[found].firstIndex(where: { $0 == "\"" || $0 == "'" })
    else { return nil }
    return tag[tag.index(after: quote)..<found.upperBound]
  }

  /// A length in points; nil for a relative one.
  private static func length(_ name: String, of tag: Substring) -> Double? {
    guard let text = attribute(name, of: tag) else { return nil }
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard ["", "px", "pt"].contains(text.dropFirst(digits.count)), let value = Double(digits), value > 0 else {
      return nil
    }
    return value
  }
}
