import PlatenTesting
import SwiftUI
import Testing

/// Views whose actions or bodies keep changing what makes them run. The update ends, and everything continues to work.
@MainActor struct EndlessUpdateTests {
  /// The parameters of the action are named the wrong way round: it puts the old text back, for ever.
  private struct ExchangedParameters: View {
    @State private var input = ""
    @State private var other = ""
    @State private var presses = 0

    var body: some View {
      TextField("Input", text: $input)
        .onChange(of: input) { new, old in
          guard new.count <= 10 else { return }
          input = new
        }
      TextField("Other", text: $other)
      Button("Press") { presses += 1 }
      Text("input \(input)")
      Text("other \(other), \(presses) presses")
    }
  }

  @Test func textIsKeptWhereOnChangeExchangesOldAndNew() async throws {
    let screen = await Screen(ExchangedParameters())
    let field = try screen.field("Input")
    var expected = ""
    for character in "abcdefghij" {
      try field.type(String(character))
      expected.append(character)
      #expect(try field.text == expected)
      #expect(screen.shows("input \(expected)"))
    }
  }

  @Test func theCaretStaysAfterTextTypedInTheMiddle() async throws {
    let screen = await Screen(ExchangedParameters())
    let field = try screen.field("Input")
    try field.type("abcd")
    try field.select(2..<2)
    try field.type("xy")
    #expect(try field.text == "abxycd")
    #expect(try field.selection == 4..<4)
    try field.press(.delete)
    #expect(try field.text == "abxcd")
    #expect(try field.selection == 3..<3)
  }

  @Test func otherControlsOfTheViewWorkAfterTheUpdateWasCut() async throws {
    let screen = await Screen(ExchangedParameters())
    try screen.field("Input").type("a")
    try screen.field("Other").type("bc")
    try screen.button("Press").press()
    #expect(screen.shows("other bc, 1 presses"))
    try screen.field("Input").type("d")
    #expect(try screen.field("Input").text == "ad")
    #expect(screen.shows("input ad"))
  }

  private struct Alternating: View {
    @State private var first = false
    @State private var second = false
    @State private var text = ""

    var body: some View {
      Toggle("First", isOn: $first)
      TextField("Text", text: $text)
      Text("text \(text)")
        .onChange(of: first) { second.toggle() }
        .onChange(of: second) { first.toggle() }
    }
  }

  @Test func twoActionsThatStartEachOtherEnd() async throws {
    let screen = await Screen(Alternating())
    try screen.toggle("First").press()
    try screen.field("Text").type("ab")
    #expect(screen.shows("text ab"))
  }

  private struct Counting: View {
    @State private var count = 0

    var body: some View {
      Button("Start") { count = 1 }
      Text("count \(count)").onChange(of: count) { if count < 50 { count += 1 } }
    }
  }

  @Test func anActionMayChangeWhatItObservesUpToALimit() async throws {
    let screen = await Screen(Counting())
    try screen.button("Start").press()
    #expect(screen.shows("count 50"))
  }

  private struct WritingBody: View {
    @State private var evaluations = 0
    @State private var text = ""

    var body: some View {
      let _ = evaluations += 1
      TextField("Text", text: $text)
      Text("text \(text) \(evaluations > 0)")
    }
  }

  @Test func aBodyThatChangesItsOwnStateIsShownAndStillUpdates() async throws {
    let screen = await Screen(WritingBody())
    try screen.field("Text").type("ab")
    #expect(screen.shows("text ab true"))
  }

  private struct Vanishing: View {
    @State private var isShown = true
    @State private var text = ""

    var body: some View {
      TextField("Text", text: $text)
      Text("text \(text)")
      if isShown { Color.red.onAppear { isShown = false } } else { Color.blue.onAppear { isShown = true } }
    }
  }

  @Test func viewsThatReplaceEachOtherWhenTheyAppearEnd() async throws {
    let screen = await Screen(Vanishing())
    try screen.field("Text").type("ab")
    #expect(screen.shows("text ab"))
  }

  private struct Length: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Growing: View {
    @State private var length = 0
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("Text", text: $text)
        Text("text \(text)").preference(key: Length.self, value: length + 1)
      }
      .onPreferenceChange(Length.self) { length = $0 }
    }
  }

  @Test func aPreferenceThatGrowsByBeingReadEnds() async throws {
    let screen = await Screen(Growing())
    try screen.field("Text").type("ab")
    #expect(screen.shows("text ab"))
  }
}
