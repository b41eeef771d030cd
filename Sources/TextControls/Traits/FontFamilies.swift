import Foundation

/// The families of the fonts that are installed for the user, by the names in their files: TrueType and OpenType, and
/// collections of them. Another machine, such as that of a browser, may have others.
enum FontFamilies {
  /// The names for PostScript of a family's fonts, by the family.
  static let names: [String: [String]] = {
    var names: [String: Set<String>] = [:]
    for folder in folders {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard ["ttf", "otf", "ttc", "otc"].contains(file.pathExtension.lowercased()) else { continue }
        for font in FontFile.fonts(in: file) { names[font.family, default: []].insert(font.name) }
      }
    }
    return names.mapValues { $0.sorted() }
  }()

  /// Where fontconfig looks by default.
  private static var folders: [URL] {
    let home = FileManager.default.homeDirectoryForCurrentUser
    let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].map { URL(fileURLWithPath: $0) }
    return [
      URL(fileURLWithPath: "/usr/share/fonts"), URL(fileURLWithPath: "/usr/local/share/fonts"),
      (data ?? home.appendingPathComponent(".local/share")).appendingPathComponent("fonts"),
      home.appendingPathComponent(".fonts"),
    ]
  }
}

/// The names in a font's file, after the OpenType specification's tables `ttcf` and `name`.
struct FontFile {
  let family: String
  let name: String

  /// The fonts of a file; none where it can't be read.
  static func fonts(in file: URL) -> [FontFile] {
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return [] }
    return fonts(in: data)
  }

  static func fonts(in data: Data) -> [FontFile] {
    let reader = BigEndianReader(data: data)
    guard reader.number(at: 0, bytes: 4) == 0x7474_6366 else {
      return FontFile(reader, at: 0).map { [$0] } ?? []
    }
    let count = min(reader.number(at: 8, bytes: 4) ?? 0, 256)
    return (0..<count).compactMap { index in
      reader.number(at: 12 + index * 4, bytes: 4).flatMap { FontFile(reader, at: $0) }
    }
  }

  private init?(_ reader: BigEndianReader, at start: Int) {
    guard let tables = reader.number(at: start + 4, bytes: 2) else { return nil }
    let records = (0..<tables).map { start + 12 + $0 * 16 }
    guard let record = records.first(where: { reader.number(at: $0, bytes: 4) == 0x6E61_6D65 }),
      let table = reader.number(at: record + 8, bytes: 4), let count = reader.number(at: table + 2, bytes: 2),
      let storage = reader.number(at: table + 4, bytes: 2)
    else { return nil }
    var names: [Int: String] = [:]
    for index in 0..<count {
      let entry = table + 6 + index * 12
      guard let platform = reader.number(at: entry, bytes: 2), let kind = reader.number(at: entry + 6, bytes: 2),
        [1, 6, 16].contains(kind), let length = reader.number(at: entry + 8, bytes: 2),
        let offset = reader.number(at: entry + 10, bytes: 2),
        let bytes = reader.bytes(at: table + storage + offset, count: length)
      else { continue }
      // English as Windows has it comes before all others.
      let isEnglish = platform == 3 && reader.number(at: entry + 4, bytes: 2) == 0x409
      guard names[kind] == nil || isEnglish else { continue }
      names[kind] = String(data: bytes, encoding: platform == 1 ? .macOSRoman : .utf16BigEndian)
    }
    guard let family = names[16] ?? names[1], !family.isEmpty else { return nil }
    self.family = family
    name = names[6] ?? family
  }
}

/// Reads numbers of a file; nil beyond its end.
private struct BigEndianReader {
  let data: Data

  func bytes(at offset: Int, count: Int) -> Data? {
    guard offset >= 0, count >= 0, offset <= data.count - count else { return nil }
    return data[(data.startIndex + offset)..<(data.startIndex + offset + count)]
  }

  func number(at offset: Int, bytes count: Int) -> Int? {
    bytes(at: offset, count: count)?.reduce(0) { $0 << 8 | Int($1) }
  }
}

extension UIFont {
  /// The families of the fonts that are installed on the machine that the program runs on, in the order of their names.
  public static var familyNames: [String] { FontFamilies.names.keys.sorted() }

  /// The names of a family's fonts, in their order; none for one that is not installed.
  public static func fontNames(forFamilyName familyName: String) -> [String] { FontFamilies.names[familyName] ?? [] }
}
