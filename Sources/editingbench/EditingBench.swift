import CAllocations
import Foundation
import TextEditing
import TextFormats

/// Prints the time of a keystroke in microseconds and what it allocates, at the end of the text and in its middle, for
/// inserting and for deleting: `swift run -c release editingbench [CASE]`.
///
/// Each time is the least of several rounds, since everything else on the machine only adds to it. The same cases run in
/// WebAssembly through `Scripts/wasm/bench.mjs`.
@main
struct EditingBench {
  static func main() {
    // An argument picks the cases whose names begin with it.
    let wanted = CommandLine.arguments.dropFirst().first ?? ""
    let cases = BenchCase.all.filter { $0.name.hasPrefix(wanted) }
    table("microseconds per keystroke", of: cases, measure: time)
    table("allocations per keystroke", of: cases, measure: allocations)
    if "making".hasPrefix(wanted) { makingFormats() }
  }

  /// A view that is evaluated makes its style again, and with it the format for typing.
  private static func makingFormats() {
    let clock = ContinuousClock()
    let locales = ["de_DE", "en_US", "fr_FR", "hi_IN", "ja_JP", "pt_BR", "ar_EG", "de_CH"].map(Locale.init(identifier:))
    func make() -> Double {
      let time = clock.measure {
        for locale in locales { _ = Decimal.FormatStyle.Currency(code: "EUR", locale: locale).liveFormat }
      }
      return time / .microseconds(1) / Double(locales.count)
    }
    let first = make()
    let again = (0..<500).map { _ in make() }.min() ?? 0
    print(padded("making a currency's format, µs", 32) + right(first, 12) + " first" + right(again, 12) + " again")
  }

  private static func table(_ title: String, of cases: [BenchCase], measure: (BenchCase, Bool) -> Pair) {
    print(padded(title, 32) + "  end insert   end delete   middle insert   middle delete")
    for item in cases {
      let end = measure(item, true)
      let middle = measure(item, false)
      print(
        padded(item.name, 32) + right(end.insert, 12) + right(end.delete, 13) + right(middle.insert, 16)
          + right(middle.delete, 16))
    }
  }

  typealias Pair = (insert: Double, delete: Double)

  private static func time(_ item: BenchCase, atEnd: Bool) -> Pair {
    let clock = ContinuousClock()
    var best: Pair = (.infinity, .infinity)
    for _ in 0..<item.rounds {
      guard var field = item.field(atEnd: atEnd) else { return best }
      // One key at a time, so that the length of the text stays the same: the time of many pairs, then of their halves.
      var insert = Duration.zero
      var delete = Duration.zero
      let keys = item.keys
      for _ in 0..<item.repeats {
        insert += clock.measure { for _ in 0..<keys { field.insert(item.key) } }
        delete += clock.measure { for _ in 0..<keys { field.backspace() } }
      }
      let count = Double(item.repeats * keys)
      best.insert = min(best.insert, insert / .microseconds(1) / count)
      best.delete = min(best.delete, delete / .microseconds(1) / count)
    }
    return best
  }

  private static func allocations(_ item: BenchCase, atEnd: Bool) -> Pair {
    guard var field = item.field(atEnd: atEnd) else { return (0, 0) }
    var insert: UInt64 = 0
    var delete: UInt64 = 0
    for _ in 0..<item.repeats {
      let start = CAllocations.allocations()
      for _ in 0..<item.keys { field.insert(item.key) }
      let middle = CAllocations.allocations()
      for _ in 0..<item.keys { field.backspace() }
      insert += middle - start
      delete += CAllocations.allocations() - middle
    }
    let count = Double(item.repeats * item.keys)
    return (Double(insert) / count, Double(delete) / count)
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func right(_ value: Double, _ width: Int) -> String {
    let hundredths = Int(value * 100 + 0.5)
    let fraction = hundredths % 100
    let text = "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
