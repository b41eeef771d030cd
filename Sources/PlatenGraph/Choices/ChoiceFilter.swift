import Synchronization

/// The titles of a list that match what is typed.
///
/// Where a text continues the one before, only what matched that is searched, so that a list of 100,000 titles
/// follows each key. Titles can be added while it is used.
package final class ChoiceFilter: Sendable {
  private let state: Mutex<State>

  private struct State {
    var titles: [String]
    /// The titles without case and accents; nil until something is typed.
    var folded: FoldedTitles?
    var text: [UInt8] = []
    /// The matching titles, best first; nil for an empty text, which all match.
    private var ranked: [RankedTitle]?
    /// Their indices, which are asked for several times for each key.
    private var order: [Int] = []

    init(_ titles: [String]) { self.titles = titles }

    var matches: ChoiceMatches { ranked == nil ? ChoiceMatches(0..<titles.count) : ChoiceMatches(order) }

    mutating func replace(_ found: [RankedTitle]?) {
      ranked = found
      order = found?.map(\.index) ?? []
    }

    /// Adds matching titles, which are in order.
    mutating func merge(_ found: [RankedTitle]) {
      guard let ranked, !found.isEmpty else { return }
      var merged: [RankedTitle] = []
      merged.reserveCapacity(ranked.count + found.count)
      var rest = found[...]
      for title in ranked {
        while let next = rest.first, next < title { merged.append(rest.removeFirst()) }
        merged.append(title)
      }
      replace(merged + rest)
    }
  }

  package init(_ titles: [String]) { state = Mutex(State(titles)) }

  package var titles: [String] { state.withLock { $0.titles } }
  package var count: Int { state.withLock { $0.titles.count } }

  package func title(_ index: Int) -> String { state.withLock { $0.titles[index] } }

  /// Adds titles at the end of the list.
  package func append(_ titles: [String]) {
    state.withLock { state in
      let new = state.titles.count..<state.titles.count + titles.count
      state.titles += titles
      state.folded?.append(titles)
      if let found = Self.ranked(state.text, among: ChoiceMatches(new), &state) { state.merge(found) }
    }
  }

  /// The indices of the matching titles, best first: see ``FuzzyScore``. Of equals, short titles are first, then those
  /// that are first in the list. Words with spaces between them are searched separately, in any order. Case and accents
  /// make no difference. All for an empty text.
  package func matches(_ text: String) -> ChoiceMatches {
    let wanted = FoldedTitles.folded(text)
    return state.withLock { state in
      guard wanted != state.text else { return state.matches }
      let isLonger = wanted.starts(with: state.text)
      let candidates = isLonger ? state.matches : ChoiceMatches(state.titles.indices)
      state.text = wanted
      state.replace(Self.ranked(wanted, among: candidates, &state))
      return state.matches
    }
  }

  /// The offsets of the characters of a title for which it matches a text best; none where it does not, and in long
  /// titles.
  package static func characters(of title: String, matching text: String) -> Set<Int> {
    FoldedTitles.characters(of: title, matching: text)
  }

  /// Nil where no word is wanted.
  private static func ranked(
    _ wanted: [UInt8], among candidates: ChoiceMatches, _ state: inout State
  ) -> [RankedTitle]? {
    let words = wanted.split(separator: UInt8(ascii: " ")).map(Array.init)
    guard !words.isEmpty else { return nil }
    let folded = state.folded ?? FoldedTitles(state.titles)
    state.folded = folded
    var scoring = FuzzyScore()
    var ranked: [RankedTitle] = []
    for index in candidates {
      let length = folded.length(at: index)
      guard let score = folded.score(of: words, at: index, &scoring) else { continue }
      ranked.append(RankedTitle(score: score, length: length, index: index))
    }
    ranked.sort()
    return ranked
  }
}

extension ChoiceFilter: Equatable {
  package static func == (one: ChoiceFilter, other: ChoiceFilter) -> Bool { one === other }
}

/// A title with what decides its place.
private struct RankedTitle: Comparable {
  var score = 0
  var length = 0
  let index: Int

  static func < (one: RankedTitle, other: RankedTitle) -> Bool {
    (-one.score, one.length, one.index) < (-other.score, other.length, other.index)
  }
}
