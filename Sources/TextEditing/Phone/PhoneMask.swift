/// A mask of digits: `#` takes one, a `+` at the end any number of them, all else is written. Its characters are ASCII.
package struct PhoneMask: Sendable {
  private let places: [UInt8]
  /// Whether any number of digits can follow.
  package let isOpen: Bool
  private let count: Int

  private static let place: UInt8 = 0x23

  package init(_ pattern: String) {
    var places = Array(pattern.utf8)
    isOpen = places.last == PhoneKeys.plus
    if isOpen { places.removeLast() }
    self.places = places
    count = places.count { $0 == Self.place }
  }

  /// The mask as it was given.
  var pattern: String { String(decoding: places, as: UTF8.self) + (isOpen ? "+" : "") }

  /// The most digits it takes; those of an open mask are bounded as all numbers are.
  var capacity: Int { isOpen ? MaskedPhone.mostDigits : count }

  /// Whether the digits fill a closed mask.
  func isFilled(by digits: Int) -> Bool { isOpen ? (count...capacity).contains(digits) : digits == count }

  /// The digits with what the mask writes in front of each.
  func fill(_ digits: [UInt8]) -> String {
    var text: [UInt8] = []
    var next = 0
    for digit in digits {
      while next < places.count, places[next] != Self.place {
        text.append(places[next])
        next += 1
      }
      next += 1
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
