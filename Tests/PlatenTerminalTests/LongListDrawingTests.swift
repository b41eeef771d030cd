import Platen
import Testing

@testable import PlatenTerminal

/// Lists of ten thousand rows: only those near the visible part are created, without other differences.
@MainActor @Suite struct LongListDrawingTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private struct Names: View {
    @State private var items = (0..<10_000).map { Item(id: $0, name: "Row \($0)") }
    @State private var selection: Int?
    let target: Int

    var body: some View {
      ScrollViewReader { proxy in
        VStack {
          Button("Go") { proxy.scrollTo(target, anchor: .center) }
          Text(verbatim: "selected \(selection.map(String.init) ?? "none")")
          List(items, selection: $selection) { item in
            Text(verbatim: item.name)
          }
        }
      }
    }
  }

  private struct Fields: View {
    @State private var items = (0..<10_000).map { Item(id: $0, name: "value \($0)") }

    var body: some View {
      List {
        ForEach($items) { $item in
          TextField("Field \(item.id)", text: $item.name)
        }
      }
    }
  }

  private func session<V: View>(_ view: V) -> TerminalSession {
    let session = TerminalSession(
      host: ViewHost(view), capabilities: TerminalCapabilities(colorDepth: .trueColor, isDark: true), columns: 60,
      rows: 20)
    session.start()
    return session
  }

  private func press(_ keys: String, in session: TerminalSession) {
    session.receive(Array(keys.utf8))
    if session.inputDeadline != nil { session.inputPaused() }
  }

  private func shows(_ words: String, _ session: TerminalSession) -> Bool {
    session.screenText.contains { $0.contains(words) }
  }

  private func count(_ session: TerminalSession, _ predicate: (Node) -> Bool) -> Int {
    var count = 0
    session.host.root.forEach { if predicate($0) { count += 1 } }
    return count
  }

  @Test func onlyRowsNearTheVisiblePartAreCreated() {
    let session = session(Names(target: 9000))
    #expect(shows("Row 0", session))
    #expect(count(session) { $0.isRow } < 120)
  }

  @Test func aFarRowCanBeScrolledTo() {
    let session = session(Names(target: 9000))
    press("\r", in: session)
    #expect(shows("Row 9000", session))
    #expect(shows("Row 8999", session))
    #expect(count(session) { $0.isRow } < 300)
  }

  @Test func theArrowKeysMoveBetweenRowsAndSelect() {
    let session = session(Names(target: 9000))
    press("\t", in: session)
    for _ in 0..<50 { press("\u{1b}[B", in: session) }
    press(" ", in: session)
    #expect(shows("selected 50", session))
    #expect(shows("Row 50", session))
  }

  @Test func theFocusWrapsFromTheFirstRowToTheLast() {
    let session = session(Fields())
    press("\u{1b}[Z", in: session)
    #expect(shows("value 9999", session))
    press("!", in: session)
    // The text is selected, and typing replaces it.
    #expect(shows("!", session))
    #expect(!shows("value 9999", session))
    press("\t", in: session)
    #expect(shows("value 0", session))
  }

  @Test func aKeyInAFieldEvaluatesNoUnloadedRow() {
    let session = session(Fields())
    let before = session.host.statistics.evaluations
    press("x", in: session)
    #expect(shows("x", session))
    #expect(session.host.statistics.evaluations - before < 400)
    #expect(count(session) { if case .field = $0.content { true } else { false } } < 120)
  }

  @Test func scrollingUpIntoNewRowsKeepsTheVisibleRows() {
    let session = session(Names(target: 5000))
    press("\r", in: session)
    for row in 0..<15 {
      let seen = session.screenText.compactMap { line -> Int? in
        guard let range = line.firstRange(of: "Row ") else { return nil }
        return Int(line[range.upperBound...].prefix { $0.isNumber })
      }
      #expect(seen == Array((seen.first ?? 0)..<(seen.first ?? 0) + seen.count), "after \(row) lines")
      // The wheel, one notch up, over the list.
      press("\u{1b}[<64;20;12M", in: session)
    }
  }

  @Test func aLazyColumnCreatesItsRowsOnDemand() {
    let session = session(
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<10_000) { Text(verbatim: "Line \($0)") }
        }
      })
    #expect(shows("Line 0", session))
    let before = count(session) { if case .leaf(.text) = $0.content { true } else { false } }
    #expect(before < 120)
    for _ in 0..<30 { press("\u{1b}[<65;20;8M", in: session) }
    #expect(shows("Line 90", session) || shows("Line 100", session))
  }

  @Test func aLazyGridCreatesItsCellsOnDemand() {
    let session = session(
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
          ForEach(0..<9_000) { Text(verbatim: "Cell \($0)") }
        }
      })
    #expect(shows("Cell 2", session))
    #expect(count(session) { if case .leaf(.text) = $0.content { true } else { false } } < 400)
  }
}
