import Foundation
import PlatenTesting
import SwiftUI
import Testing

/// What newer sources ask of views that were there already.
@MainActor @Suite struct NewerSurfaceTests {
  // MARK: sections that fold

  private struct Folding: View {
    @State private var isOpen = true
    @State private var isRestOpen = false
    @State private var added = 0

    var body: some View {
      VStack {
        Text("Archive is \(isOpen ? "open" : "shut"), added \(added)")
        List {
          Section("Archive", isExpanded: $isOpen) {
            Text("First")
            Text("Second")
          }
          Section(isExpanded: $isRestOpen) {
            Text("Third")
          } header: {
            HStack {
              Text("Rest")
              Button("Add") { added += 1 }
            }
          }
        }
      }
    }
  }

  @Test func aSectionFoldsByItsHeader() async throws {
    let screen = await Screen(Folding())
    #expect(screen.shows("First") && !screen.shows("Third"))
    try screen.button("Archive").press()
    #expect(!screen.shows("First") && screen.shows("Archive is shut"))
    try screen.button("Archive").press()
    #expect(screen.shows("Second"))
  }

  @Test func theHeaderIsReachedByTheKeyboard() async throws {
    let screen = await Screen(Folding())
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Archive")
    try screen.press(.space)
    #expect(!screen.shows("First"))
  }

  @Test func controlsInAHeaderStayWhatTheyAre() async throws {
    let screen = await Screen(Folding())
    try screen.button("Add").press()
    #expect(screen.shows("added 1") && !screen.shows("Third"))
    try screen.button("Show rows").press()
    #expect(screen.shows("Third"))
    try screen.button("Hide rows").press()
    #expect(!screen.shows("Third"))
  }

  @Test func aSectionOfAFormFolds() async throws {
    struct Page: View {
      @State private var isOpen = false
      @State private var name = ""

      var body: some View {
        Form { Section("Details", isExpanded: $isOpen) { TextField("Name", text: $name) } }
      }
    }
    let screen = await Screen(Page())
    #expect(screen.fields("Name").isEmpty)
    try screen.button("Details").press()
    try screen.field("Name").type("Ada")
    #expect(try screen.field("Name").text == "Ada")
  }

  // MARK: looks

  @Test func aDesignGoesForAllFontsInside() async throws {
    let screen = await Screen(VStack { Text("Letters").font(.title) }.fontDesign(.serif).fontWidth(.condensed))
    let node = screen.host.root.first { if case .text = $0.content { true } else { false } }
    guard case .text(let text)? = node?.content else { throw ScreenError.gone("text") }
    #expect(text.font.design == .serif && text.font.textStyle == .title)
  }

  @Test func uiFontsAreFonts() {
    #expect(Font(UIFont.preferredFont(forTextStyle: .title1)) == .title)
    #expect(Font(UIFont.boldSystemFont(ofSize: 20)).resolve(in: EnvironmentValues().fontResolutionContext).isBold)
    let mono = Font(UIFont.monospacedSystemFont(ofSize: 12, weight: .regular))
    #expect(mono.resolve(in: EnvironmentValues().fontResolutionContext).isMonospaced)
  }

  @Test func aGestureCanBeSwitchedOff() async throws {
    struct Page: View {
      let isEnabled: Bool
      @State private var taps = 0

      var body: some View {
        Text("Taps: \(taps)").gesture(TapGesture().onEnded { taps += 1 }, isEnabled: isEnabled)
      }
    }
    let on = await Screen(Page(isEnabled: true))
    try on.tapTarget("Taps: 0").press()
    #expect(on.shows("Taps: 1"))
    let off = await Screen(Page(isEnabled: false))
    #expect(throws: ScreenError.self) { try off.tapTarget("Taps: 0").press() }
  }

  // MARK: colours

  @Test func coloursTellTheirComponents() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let isKnown = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(isKnown)
    #expect(abs(red - 0.2) < 0.001 && abs(green - 0.4) < 0.001 && abs(blue - 0.6) < 0.001 && alpha == 0.5)
    UIColor.systemBlue.getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(red == 0 && abs(green - 122.0 / 255) < 0.001 && blue == 1)
    UIColor.label.getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(red == 0)
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 0.6) < 0.001 && abs(saturation - 0.5) < 0.001 && abs(brightness - 0.8) < 0.001)
    var white: CGFloat = 0
    let isGrey = UIColor.darkGray.getWhite(&white, alpha: nil)
    #expect(isGrey && abs(white - 1.0 / 3) < 0.001)
    let isRedGrey = UIColor.red.getWhite(&white, alpha: nil)
    #expect(!isRedGrey)
  }

  // MARK: springs

  @Test func springsAreTheSameByMechanics() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 20)
    #expect(abs(spring.duration - 2 * .pi / 10) < 0.0001 && abs(spring.bounce) < 0.0001)
    #expect(Animation.interpolatingSpring(stiffness: 100, damping: 10) == .spring(Spring(stiffness: 100, damping: 10)))
    #expect(Animation.spring(.bouncy) == .bouncy)
  }

  @Test func whatIsNotOfferedIsReplaced() {
    let size = ProposedViewSize(width: 30, height: nil).replacingUnspecifiedDimensions()
    #expect(size == CGSize(width: 30, height: 10))
  }
}
