#if DEBUG
import Combine
import Foundation
import Platen
import Synchronization
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

  private struct Unit: Hashable, Identifiable {
    var id: String
  }

  @Test func aPickerWhoseTagsHaveAnotherTypeIsReported() {
    struct Units: View {
      @State private var unit = Unit(id: "m")
      @ObservedObject var model: Model

      var body: some View {
        Picker("Unit", selection: $unit) {
          ForEach([Unit(id: "m"), Unit(id: "km")]) { Text("\($0.id) \(model.count)") }
        }
      }
    }
    #expect(
      reports(of: Units.init)
        == ["a Picker in Units has no options: its selection is of type Unit, its tags of type String"])
  }

  @Test func aSelectionWithoutATagIsReported() {
    struct Sizes: View {
      @State private var size = "Q"
      @ObservedObject var model: Model

      var body: some View {
        Picker("Size", selection: $size) {
          ForEach(["S", "M"], id: \.self) { Text("\($0) \(model.count)") }
        }
      }
    }
    #expect(
      reports(of: Sizes.init)
        == ["a Picker in Sizes shows no option as chosen: none has the String of the selection as its tag"])
  }

  /// The options change first, and the selection in an action that follows; nil is no selection.
  @Test func aPickerThatAgreesAtTheEndOfTheUpdateIsNotReported() {
    struct Units: View {
      @ObservedObject var model: Model
      @State private var unit = "0a"
      @State private var nothing: String?

      var body: some View {
        Picker("Unit", selection: $unit) {
          ForEach(["\(model.count)a", "\(model.count)b"], id: \.self) { Text($0) }
        }
        .onChange(of: model.count) { unit = "\(model.count)a" }
        Picker("Nothing", selection: $nothing) {
          ForEach(["\(model.count)"], id: \.self) { Text($0) }
        }
      }
    }
    #expect(reports(of: Units.init) == [])
  }

  @Test func aLinkOutsideOfANavigationIsReported() {
    struct Page: View {
      @ObservedObject var model: Model

      var body: some View { NavigationLink("Go \(model.count)", value: model.count) }
    }
    #expect(
      reports(of: Page.init)
        == ["a NavigationLink in Page is disabled, because no NavigationStack is around it"])
  }

  @Test func aValueWithoutADestinationIsReported() {
    struct Pages: View {
      @ObservedObject var model: Model

      var body: some View {
        NavigationStack(path: .constant(model.count == 0 ? [] : ["a"])) {
          Text("Root").navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
    #expect(
      reports(of: Pages.init)
        == [
          "a value in a NavigationStack in Pages has no page: navigationDestination(for: String.self) is missing on "
            + "a view inside of the stack"
        ])
  }

  /// A destination may be declared by the page before.
  @Test func aValueWithADestinationOnThePageBeforeIsNotReported() {
    struct Pages: View {
      @ObservedObject var model: Model

      var body: some View {
        NavigationStack(path: .constant(model.count == 0 ? NavigationPath() : NavigationPath(["a", "b"]))) {
          Text("Root").navigationDestination(for: String.self) { Text($0) }
        }
      }
    }
    #expect(reports(of: Pages.init) == [])
  }

  /// What a view reports when its model is changed.
  private func reports<Content: View>(of view: (Model) -> Content) -> [String] {
    let model = Model()
    let host = ViewHost(view(model))
    let reports = Reports()
    reports.watch(host)
    _ = host.update()
    model.count = 1
    _ = host.update()
    return reports.lines
  }

  @Test func aStateThatIsSetInAnInitializerIsReported() {
    struct Thirteen: Equatable { var value = 0 }
    struct Child: View {
      @State private var value = Thirteen()

      init(_ value: Int) { self.value = Thirteen(value: value) }

      var body: some View { Text("\(value.value)") }
    }
    let lines = Mutex<[String]>([])
    let usual = LostWrites.reports.withLock { reports in
      let usual = reports.report
      reports.report = { line in lines.withLock { $0.append(line) } }
      return usual
    }
    defer { LostWrites.reports.withLock { $0.report = usual } }
    for value in 1...2 { _ = ViewHost(Child(value)) }
    let reported = lines.withLock { $0 }.filter { $0.contains("Thirteen") }
    #expect(reported.count == 1)
    #expect(reported.first?.hasPrefix("a State of type Thirteen is set where its view is not on screen") == true)
  }

  @Test func theViewThatReadsAMissingObjectIsNamed() {
    struct Cart: View {
      let log: (String) -> Void

      var body: some View {
        let _ = log(
          MissingObject.message(
            Model.self, for: Tracking.reader.map { EnvironmentLocation($0) }, setter: ".environmentObject(_:)"))
        Text("Cart")
      }
    }
    var log: [String] = []
    let host = ViewHost(Cart { log.append($0) })
    _ = host.update()
    #expect(
      log == [
        "No observable object of type Model, which Cart reads, was found: "
          + "a view above has to set it with .environmentObject(_:)"
      ])
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
