import SwiftUI
import Testing

/// The order of an update, and when one comes.
@MainActor struct FrontEndDriverTests {
  /// Records its calls, and runs scheduled work only when the test requests it.
  private final class Recorder: FrontEnd {
    var log: [String] = []
    var scheduled: [(delay: TimeInterval, work: @MainActor () -> Void)] = []
    var whileShowing: (() -> Void)?
    var clock = FrontEndClock.platform
    var copies: [String] = []
    var opened: [URL] = []

    func updateWillBegin() { log.append("begin") }

    func show(_ changes: [TreeChange]) {
      log.append("show \(changes.count)")
      let event = whileShowing
      whileShowing = nil
      event?()
    }

    func updateDidEnd() { log.append("end") }
    func motionDidAdvance() { log.append("frame") }
    var frameClock: FrontEndClock { clock }
    func startFrames() { log.append("frames") }

    func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
      scheduled.append((delay, work))
    }

    func copy(_ text: String) { copies.append(text) }
    var copiedText: String? { copies.last }
    var opensLinks: Bool { true }
    var linkSchemes: Set<String>? = LinkPolicy.schemes

    func open(_ link: URL) -> Bool {
      opened.append(link)
      return true
    }

    func runScheduled() {
      let due = scheduled
      scheduled = []
      for item in due { item.work() }
    }
  }

  private final class Model: ObservableObject {
    @Published var count = 0
    var isGone = false
  }

  private struct Page: View {
    @ObservedObject var model: Model
    @State private var text = ""
    @State private var isLarge = false
    static let site = URL(string: "https://site.example")!
    static let file = URL(filePath: "/site")

    var body: some View {
      TextField("Text", text: $text)
      Button("Add") { model.count += 1 }
      Button("Grow") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
      Text("\(model.count)").opacity(isLarge ? 0.5 : 1)
      Link("Site", destination: Self.site)
        .onDisappear { model.isGone = true }
    }
  }

  private let model = Model()
  private let recorder = Recorder()

  private func start() -> FrontEndDriver {
    let driver = FrontEndDriver(host: ViewHost(Page(model: model)))
    driver.connect(recorder)
    driver.update()
    recorder.log = []
    return driver
  }

  private func node(_ label: String, in driver: FrontEndDriver) throws -> ShownNode {
    try #require(driver.root.first { $0.label == label && $0.role != .container && $0.role != .text })
  }

  @Test func `an event is carried out, shown and ended, in this order`() throws {
    let driver = start()
    driver.perform(.press, on: try node("Add", in: driver))
    #expect(recorder.log == ["begin", "show 1", "end"])
    #expect(driver.root.first { $0.role == .text && $0.label == "1" } != nil)
  }

  @Test func `an event inside an update is shown by itself and is part of that update`() throws {
    let driver = start()
    let add = try node("Add", in: driver)
    driver.update {
      driver.perform(.press, on: add)
      driver.perform(.press, on: add)
    }
    #expect(recorder.log == ["begin", "show 1", "show 1", "show 0", "end"])
  }

  @Test func `an event while changes are shown takes effect at once and is shown later`() throws {
    let driver = start()
    let add = try node("Add", in: driver)
    recorder.whileShowing = { driver.perform(.press, on: add) }
    driver.perform(.press, on: add)
    #expect(model.count == 2)
    #expect(recorder.log == ["begin", "show 1", "end"])
    #expect(recorder.scheduled.map(\.delay) == [0])
    recorder.runScheduled()
    #expect(recorder.log == ["begin", "show 1", "end", "begin", "show 1", "end"])
  }

  @Test func `changes from elsewhere bring one update, however many there are`() {
    let driver = start()
    model.count = 5
    model.count = 6
    #expect(recorder.log.isEmpty)
    #expect(recorder.scheduled.map(\.delay) == [0])
    recorder.runScheduled()
    #expect(recorder.log == ["begin", "show 1", "end"])
    model.count = 7
    #expect(recorder.scheduled.count == 1)
    driver.close()
  }

  @Test func `frames come while something moves, by the driver's own clock`() throws {
    recorder.clock = .timer(0.1)
    let driver = start()
    driver.host.animator.clock = { 0 }
    driver.perform(.press, on: try node("Grow", in: driver))
    #expect(recorder.scheduled.last?.delay == 0.1)
    recorder.log = []
    driver.host.animator.clock = { 0.5 }
    recorder.runScheduled()
    #expect(recorder.log.first == "begin" && recorder.log.contains("frame"))
    #expect(recorder.scheduled.last?.delay == 0.1)
    driver.host.animator.clock = { 2 }
    recorder.runScheduled()
    recorder.scheduled = []
    recorder.runScheduled()
    #expect(!driver.showFrame())
    #expect(recorder.scheduled.isEmpty)
  }

  @Test func `the display's frames are requested once and end when nothing moves`() throws {
    recorder.clock = .display
    let driver = start()
    driver.host.animator.clock = { 0 }
    let grow = try node("Grow", in: driver)
    driver.perform(.press, on: grow)
    driver.perform(.press, on: grow)
    #expect(recorder.log.filter { $0 == "frames" }.count == 1)
    driver.host.animator.clock = { 0.5 }
    #expect(driver.showFrame())
    driver.host.animator.clock = { 3 }
    #expect(!driver.showFrame())
  }

  @Test func `text is copied to the platform and pasted from it, and links are opened there`() throws {
    let driver = start()
    driver.focus(try node("Text", in: driver))
    for character in "ab" { driver.press(KeyPress(key: KeyEquivalent(character), characters: String(character))) }
    driver.press(KeyPress(key: "a", modifiers: .control))
    driver.press(KeyPress(key: "c", modifiers: .control))
    #expect(recorder.copies == ["ab"])
    driver.press(KeyPress(key: .end))
    driver.press(KeyPress(key: "v", modifiers: .control))
    #expect(try node("Text", in: driver).value == "abab")
    driver.perform(.press, on: try node("Site", in: driver))
    #expect(recorder.opened == [Page.site])
  }

  @Test func `links of other schemes are opened where the front end names them`() {
    let driver = start()
    #expect(!driver.host.open(Page.file))
    #expect(!driver.host.open(URL(string: "other-program:do")!))
    #expect(recorder.opened.isEmpty)
    recorder.linkSchemes?.insert("file")
    #expect(driver.host.open(Page.file))
    #expect(driver.host.open(URL(string: "MAILTO:ada@example.org")!))
    #expect(recorder.opened.first == Page.file && recorder.opened.count == 2)
    recorder.linkSchemes = nil
    #expect(driver.host.open(URL(string: "other-program:do")!))
  }

  @Test func `a view ends with its driver, and with nothing to be shown`() throws {
    var driver: FrontEndDriver? = start()
    let add = try node("Add", in: try #require(driver))
    driver?.close()
    #expect(model.isGone)
    model.isGone = false
    #expect(driver?.perform(.press, on: add) == false)
    #expect(recorder.log.isEmpty)
    driver = start()
    driver = nil
    #expect(model.isGone)
  }
}
