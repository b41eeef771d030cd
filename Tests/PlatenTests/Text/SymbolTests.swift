import PlatenTesting
import SwiftUI
import Testing

@testable import Platen
@testable import PlatenGraph
@testable import PlatenTree

/// Symbols by their names: drawings, forms, colours, motions.
@MainActor @Suite struct SymbolTests {
  private func image(_ view: some View) throws -> ImageContent {
    let host = ViewHost(view)
    _ = host.update()
    let node = host.root.first { if case .leaf(.image) = $0.content { true } else { false } }
    guard case .leaf(.image(let image))? = node?.content else { throw CancellationError() }
    return image
  }

  @Test func aVariantIsPartOfTheName() throws {
    #expect(try image(Image(systemName: "heart").symbolVariant(.fill)).systemName == "heart.fill")
    #expect(try image(Image(systemName: "heart.fill").symbolVariant(.fill)).systemName == "heart.fill")
    #expect(try image(Image(systemName: "bell").symbolVariant(.slash.fill)).systemName == "bell.slash.fill")
    #expect(try image(Image(systemName: "person.fill").symbolVariant(.circle)).systemName == "person.circle.fill")
    let nested = HStack { Image(systemName: "star").symbolVariant(.circle) }.symbolVariant(.fill)
    #expect(try image(nested).systemName == "star.circle.fill")
    #expect(try image(Image(systemName: "star").symbolVariant(.none)).systemName == "star")
  }

  @Test func theScaleSetsTheSizeOfASymbol() throws {
    #expect(try image(Image(systemName: "star").imageScale(.small)).scale < 1)
    #expect(try image(Image(systemName: "star").imageScale(.large)).scale > 1)
  }

  @Test func severalColoursAreThoseOfTheThing() throws {
    let heart = Image(systemName: "heart.fill").symbolRenderingMode(.multicolor)
    #expect(try image(heart).foreground == .system(.red))
    #expect(try image(heart.foregroundStyle(.green)).foreground == .system(.green))
    #expect(try image(Image(systemName: "heart.fill")).foreground == .system(.primary))
  }

  @Test(arguments: [
    "leaf", "cart", "figure.walk", "arrow.up.arrow.down", "stethoscope", "pawprint", "building.columns", "syringe",
    "tshirt", "rectangle.portrait.and.arrow.right", "person.badge.plus", "lock.rotation", "chart.xyaxis.line",
  ])
  func formsFindTheirSymbols(_ name: String) {
    let drawing = SymbolDrawing(named: name)
    #expect(drawing.isKnown)
    #expect(drawing.knownLength == name.count)
  }

  @Test func framesHoldLettersAndNumbers() {
    let one = SymbolDrawing(named: "1.circle")
    #expect(one.layers.last?.figure == .letters("1"))
    let filled = SymbolDrawing(named: "a.square.fill")
    #expect(filled.layers.map(\.rendering) == [.filled, .cut])
    #expect(!SymbolDrawing(named: "no.such.thing").isKnown)
  }

  /// A warning without its mark is a triangle, and an account without its person a disc.
  @Test(arguments: [
    ("exclamationmark.triangle.fill", [SymbolDrawing.Rendering.filled, .cut]), ("envelope.fill", [.filled, .cut]),
    ("checkmark.seal.fill", [.filled, .cut]), ("person.crop.circle.fill", [.filledWithHoles, .cut]),
    ("camera.fill", [.filledWithHoles]), ("lock.fill", [.filled]), ("person.2.fill", [.filled]),
    ("star.fill", [.filled]),
  ])
  func whatAFilledFigureSurroundsIsTakenOutOfIt(_ name: String, _ renderings: [SymbolDrawing.Rendering]) {
    #expect(SymbolDrawing(named: name).layers.map(\.rendering) == renderings)
  }

  @Test func everyDrawingCanBeRead() {
    for table in [SymbolDrawing.drawingsAToC, SymbolDrawing.drawingsDToM, SymbolDrawing.drawingsNToZ] {
      for (name, data) in table {
        let bounds = SVGPath.path(data).boundingRect
        #expect(!bounds.isNull, "\(name)")
        #expect(bounds.isNull || CGRect(x: -3, y: -3, width: 30, height: 30).contains(bounds), "\(name): \(bounds)")
      }
    }
  }

