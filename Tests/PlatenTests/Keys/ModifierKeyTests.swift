import PlatenTesting
import SwiftUI
import Testing

/// Views that observe the modifier keys.
@MainActor @Suite struct ModifierKeyTests {
  private struct Page: View {
    @State private var log: [String] = []
    @State private var isShown = true
    var mask = EventModifiers.all
    var initial = true

    var body: some View {
      Text(verbatim: log.joined(separator: " "))
      Button("Toggle") { isShown.toggle() }
      if isShown {
        Color.red.onModifierKeysChanged(mask: mask, initial: initial) { old, new in
          log.append("\(old.rawValue)>\(new.rawValue)")
        }
      }
    }
  }

  @Test func keysAreReportedWithThoseBefore() async throws {
    let screen = await Screen(Page())
    screen.hold(.shift)
    screen.hold([.shift, .option])
    screen.hold([.shift, .option])
    screen.hold([])
    #expect(screen.texts.first == "0>0 0>2 2>10 10>0")
  }

  @Test func otherKeysThanThoseOfTheMaskAreIgnored() async throws {
    let screen = await Screen(Page(mask: .option, initial: false))
    screen.hold(.shift)
    screen.hold([.shift, .option])
    screen.hold(.option)
    #expect(screen.texts.first == "0>8")
  }

  @Test func nothingIsReportedToAViewThatIsGone() async throws {
    let screen = await Screen(Page(initial: false))
    try screen.button("Toggle").press()
    screen.hold(.shift)
    #expect(screen.texts.first == "")
    try screen.button("Toggle").press()
    screen.hold(.option)
    #expect(screen.texts.first == "0>8")
  }
}
