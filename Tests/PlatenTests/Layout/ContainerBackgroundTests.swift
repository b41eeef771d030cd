import Platen
import PlatenTesting
import Testing

/// The backgrounds of windows and pages.
@MainActor @Suite struct ContainerBackgroundTests {
  @Test func theBackgroundOfAWindowFillsIt() throws {
    let window = LaidOut(Text("Word").containerBackground(.red, for: .window), width: 20, height: 10)
    let background = try #require(window.frame(ofKind: "background"))
    #expect(background == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(try #require(window.frame("Word")).midX == 10)
  }

  @Test func theBackgroundOfAPageIsBelowItsBar() throws {
    let window = LaidOut(
      NavigationStack {
        Text("Word").navigationTitle("Title").containerBackground(for: .navigation) { Color.blue }
      }, width: 20, height: 10)
    let background = try #require(window.frame(ofKind: "background"))
    let bar = try #require(window.frame(ofKind: "bar"))
    #expect(background.minY == bar.maxY && background.maxY == 10 && background.width == 20)
  }

  @Test func thereAreNoWidgets() {
    let window = LaidOut(Text("Word").containerBackground(.red, for: .widget), width: 20, height: 10)
    #expect(window.frame(ofKind: "background") == nil)
  }
}
