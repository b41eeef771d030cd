import TextEditing

/// Prints the time of a keystroke in microseconds, at the end of the text and in its middle, for inserting and for
/// deleting: `swift run -c release editingbench [CASE]`.
///
/// Each figure is the least of several rounds, since everything else on the machine only adds to it. The same cases run
/// in WebAssembly through `Scripts/wasm/bench.mjs`.
@main
struct EditingBench {
  static func main() {
    print("microseconds per keystroke        end insert   end delete   middle insert   middle delete")
    // An argument picks the cases whose names begin with it.
    let wanted = CommandLine.arguments.dropFirst().first ?? ""
    for item in BenchCase.all where item.name.hasPrefix(wanted) {
      let end = measure(item, atEnd: true)
      let middle = measure(item, atEnd: false)
      print(
        padded(item.name, 32) + right(end.insert, 12) + right(end.delete, 13) + right(middle.insert, 16)
          + right(middle.delete, 16))
    }
  }

  private static func measure(_ item: BenchCase, atEnd: Bool) -> (insert: Double, delete: Double) {
    let clock = ContinuousClock()
    var best = (insert: Double.infinity, delete: Double.infinity)
    for _ in 0..<item.rounds {
      guard var field = item.field(atEnd: atEnd) else { return best }
      // One key at a time, so that the text stays as long as it is: the time of many pairs, then of their halves.
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
