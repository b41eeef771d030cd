import Foundation
import Platen

/// Measures a keystroke in one field of forms of 1, 100 and 10,000 fields: evaluated views, patches, measured nodes,
/// time and memory. Each size runs in a separate process, so that its memory is measured alone.
@main @MainActor enum FormBenchmarks {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "text" {
      let megabytes = arguments.dropFirst().first.flatMap { Int($0) } ?? 100
      return TextBenchmark.measure(megabytes: max(megabytes, 1))
    }
    if let argument = arguments.last {
      guard let count = Int(argument), count > 0 else {
        FileHandle.standardError.write(Data("The number of fields has to be a whole number above 0.\n".utf8))
        exit(EXIT_FAILURE)
      }
      switch arguments.first {
      case "state": measure(ManyRows(count: count), count)
      case "model": measure(ManyModelRows(model: .init(count: count)), count)
      default: measure(ManyFields(count: count), count)
      }
      return
    }
    let columns = "first show ms | keystroke µs (median, p95) | evaluations | patches | measured | memory MB"
    print("fields | \(columns)")
    for count in [1, 100, 10_000] { try run(["\(count)"]) }
    for (kind, words) in [("state", "a state's array"), ("model", "an observable model's array")] {
      print("\nrows bound to \(words) | \(columns)")
      for count in [1, 100, 10_000] { try run([kind, "\(count)"]) }
    }
    TextBenchmark.printHeader()
    for megabytes in ["1", "100"] { try run(["text", megabytes]) }
  }

  private static func run(_ arguments: [String]) throws {
    // The children write to this process's standard output.
    fflush(nil)
    let child = Process()
    child.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    child.arguments = arguments
    try child.run()
    child.waitUntilExit()
  }

  private static func measure(_ view: some View, _ count: Int) {
    let clock = ContinuousClock()
    let host = ViewHost(view)
    let metrics = CellMetrics()
    let size = CGSize(width: 80, height: 24)
    let first = clock.measure {
      _ = host.update()
      host.layout(in: size, metrics: metrics)
    }
    var fields: [NodeID] = []
    host.root.forEach { node in if case .field = node.content { fields.append(node.id) } }
    let field = fields[count / 2]
    host.focus(field)
    func keystroke() {
      host.send(.edit(.insert("a")), to: field)
      _ = host.update()
      host.layout(in: size, metrics: metrics)
    }
    // The number next to the field gets another digit at 10 and at 100; the figures are for a key that changes no size.
    for _ in 0..<120 { keystroke() }
    let before = host.statistics
    keystroke()
    let after = host.statistics
    let times = (0..<500).map { _ in clock.measure { keystroke() } }.sorted()
    let row = [
      "\(count)", milliseconds(first), "\(microseconds(times[250])), \(microseconds(times[475]))",
      "\(after.evaluations - before.evaluations)", "\(after.patches - before.patches)",
      "\(after.measurements - before.measurements)", residentMegabytes(),
    ]
    print(row.joined(separator: " | "))
  }

  static func milliseconds(_ duration: Duration) -> String {
    String(format: "%.1f", Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1e3)
  }

  static func microseconds(_ duration: Duration) -> String {
    String(format: "%.1f", Double(duration.components.attoseconds) / 1e12 + Double(duration.components.seconds) * 1e6)
  }

  /// The current memory of the process.
  static func residentMegabytes() -> String {
    guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = statm.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { return "?" }
    return String(format: "%.1f", pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6)
  }
}
