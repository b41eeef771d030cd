import PlatenGraph
import Testing

@testable import Platen

/// The box of a field in whose text the program has set a colour.
@MainActor @Suite struct LegibleBoxTests {
  private func legible(_ foreground: Paint) -> LegibleBox? {
    var field = FieldContent(kind: .field, label: "Name")
    field.foreground = foreground
    return field.legibleBox
  }

  @Test func whiteTextHasADarkBoxAndBlackTextALightOne() {
    #expect(legible(.system(.white))?.scheme == .dark)
    #expect(legible(.rgb(red: 1, green: 1, blue: 1, opacity: 0.8))?.scheme == .dark)
    #expect(legible(.rgb(red: 1, green: 0.9, blue: 0.6))?.scheme == .dark)
    #expect(legible(.system(.black))?.scheme == .light)
    #expect(legible(.rgb(red: 0.1, green: 0.1, blue: 0.3))?.scheme == .light)
  }

  @Test func coloursForBothInterfacesChangeNothing() {
    for color in [SystemColor.primary, .label, .secondary, .accent, .red, .yellow, .gray, .clear] {
      #expect(legible(.system(color)) == nil)
    }
    #expect(legible(.rgb(red: 1, green: 0.5, blue: 0)) == nil, "the orange of a brand on a light ground")
    #expect(legible(.dynamic(light: .system(.black), dark: .system(.white))) == nil)
    #expect(legible(.dynamic(light: .system(.white), dark: .system(.black))) == nil)
    #expect(legible(.rgb(red: 0, green: 0, blue: 0, opacity: 0)) == nil, "the program draws the text itself")
  }

  @Test func aDynamicColourIsReadInItsOwnInterface() {
    #expect(legible(.dynamic(light: .system(.white), dark: .system(.white)))?.scheme == .dark)
    #expect(legible(.dynamic(light: .system(.black), dark: .rgb(red: 0.1, green: 0, blue: 0)))?.scheme == .light)
  }

  @Test func theTextIsReadWhateverIsBehindTheBox() throws {
    for (text, behind) in [(SystemColor.white, 1.0), (.black, 0)] {
      let box = try #require(legible(.system(text)))
      guard case .rgb(let red, let green, let blue, let opacity) = box.ground else { throw Missing() }
      let shown = [red, green, blue].map { $0 * opacity + behind * (1 - opacity) }
      let lights = [Luminance.luminance(red: shown[0], green: shown[1], blue: shown[2]), text == .white ? 1 : 0]
      #expect((lights.max()! + 0.05) / (lights.min()! + 0.05) > 4)
    }
  }

  private struct Missing: Error {}
}