  @Test func pathsOfSVGAreRead() {
    let path = SVGPath.path("M1-2.5.5 3h4V0l-1-1q1 1 2 0t2 0c0 1 1 1 1 0s1-1 1 0Zm1 1h1")
    let expected: [Path.Element] = [
      .move(to: CGPoint(x: 1, y: -2.5)), .line(to: CGPoint(x: 0.5, y: 3)), .line(to: CGPoint(x: 4.5, y: 3)),
      .line(to: CGPoint(x: 4.5, y: 0)), .line(to: CGPoint(x: 3.5, y: -1)),
      .quadCurve(to: CGPoint(x: 5.5, y: -1), control: CGPoint(x: 4.5, y: 0)),
      .quadCurve(to: CGPoint(x: 7.5, y: -1), control: CGPoint(x: 6.5, y: -2)),
      .curve(to: CGPoint(x: 8.5, y: -1), control1: CGPoint(x: 7.5, y: 0), control2: CGPoint(x: 8.5, y: 0)),
      .curve(to: CGPoint(x: 9.5, y: -1), control1: CGPoint(x: 8.5, y: -2), control2: CGPoint(x: 9.5, y: -2)),
      .closeSubpath, .move(to: CGPoint(x: 2, y: -1.5)), .line(to: CGPoint(x: 3, y: -1.5)),
    ]
    #expect(path.elements == expected)
  }

  @Test func arcsOfSVGBecomeCurves() {
    let circle = SVGPath.path("M12 3a9 9 0 1 1 0 18a9 9 0 110-18Z").boundingRect
    #expect(abs(circle.minX - 3) < 0.05 && abs(circle.maxX - 21) < 0.05)
    #expect(abs(circle.minY - 3) < 0.05 && abs(circle.maxY - 21) < 0.05)
  }

  @Test func aMistakeEndsThePath() {
    #expect(SVGPath.path("M1 1L2 2Lx").elements.count == 2)
    #expect(SVGPath.path("1 2").isEmpty)
  }

