import Platen
import Testing

import PlatenTerminal

/// Styles and animations in a terminal.
@MainActor @Suite struct StyleDrawingTests {
  private func session<V: View>(_ view: V) -> (TerminalSession, ViewHost) {
    let host = ViewHost(view)
    let session = TerminalSession(
      host: host, capabilities: TerminalCapabilities(colorDepth: .trueColor, isDark: true), columns: 60, rows: 10)
    session.start()
    return (session, host)
  }

  private func column(of words: String, in session: TerminalSession) -> Int? {
    session.screenText.lazy.compactMap { line in
      line.range(of: words).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
    }.first
  }

  private struct Shake: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: 16 * sin(animatableData * .pi * 2), y: 0))
    }
  }

  private struct Login: View {
    @State private var attempts = 0

    var body: some View {
      VStack(alignment: .leading) {
        Button("Sign in") { withAnimation(.linear(duration: 1)) { attempts += 1 } }
        HStack {
          Spacer()
          Text("wrong").modifier(Shake(animatableData: CGFloat(attempts)))
          Spacer()
        }
      }
    }
  }

  @Test func aShakeEffectMovesTextByColumns() throws {
    var seconds = 0.0
    let (session, host) = session(Login())
    host.animator.clock = { seconds }
    let still = try #require(column(of: "wrong", in: session))
    session.receive(Array("\r".utf8))
    seconds = 0.25
    session.showFrame()
    #expect(column(of: "wrong", in: session) == still + 2)
    seconds = 0.75
    session.showFrame()
    #expect(column(of: "wrong", in: session) == still - 2)
    seconds = 1.1
    session.showFrame()
    #expect(column(of: "wrong", in: session) == still)
  }

  private struct Bracketed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(configuration.isPressed ? "[" : "<")
        configuration.label
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }.buttonStyle(Bracketed())
    }
  }

  @Test func aKeyPressShowsThePressedStateBriefly() {
    var seconds = 0.0
    let (session, host) = session(Counter())
    host.animator.clock = { seconds }
    #expect(column(of: "<Count 0", in: session) != nil)
    session.receive(Array(" ".utf8))
    #expect(column(of: "[Count 1", in: session) != nil)
    seconds = 0.2
    session.showFrame()
    #expect(column(of: "<Count 1", in: session) != nil)
  }

  @Test func releasingTheMouseOutsideOfAButtonCancelsThePress() throws {
    let (session, _) = session(Counter())
    let x = try #require(column(of: "<Count 0", in: session))
    let y = try #require(session.screenText.firstIndex { $0.contains("<Count 0") })
    func mouse(_ button: Int, _ x: Int, _ y: Int, _ end: String) {
      session.receive(Array("\u{1b}[<\(button);\(x + 1);\(y + 1)\(end)".utf8))
    }
    mouse(0, x + 1, y, "M")
    #expect(column(of: "[Count 0", in: session) != nil)
    mouse(32, x + 1, y + 3, "M")
    #expect(column(of: "<Count 0", in: session) != nil)
    mouse(0, x + 1, y + 3, "m")
    #expect(column(of: "<Count 0", in: session) != nil)
    mouse(0, x + 1, y, "M")
    mouse(0, x + 1, y, "m")
    #expect(column(of: "<Count 1", in: session) != nil)
  }

  @Test func textThatDoesNotFitIsTruncatedByItsTruncationMode() {
    let (session, _) = session(
      VStack(alignment: .leading) {
        Text("the beginning and the end").truncationMode(.head).lineLimit(1).frame(width: 80, alignment: .leading)
        Text("the beginning and the end").truncationMode(.middle).lineLimit(1).frame(width: 80, alignment: .leading)
        Text("the beginning and the end").lineLimit(1).frame(width: 80, alignment: .leading)
        Text("> Donaudampfschiff").lineLimit(1).frame(width: 80, alignment: .leading)
        Text("a verylongword").lineLimit(1).frame(width: 80, alignment: .leading)
        Text(verbatim: "one\ntwo").lineLimit(1).frame(width: 80, alignment: .leading)
      })
    #expect(column(of: "…d the end", in: session) != nil)
    #expect(column(of: "the …e end", in: session) != nil || column(of: "the b… end", in: session) != nil)
    // The last line is filled by characters, as far as its paragraph goes.
    for shown in ["the begin…", "> Donauda…", "a verylon…", "one…"] {
      #expect(column(of: shown, in: session) != nil, "\(shown)")
    }
  }

  @Test func aSymbolAmongWordsIsOneCharacter() {
    let (session, _) = session(Text("\(Image(systemName: "star.fill")) Favorite").background(.yellow).padding(1))
    #expect(session.screenText.contains { $0.trimmingCharacters(in: .whitespaces) == "★ Favorite" })
  }
}
