/// The bidirectional classes of Unicode Annex 9, table 4.
package enum BidiClass: UInt8, CaseIterable, Sendable {
  case l, r, al, en, es, et, an, cs, nsm, bn, b, s, ws, on, lre, lro, rle, rlo, pdf, lri, rli, fsi, pdi

  package init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x61...0x7A, 0x41...0x5A: self = .l
    case 0x30...0x39: self = .en
    case 0x20: self = .ws
    default: self = BidiClass(rawValue: bidiRuns.rawClass(of: scalar)) ?? .l
    }
  }

  /// Whether a text of such scalars and of ``l`` alone is shown in the order in which it is stored.
  var isPlain: Bool {
    switch self {
    case .r, .al, .an, .lre, .lro, .rle, .rlo, .pdf, .lri, .rli, .fsi, .pdi: false
    default: true
    }
  }

  var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

  /// Whether rule X9 removes the scalar.
  var isRemoved: Bool {
    switch self {
    case .lre, .lro, .rle, .rlo, .pdf, .bn: true
    default: false
    }
  }

  /// NI of the annex: neutral, or an isolate formatting character.
  var isNeutral: Bool {
    switch self {
    case .b, .s, .ws, .on, .lri, .rli, .fsi, .pdi: true
    default: false
    }
  }

  /// The direction of the class next to neutrals, where numbers count as right-to-left (rules N0 to N2).
  var strong: BidiClass? {
    switch self {
    case .l: .l
    case .r, .al, .en, .an: .r
    default: nil
    }
  }
}

/// A paired bracket (Unicode Annex 9, definitions BD14 and BD15).
enum BidiBracket {
  /// With the one that closes it.
  case opening(closing: UInt32)
  case closing(UInt32)

  init?(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    guard value < 0xFFFF, value >= 0x28 else { return nil }
    for index in stride(from: 0, to: bidiBrackets.count, by: 2) {
      let closing = UInt32(bidiBrackets[index + 1])
      if UInt32(bidiBrackets[index]) == value {
        self = .opening(closing: Self.canonical(closing))
        return
      }
      if closing == value {
        self = .closing(Self.canonical(closing))
        return
      }
    }
    return nil
  }

  /// The angle brackets exist twice.
  private static func canonical(_ value: UInt32) -> UInt32 { value == 0x232A ? 0x3009 : value }
}
