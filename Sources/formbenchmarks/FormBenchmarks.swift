import CAllocations
import Foundation
import GalleryPages
import Platen
import PlatenTerminal

/// Measures a keystroke in one field of forms of 1, 100 and 10,000 fields: time, allocations, evaluated views, patches,
/// measured nodes and memory. Each size runs in a separate process, so that its memory is measured alone.
@main @MainActor enum FormBenchmarks {
  static func main() throws {
    // The form itself, for what measures a terminal from outside: an App has no arguments of its own.
    if ManyFieldsApp.count != nil { return ManyFieldsApp.main() }
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "text" {
      let megabytes = arguments.dropFirst().first.flatMap { Int($0) } ?? 100
      return TextBenchmark.measure(megabytes: max(megabytes, 1))
    }
    if arguments.first == "signup" { return measureInTerminal(SignUpForm(), 8, field: 0) }
    if let argument = arguments.last {
      guard let count = Int(argument), count > 0 else {
        FileHandle.standardError.write(Data("The number of fields has to be a whole number above 0.\n".utf8))
        exit(EXIT_FAILURE)
      }
      switch arguments.first {
      case "state": measure(ManyRows(count: count), count)
      case "model": measure(ManyModelRows(model: .init(count: count)), count)
      case "terminal": measureInTerminal(ManyFields(count: count), count)
      default: measure(ManyFields(count: count), count)
      }
      return
    }
    let columns =
      "first show ms | keystroke µs (median, p95) | allocations | evaluations | patches | measured | memory MB"
    print("fields | \(columns)")
    for count in [1, 100, 10_000] { try run(["\(count)"]) }
    let kinds = [
      ("state", "rows bound to a state's array"), ("model", "rows bound to an observable model's array"),
      ("terminal", "fields in a terminal of 80 × 24"),
    ]
    for (kind, words) in kinds {
      print("\n\(words) | \(columns)")
      for count in [1, 100, 10_000] { try run([kind, "\(count)"]) }
    }
    print("\nthe sign-up form of the gallery in a terminal of 80 × 24 | \(columns)")
    try run(["signup"])
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
    let host = ViewHost(view)
    let metrics = CellMetrics()
    let size = CGSize(width: 80, height: 24)
    func show() {
      _ = host.update()
      host.layout.run(in: size, metrics: metrics)
    }
    measure(host, count, open: show) { field in
      host.send(.edit(.insert("a")), to: field)
      show()
    }
  }

  /// The same with the terminal's input and output.
  private static func measureInTerminal(_ view: some View, _ count: Int, field: Int? = nil) {
    let host = ViewHost(view)
    let session = TerminalSession(
      host: host, capabilities: TerminalCapabilities(colorDepth: .trueColor), columns: 80, rows: 24)
    let letter = [UInt8(ascii: "a")]
    // As the front end does for all of its events.
    host.inContext {
      measure(host, count, field: field, open: session.start) { _ in
        session.receive(letter[...])
      }
    }
  }

  /// - Parameter field: The index of the field that is typed in; nil for the middle one.
  private static func measure(
    _ host: ViewHost, _ count: Int, field index: Int? = nil, open: () -> Void, key: (NodeID) -> Void
  ) {
    let clock = ContinuousClock()
    let first = clock.measure(open)
    var fields: [NodeID] = []
    host.root.forEach { node in if case .field = node.content { fields.append(node.id) } }
    let field = fields[index ?? fields.count / 2]
    host.focus.move(to: field)
    func keystroke() { key(field) }
    // The number next to the field gets another digit at 10 and at 100; the figures are for a key that changes no size.
    for _ in 0..<120 { keystroke() }
    let before = host.statistics
    keystroke()
    let after = host.statistics
    // Of several keys, since the text's storage grows now and then.
    let allocated = allocations()
    for _ in 0..<100 { keystroke() }
    let perKey = Double(allocations() - allocated) / 100
    let times = (0..<500).map { _ in clock.measure { keystroke() } }.sorted()
    let row = [
      "\(count)", milliseconds(first), "\(microseconds(times[250])), \(microseconds(times[475]))",
      String(format: "%.1f", perKey), "\(after.evaluations - before.evaluations)", "\(after.patches - before.patches)",
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
