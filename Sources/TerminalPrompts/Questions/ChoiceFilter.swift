import Foundation
import Synchronization

/// The titles of a list that match what is typed.
///
/// Where a text goes on from the one before, only what matched that is looked through, so that a list of 100,000 titles
/// follows each key.
final class ChoiceFilter: Sendable {
  let titles: [String]
  private let state: Mutex<State>

  private struct State {
    /// The titles without case and accents; nil until something is typed.
    var folded: FoldedTitles?
    var text: [UInt8] = []
    /// The matching titles, best first.
    var ranked: [Int]
    /// The same in the order of the list.
    var matching: [Int]
  }

  init(_ titles: [String]) {
    self.titles = titles
    let all = Array(titles.indices)
    state = Mutex(State(ranked: all, matching: all))
  }

  /// The indices of the matching titles, best first: those that begin with the text, contain it, or have its letters in
  /// order. Case and accents make no difference. All for an empty text.
  func matches(_ text: String) -> [Int] {
    let wanted = FoldedTitles.folded(text)
    return state.withLock { state in
      guard wanted != state.text else { return state.ranked }
      let isLonger = wanted.starts(with: state.text)
      search(wanted, among: isLonger ? state.matching : Array(titles.indices), &state)
      return state.ranked
    }
  }

  private func search(_ wanted: [UInt8], among candidates: [Int], _ state: inout State) {
    state.text = wanted
    guard !wanted.isEmpty else {
      (state.ranked, state.matching) = (candidates, candidates)
      return
    }
    let folded = state.folded ?? FoldedTitles(titles)
    state.folded = folded
    var ranks: [[Int]] = [[], [], []]
    var matching: [Int] = []
    for index in candidates {
      guard let rank = folded.rank(of: wanted, at: index) else { continue }
      ranks[rank].append(index)
      matching.append(index)
    }
    (state.ranked, state.matching) = (ranks.flatMap { $0 }, matching)
  }
}

extension ChoiceFilter: Equatable {
  static func == (one: ChoiceFilter, other: ChoiceFilter) -> Bool { one === other }
}

/// The UTF-8 of titles without case and accents, one behind the other.
private struct FoldedTitles {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  init(_ titles: [String]) {
    ends.reserveCapacity(titles.count)
    for title in titles {
      bytes += Self.folded(title)
      ends.append(bytes.count)
    }
  }

  static func folded(_ text: String) -> [UInt8] {
    var text = text
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 } }
    text = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    return Array(text.precomposedStringWithCanonicalMapping.utf8)
  }

  /// How well a title matches: 0 where it begins with the text, 1 where it contains it, 2 where it has its letters in
  /// order; nil where it does not match.
  func rank(of wanted: [UInt8], at index: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      wanted.withUnsafeBytes { wanted in
        let title = UnsafeRawBufferPointer(rebasing: bytes[(index > 0 ? ends[index - 1] : 0)..<ends[index]])
        if let place = Self.place(of: wanted, in: title) { return place == 0 ? 0 : 1 }
        return Self.hasInOrder(wanted, title) ? 2 : nil
      }
    }
  }

  private static func place(of wanted: UnsafeRawBufferPointer, in title: UnsafeRawBufferPointer) -> Int? {
    guard let start = title.baseAddress, let sought = wanted.baseAddress, let first = wanted.first else { return nil }
    var place = 0
    while place + wanted.count <= title.count,
      let found = memchr(start + place, Int32(first), title.count - wanted.count - place + 1)
    {
      place = UnsafeRawPointer(found) - start
      if memcmp(found, sought, wanted.count) == 0 { return place }
      place += 1
    }
    return nil
  }

  private static func hasInOrder(_ wanted: UnsafeRawBufferPointer, _ title: UnsafeRawBufferPointer) -> Bool {
    var rest = title
    var index = 0
    while index < wanted.count {
      // The bytes of one scalar are found together.
      var end = index + 1
      while end < wanted.count, wanted[end] & 0xC0 == 0x80 { end += 1 }
      let scalar = UnsafeRawBufferPointer(rebasing: wanted[index..<end])
      guard let place = place(of: scalar, in: rest) else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[(place + scalar.count)...])
      index = end
    }
    return true
  }
}
