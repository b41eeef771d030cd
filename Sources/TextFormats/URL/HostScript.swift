/// The script of a letter in a host, as far as it matters for what can be taken for what.
enum HostScript: Hashable {
  case latin, greek, cyrillic
  /// Scripts that are written together with Latin letters, and whose lookalikes are known one by one.
  case armenian, thai, tamil, canadian
  /// Chinese, Japanese and Korean, which use each other's and Latin letters.
  case eastAsian
  /// A script that is not mixed with others.
  case other(Int)
  /// Digits, hyphens and emoji.
  case common

  /// The script of a scalar; `nil` for one that is not shown in a host: letters made for phonetics, symbols, marks
  /// without a letter, invisible characters.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39, 0x2D, 0x5F: self = .common
    case 0x41...0x5A, 0x61...0x7A: self = .latin
    // Dotless j, clicks, the long s's variants and other letters that no orthography needs in a name.
    case 0x237, 0x1C0...0x1C3, 0x1E9C...0x1E9F, 0x1EFA...0x1EFF: return nil
    case 0xDF...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x561...0x586: self = .armenian
    case 0x5D0...0x5EA: self = .other(0x590)
    case 0x620...0x64A, 0x64B...0x65F, 0x660...0x669, 0x670...0x6D3, 0x6F0...0x6FC, 0x750...0x77F: self = .other(0x600)
    case 0xB82...0xBEF: self = .tamil
    // The other scripts of India, Sinhala: a block of 128 for each.
    case 0x900...0xDFF: self = .other(Int(scalar.value & ~0x7F))
    case 0xE01...0xE59: self = .thai
    case 0xE81...0xEDF: self = .other(0xE80)
    case 0x1000...0x109F: self = .other(0x1000)
    case 0x10D0...0x10FF: self = .other(0x10A0)
    case 0x1200...0x139F: self = .other(0x1200)
    case 0x1401...0x167F: self = .canadian
    case 0x1780...0x17E9: self = .other(0x1780)
    case 0x3005...0x3007, 0x3041...0x3096, 0x3099...0x309A, 0x309D...0x309E, 0x30A1...0x30FE, 0x3105...0x312F,
      0x31A0...0x31BF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA48C, 0xAC00...0xD7A3, 0x20000...0x3FFFF:
      self = .eastAsian
    default:
      guard scalar.properties.isEmoji || scalar.properties.isEmojiModifier else { return nil }
      self = .common
    }
    guard scalar.value < 0x80 || scalar.properties.generalCategory != .unassigned else { return nil }
  }

  /// Whether the script may be written together with Latin letters.
  var isMixable: Bool {
    switch self {
    case .latin, .armenian, .thai, .tamil, .canadian, .eastAsian, .common: true
    case .greek, .cyrillic, .other: false
    }
  }

  /// Whether a letter looks like a Latin one. It is shown next to letters of its own script alone.
  static func isLookalike(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x563, 0x566, 0x570, 0x578, 0x57A, 0x57D, 0x581, 0x582, 0x584, 0x585: true  // Armenian g q h n u u g i p o
    case 0xBE6: true  // Tamil zero
    case 0xE01: true  // Thai n
    case 0x146D, 0x146F, 0x1472, 0x14AA, 0x1541, 0x157C, 0x157D, 0x1587, 0x15AF, 0x15B4, 0x15C5, 0x15DE, 0x15E9,
      0x15EA, 0x15F0, 0x15F1, 0x15F4, 0x15F7, 0x166D, 0x166E:
      true  // Canadian P d b L x H x R b F A D A D M E E B X x
    default: false
    }
  }
}
