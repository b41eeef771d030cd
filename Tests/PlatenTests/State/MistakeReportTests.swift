#if DEBUG
import Combine
import Foundation
import Platen
import Testing

@testable import PlatenGraph

/// Mistakes of a program that are reported to its developer in debug builds.
@MainActor @Suite struct MistakeReportTests {
  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var count = 0
  }

  @MainActor private final class Reports {
    var lines: [String] = []

    func watch(_ host: ViewHost) { host.mistakes.report = { [unowned self] in lines.append($0) } }
  }

  private struct Writer: View {
    @ObservedObject var model: Model
    @State private var copy = 0

    var body: some View {
      if copy != model.count { let _ = copy = model.count }
      Text("\(copy)")
    }
  }

  @Test func stateThatIsWrittenInABodyIsReportedOnceWithTheView() {
    let model = Model()
    let host = ViewHost(Writer(model: model))
    let reports = Reports()
    reports.watch(host)
    for count in 1...3 {
      model.count = count
      _ = host.update()
    }
    #expect(reports.lines.count == 1)
    #expect(reports.lines.first?.hasPrefix("Writer changes state while its body is evaluated") == true)
  }

  @Test func stateThatIsWrittenInAnActionIsNotReported() {
    struct Counter: View {
      @ObservedObject var model: Model
      @State private var copy = 0

      var body: some View {
        Text("\(copy)").onChange(of: model.count) { copy = model.count }
      }
    }
    let model = Model()
    let host = ViewHost(Counter(model: model))
    let reports = Reports()
    reports.watch(host)
    model.count = 1
    _ = host.update()
    #expect(reports.lines.isEmpty)
  }

  @Test func elementsOfOneIdentityAreReported() {
    struct Rows: View {
      @ObservedObject var model: Model

      var body: some View {
        ForEach([1, 2, model.count], id: \.self) { Text("\($0)") }
      }
    }
    let model = Model()
    let host = ViewHost(Rows(model: model))
    let reports = Reports()
    reports.watch(host)
    model.count = 2
    _ = host.update()
    #expect(reports.lines.count == 1)
    #expect(reports.lines.first?.contains("ForEach over Int in Rows") == true)
  }

  @Test(.timeLimit(.minutes(10))) func anObjectThatIsChangedOnAnotherThreadIsReported() async {
    struct Reader: View {
      @ObservedObject var model: Model

      var body: some View { Text("\(model.count)") }
    }
    let model = Model()
    let host = ViewHost(Reader(model: model))
    defer { withExtendedLifetime(host) {} }
    _ = host.update()
    let line = await withCheckedContinuation { continuation in
      host.mistakes.report = { continuation.resume(returning: $0) }
      Thread.detachNewThread { model.count += 1 }
    }
    #expect(line.hasPrefix("Model, which Reader reads, is changed on another thread"))
  }

  @Test func theChangesOfAViewAreNamed() {
    struct Name: View {
      @ObservedObject var model: Model
      let log: (String) -> Void
      @State private var taps = 0

      var body: some View {
        let _ = log((Tracking.reader as? CompositeElement<Self>)?.changeDescription ?? "")
        Button("\(model.count), \(taps)") { taps += 1 }
      }
    }
    let model = Model()
    var log: [String] = []
    let host = ViewHost(Name(model: model) { log.append($0) })
    _ = host.update()
    model.count = 1
    _ = host.update()
    host.focus.moveToFirst()
    _ = host.keys.handle(KeyPress(key: .return, characters: "\r"))
    _ = host.update()
    #expect(log == ["Name: @self, @identity changed.", "Name: _model changed.", "Name: _taps changed."])
  }
}
#endif
