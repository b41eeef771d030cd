import PlatenTesting
import Testing

@testable import Platen
@testable import PlatenGraph
@testable import PlatenTree

private let english = TextResolution(locale: Locale(identifier: "en_US"))

/// Texts that show the distance of a moment: their words, and that they are updated by themselves no more often than
/// needed.
@MainActor @Suite struct TimeTextTests {
  private let now = Date(timeIntervalSinceReferenceDate: 1_000_000)

  /// The text as of `now`, and the number of seconds until it changes.
  private func words(_ text: Text) -> (String, Double?) {
    let (words, next) = TextClock.run({ now }) { text.resolve(in: english).plainText }
    return (words, next.map { $0.timeIntervalSince(now) })
  }

  @Test func aTimerCountsToTheMomentAndOnFromIt() {
    #expect(words(Text(now + 65.25, style: .timer)) == ("1:06", 0.25))
    #expect(words(Text(now - 65.25, style: .timer)) == ("1:05", 0.75))
    #expect(words(Text(now - 3661, style: .timer)).0 == "1:01:01")
    #expect(words(Text(now, style: .timer)) == ("0:00", 1))
  }

  @Test func aRelativeTimeChangesAsOftenAsItsSmallerUnit() {
    #expect(words(Text(now - 65, style: .relative)) == ("1 min, 5 sec", 1))
    #expect(words(Text(now - 7_500, style: .relative)) == ("2 hr, 5 min", 60))
    #expect(words(Text(now + 7_490, style: .relative)) == ("2 hr, 5 min", 50))
    // Of the last hour the seconds count, from its beginning on.
    #expect(words(Text(now + 3_600, style: .relative)) == ("1 hr", 1))
  }

  @Test func anOffsetHasOneUnitAndASign() {
    #expect(words(Text(now + 7_200, style: .offset)) == ("+2 hours", 3_600))
    #expect(words(Text(now - 90, style: .offset)) == ("−1 minute", 30))
    #expect(words(Text(now, style: .offset)) == ("+0 seconds", 1))
  }

  @Test func anIntervalIsCountedDownOrUp() {
    let interval = (now - 10)...(now + 4_000)
    #expect(words(Text(timerInterval: interval)) == ("1:06:40", 1))
    #expect(words(Text(timerInterval: interval, showsHours: false)).0 == "66:40")
    #expect(words(Text(timerInterval: interval, countsDown: false)) == ("0:10", 1))
    #expect(words(Text(timerInterval: interval, pauseTime: now - 5, countsDown: false)) == ("0:05", nil))
    // Before it begins and after it has ended nothing is updated.
    #expect(words(Text(timerInterval: (now - 60)...(now - 30))) == ("0:00", nil))
    #expect(words(Text(timerInterval: (now + 30)...(now + 60))) == ("0:30", 31))
  }

  @Test func wordsThatNameNoTimeNeverChange() {
    #expect(words(Text("On \(now, style: .date)")).1 == nil)
    #expect(words(Text("In \(now + 3, style: .timer)")) == ("In 0:03", 1))
  }

  @Test func twoMomentsAreWrittenAsTheReaderDoes() {
    let words = Text(now...(now + 3_600)).resolve(in: english).plainText
    #expect(words.contains("–"))
    #expect(words == Text(DateInterval(start: now, duration: 3_600)).resolve(in: english).plainText)
    #expect(
      words != Text(now...(now + 3_600)).resolve(in: TextResolution(locale: Locale(identifier: "de_DE"))).plainText)
  }

  @Test func aTimerTextUpdatesByItself() async throws {
    struct Page: View {
      @State private var start = Date.distantFuture
      @Environment(\.hostReference) private var reference
      var body: some View {
        VStack {
          Text(start, style: .timer)
          Button("Start") { start = reference.host?.animator.date ?? start }
        }
      }
    }
    let screen = await Screen(Page())
    try screen.button("Start").press()
    #expect(screen.shows("0:00"))
    await screen.advance(by: 1.1)
    #expect(screen.shows("0:01"))
    let before = screen.host.statistics
    await screen.advance(by: 3)
    #expect(screen.shows("0:04"))
    // Once for each second.
    #expect(screen.host.statistics.patches - before.patches == 3)
  }

  @Test func hiddenTimerTextsDoNotUpdate() async throws {
    struct Page: View {
      @State private var tab = 0
      let start: Date
      var body: some View {
        TabView(selection: $tab) {
          Text("First").tabItem { Text("One") }.tag(0)
          Text(start, style: .timer).tabItem { Text("Two") }.tag(1)
        }
      }
    }
    let screen = await Screen(Page(start: Date() + 100))
    await screen.advance(by: 1)
    let before = screen.host.statistics
    await screen.advance(by: 5)
    #expect(screen.host.statistics == before)
  }
}
