import Foundation
import Platen
import SwiftUI
import TextEditing

/// Measures a keystroke in a text editor with a long text: at its start, in its middle and at its end.
@MainActor enum TextBenchmark {
  static func printHeader() {
    print("\ntext MB | binding | open ms | keystroke µs (median, p95) at start | middle | end | read ms | memory MB")
  }

  static func measure(megabytes: Int) {
    measure(LongText(megabytes: megabytes), named: "state", megabytes)
    measure(LongModelText(model: .init(megabytes: megabytes)), named: "functions", megabytes)
  }

  private static func measure(_ view: some View, named name: String, _ megabytes: Int) {
    let clock = ContinuousClock()
    let host = ViewHost(view)
    let metrics = CellMetrics()
    let size = CGSize(width: 80, height: 24)
    let open = clock.measure {
      _ = host.update()
      host.layout.run(in: size, metrics: metrics)
    }
    var found: Node?
    host.root.forEach { node in if case .field = node.content { found = node } }
    guard let field = found, case .field(let content) = field.content else { return }
    let length = content.storage.utf16Count
    host.focus.move(to: field.id)
    var columns: [String] = []
    for offset in [0, length / 2, length] {
      host.send(.edit(.select(EditSelection(caret: offset))), to: field.id)
      let times = (0..<1_000).map { _ in
        clock.measure {
          host.send(.edit(.insert("a")), to: field.id)
          _ = host.update()
          host.layout.run(in: size, metrics: metrics)
        }
      }.sorted()
      columns.append("\(FormBenchmarks.microseconds(times[500])), \(FormBenchmarks.microseconds(times[950]))")
    }
    let memory = FormBenchmarks.residentMegabytes()
    // The program reads the typed text.
    let read = clock.measure { host.typingPause.flush() }
    let row = ["\(megabytes)", name, FormBenchmarks.milliseconds(open)] + columns
    print((row + [FormBenchmarks.milliseconds(read), memory]).joined(separator: " | "))
  }
}
