import PlatenTesting
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

/// Texts that a program draws itself.
@MainActor @Suite struct TextRendererTests {
  private struct Emphasis: TextAttribute, Equatable { var level = 1 }

  /// Keeps what it is called with.
  private final class Log {
    var layouts: [Text.Layout] = []
  }

  private struct Recorder: TextRenderer {
    let log: Log
    var shift: CGFloat = 0

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      log.layouts.append(layout)
      for line in layout {
        for run in line where run[Emphasis.self] != nil {
          var copy = context
          copy.translateBy(x: 0, y: shift)
          copy.opacity = 0.5
          copy.draw(run)
        }
      }
    }
  }

  private let log = Log()

  /// A character is 1 wide and 1 high.
  private func laidOut(
    _ view: some View, width: CGFloat, height: CGFloat = 20, metrics: GridMetrics = GridMetrics()
  ) -> ViewHost {
    let host = ViewHost(view)
    _ = host.update()
    host.layout.run(in: CGSize(width: width, height: height), metrics: metrics)
    _ = host.update()
    return host
  }

  private func texts(_ host: ViewHost) -> [String] {
    var texts: [String] = []
    host.root.forEach { if case .leaf(.text(let text)) = $0.content { texts.append(text.plainText) } }
    return texts
  }

  @Test func linesRunsAndPartsHavePlaces() throws {
    let text = Text("one ") + Text("two").bold() + Text(" three")
    _ = laidOut(text.textRenderer(Recorder(log: log)).frame(width: 8), width: 40)
    let layout = try #require(log.layouts.last)
    #expect(layout.map { $0.map { String($0.characters) } } == [["one ", "two"], ["three"]])
    #expect(!layout.isTruncated)
    let line = layout[1]
    #expect(line.typographicBounds.rect == CGRect(x: 0, y: 1, width: 5, height: 1))
    #expect(line.origin == CGPoint(x: 0, y: 2))
    let two = layout[0][1]
    #expect(two.typographicBounds.rect == CGRect(x: 4, y: 0, width: 3, height: 1))
    #expect(two[1].typographicBounds.rect == CGRect(x: 5, y: 0, width: 1, height: 1))
    #expect(two[1..<3].typographicBounds.width == 2)
    #expect(two.characterIndices.map(\.offset) == [4, 5, 6])
    #expect(line[0].characterIndices.first?.offset == 8)
  }

  @Test func anAttributeIsReadFromItsRunAlone() throws {
    let text = Text("a \(Text("b").customAttribute(Emphasis(level: 2)).customAttribute(Emphasis(level: 3))) c")
    let host = laidOut(text.textRenderer(Recorder(log: log)), width: 40)
    let runs = try #require(log.layouts.last?.first)
    #expect(runs.map { $0[Emphasis.self] } == [nil, Emphasis(level: 2), nil])
    #expect(runs.map { String($0.characters) } == ["a ", "b", " c"])
    // What is drawn is the run alone; the whole text is there for assistive technology.
    #expect(texts(host) == ["a b c", "b"])
    #expect(host.root.accessibleName == "a b c")
    // Without a renderer an attribute makes no run.
    guard
      case .leaf(.text(let content))? = laidOut(text, width: 40).root.first(where: { $0.plainText == "a b c" })?.content
    else { return }
    #expect(content.runs.count == 1)
  }

  @Test func drawingFollowsTheContext() throws {
    let text = Text("ab") + Text("cd").customAttribute(Emphasis())
    let host = laidOut(text.textRenderer(Recorder(log: log, shift: 3)), width: 40)
    var (offsets, opacities): ([CGSize], [Double]) = ([], [])
    host.root.forEach { node in
      if case .offset(let value)? = node.content.effect { offsets.append(value) }
      if case .opacity(let value)? = node.content.effect { opacities.append(value) }
    }
    #expect(offsets == [CGSize(width: 2, height: 3)])
    #expect(opacities.sorted() == [0, 0.5])
  }

  @Test func aLimitOfLinesCutsTheText() throws {
    _ = laidOut(Text("one two three").lineLimit(1).textRenderer(Recorder(log: log)).frame(width: 6), width: 40)
    let layout = try #require(log.layouts.last)
    #expect(layout.isTruncated)
    #expect(layout.map { $0.map { String($0.characters) }.joined() } == ["one…"])
  }

  @Test func aRendererChoosesTheSize() throws {
    struct Wide: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) { for line in layout { context.draw(line) } }

      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width + 10, height: size.height + 2)
      }
    }
    let host = laidOut(
      HStack(spacing: 0) {
        Text("abc").textRenderer(Wide()); Text("x")
      }, width: 40)
    let x = try #require(host.root.first { $0.plainText == "x" && $0.children.isEmpty })
    #expect(x.frame.minX == 13)
  }

  @Test func animatableDataIsPassedOnTheWay() async throws {
    struct Fading: TextRenderer {
      var progress: Double
      let log: ProgressLog
      var animatableData: Double {
        get { progress }
        set { progress = newValue }
      }

      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        log.values.append(progress)
        for line in layout { context.draw(line) }
      }
    }
    struct Page: View {
      let log: ProgressLog
      @State private var progress = 0.0
      var body: some View {
        Text("Hello").textRenderer(Fading(progress: progress, log: log))
        Button("Go") { withAnimation(.linear(duration: 1)) { progress = 1 } }
      }
    }
    let log = ProgressLog()
    let screen = await Screen(Page(log: log))
    #expect(Set(log.values) == [0])
    try screen.button("Go").press()
    await screen.advance(by: 0.5)
    #expect(log.values.contains { $0 > 0.3 && $0 < 0.7 })
    await screen.advance(by: 1)
    #expect(log.values.last == 1)
    #expect(screen.shows("Hello"))
  }

  private final class ProgressLog {
    var values: [Double] = []
  }

  @Test func roundingsOfAFrontEndDoNotMoveLettersOrHideLines() throws {
    let metrics = GridMetrics()
    metrics.character = CGSize(width: 0.625, height: 1.375)
    _ = laidOut(
      Text("abcdefgh ijklmnop qrstuvwx").textRenderer(Recorder(log: log)).frame(width: 6), width: 40, metrics: metrics)
    let layout = try #require(log.layouts.last)
    // Three lines are 4.125 high, which the front end rounds up to 5.
    #expect(layout.map { $0.map { String($0.characters) }.joined() } == ["abcdefgh", "ijklmnop", "qrstuvwx"])
    #expect(!layout.isTruncated)
    let run = try #require(layout.first?.first)
    #expect(run.map(\.typographicBounds.width).allSatisfy { abs($0 - 0.625) < 0.13 })
    #expect(abs(run.typographicBounds.width - 5) < 0.3)
    #expect(layout.map(\.typographicBounds.rect.minY).enumerated().allSatisfy { abs($1 - CGFloat($0) * 1.375) < 0.3 })
  }

  @Test func anEstimateKnowsNarrowAndWideLetters() async throws {
    _ = await Screen(Text("immi").textRenderer(Recorder(log: log)))
    let widths = try #require(log.layouts.last?.first?.first).map(\.typographicBounds.width)
    #expect(abs(widths[0] - widths[3]) < 0.01 && abs(widths[1] - widths[2]) < 0.01 && widths[0] * 3 < widths[1])
    _ = await Screen(Text("immi").monospaced().textRenderer(Recorder(log: log)))
    let equal = try #require(log.layouts.last?.first?.first).map { ($0.typographicBounds.width * 100).rounded() }
    #expect(Set(equal).count == 1)
    _ = await Screen(Text("eée漢").textRenderer(Recorder(log: log)))
    let others = try #require(log.layouts.last?.first?.first).map { ($0.typographicBounds.width * 100).rounded() }
    #expect(others[0] == others[1] && others[3] > others[0] * 1.5)
  }

  @Test func withoutMetricsTheTextIsEstimated() async throws {
    let screen = await Screen(Text("Hello world").customAttribute(Emphasis()).textRenderer(Recorder(log: log)))
    let line = try #require(log.layouts.last?.first)
    #expect(line.typographicBounds.width > 50)
    // The text as the renderer draws it; the one that is measured is hidden.
    #expect(screen.texts == ["Hello world"])
  }
}