  @Test func aSymbolBouncesWhenItsValueChanges() async throws {
    struct Stars: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Image(systemName: "star").symbolEffect(.bounce, value: count)
          Button("More") { count += 1 }
        }
      }
    }
    let screen = await Screen(Stars())
    func scale() throws -> CGFloat {
      let node = screen.host.root.first { if case .scale = $0.content.effect { true } else { false } }
      guard case .scale(let size, _)? = node?.shownContent.effect else { throw CancellationError() }
      return size.width
    }
    #expect(try scale() == 1)
    try screen.button("More").press()
    await screen.advance(by: 0.14)
    #expect(try scale() > 1.15)
    for _ in 0..<8 { await screen.advance(by: 0.2) }
    #expect(try abs(scale() - 1) < 0.001)
    #expect(!screen.isMoving)
  }

  private struct Effect: View {
    let effect: SymbolEffect
    var options = SymbolEffectOptions.default
    @State private var isActive = true

    var body: some View {
      VStack {
        Counter().symbolEffect(effect, options: options, isActive: isActive)
        Button(isActive ? "Stop" : "Go") { isActive.toggle() }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("Counted \(count)") { count += 1 } }
  }

  @Test func aSymbolTurnsAlwaysTheSameWay() async throws {
    let screen = await Screen(Effect(effect: .rotate))
    func degrees() throws -> Double {
      let node = screen.host.root.first { if case .rotation = $0.content.effect { true } else { false } }
      guard case .rotation(let angle, _)? = node?.shownContent.effect else { throw CancellationError() }
      return (angle.degrees + 360).truncatingRemainder(dividingBy: 360)
    }
    // One rotation takes a second.
    await screen.advance(by: 0.25)
    for _ in 0..<3 {
      #expect(try abs(degrees() - 90) < 20)
      await screen.advance(by: 0.5)
      #expect(try abs(degrees() - 270) < 20)
      await screen.advance(by: 0.5)
    }
    try screen.button("Stop").press()
    #expect(try degrees() == 0)
    #expect(!screen.isMoving)
  }

  @Test func viewsInAnEffectKeepTheirStateWhenItStops() async throws {
    let screen = await Screen(Effect(effect: .pulse))
    try screen.button("Counted 0").press()
    try screen.button("Stop").press()
    #expect(screen.shows("Counted 1"))
    try screen.button("Go").press()
    #expect(screen.shows("Counted 1"))
  }

  @Test func anEffectRepeatsAsOftenAsItsOptionsSet() async throws {
    let screen = await Screen(Effect(effect: .pulse, options: .nonRepeating))
    func opacity() throws -> Double {
      let node = screen.host.root.first { if case .opacity = $0.content.effect { true } else { false } }
      guard case .opacity(let opacity)? = node?.shownContent.effect else { throw CancellationError() }
      return opacity
    }
    await screen.advance(by: 0.79)
    #expect(try opacity() < 0.5)
    for _ in 0..<6 { await screen.advance(by: 0.4) }
    #expect(try opacity() == 1)
    #expect(!screen.isMoving)
    for _ in 0..<2 {
      await screen.advance(by: 0.4)
      #expect(try opacity() == 1)
    }
  }

  private func text(_ view: Text) throws -> TextContent {
    let host = ViewHost(view)
    _ = host.update()
    let node = host.root.first { if case .leaf(.text) = $0.content { true } else { false } }
    guard case .leaf(.text(let text))? = node?.content else { throw CancellationError() }
    return text
  }

  @Test func aSymbolAmongWordsIsARunOfItsOwnThatIsSpoken() throws {
    let star = Image(systemName: "star.fill")
    let rated = try text(Text(star) + Text(star) + Text(" Rated").bold())
    #expect(rated.runs.map(\.symbol) == ["star.fill", "star.fill", nil])
    #expect(rated.plainText == "favoritefavorite Rated")
    let interpolated = try text(Text("**Press** \(Image(systemName: "plus")) to add"))
    #expect(interpolated.runs.map(\.symbol) == [nil, nil, "plus", nil])
    #expect(interpolated.withGlyphs(isRich: true).plainText == "Press + to add")
    #expect(try text(Text("See \(Image("Map"))")).runs.map(\.symbol) == [nil])
  }

  @Test func aSymbolAmongWordsHasTheStyleOfItsTextAndNotItsCase() throws {
    let host = ViewHost(Text("\(Image(systemName: "star")) new").foregroundStyle(.red).bold().textCase(.uppercase))
    _ = host.update()
    let node = host.root.first { if case .leaf(.text) = $0.content { true } else { false } }
    guard case .leaf(.text(let text))? = node?.content else { throw CancellationError() }
    #expect(text.plainText == "favorite NEW")
    #expect(text.runs.map(\.isBold) == [true, true])
    #expect(text.foreground == .system(.red))
  }

  @Test func aGroupOfPersonsHasOneCharacterForEach() {
    #expect(SymbolGlyphs.text(for: "person", isRich: true) == "☺")
    #expect(SymbolGlyphs.text(for: "person.2", isRich: true) == "☺☺")
    #expect(SymbolGlyphs.text(for: "person.3.fill", isRich: true).count == 3)
    #expect(SymbolGlyphs.text(for: "person.99999999999", isRich: true).count == 1)
    #expect(SymbolGlyphs.text(for: "person.crop.circle", isRich: true).count == 1)
    #expect(SymbolGlyphs.text(for: "building.2", isRich: true).count == 1)
  }

  @Test(arguments: ["gear", "gearshape"]) func aGearHasTeethAndAHole(name: String) throws {
    guard case .outline(let data)? = SymbolDrawing(named: name).layers.first?.figure else { throw CancellationError() }
    // Eight teeth have four corners each; the hole is a figure of its own.
    #expect(data.filter { $0 == "L" }.count == 31)
    #expect(data.filter { $0 == "M" }.count == 2)
  }
}
