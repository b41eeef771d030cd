import PlatenTesting
import SwiftUI
import Testing

private struct Row: View {
  let number: Int
  @State private var text = ""

  var body: some View {
    HStack {
      TextField("Field \(number)", text: $text)
      Text("\(text.count)")
    }
  }
}

private struct ManyFields: View {
  let count: Int

  var body: some View {
    Form {
      ForEach(0..<count, id: \.self) { Row(number: $0) }
    }
  }
}

/// What a keystroke costs, in evaluated views and patches.
@MainActor struct KeystrokeCostTests {
  private func cost(ofKeystrokeAmong count: Int) async throws -> Screen.Cost {
    let screen = await Screen(ManyFields(count: count))
    let field = try screen.field(at: count / 2)
    try field.focus()
    try field.type("a")
    return try screen.cost { try field.type("b") }
  }

  @Test func aKeystrokeAmongTenThousandFieldsCostsWhatItCostsInOne() async throws {
    let one = try await cost(ofKeystrokeAmong: 1)
    let many = try await cost(ofKeystrokeAmong: 10_000)
    #expect(one == many)
    // The field and the text that counts its characters, and nothing else.
    #expect(one.patches == 2)
    #expect(one.evaluations <= 4)
  }

  @Test func aViewThatReadsNoneOfTheChangedStateIsNotEvaluated() async throws {
    struct Child: View {
      let log: Log
      var body: some View {
        let _ = log.count += 1
        Text("child")
      }
    }
    struct Parent: View {
      let log: Log
      @State private var text = ""
      var body: some View {
        TextField("Text", text: $text)
        Text(text)
        Child(log: log)
      }
    }
    let log = Log()
    let screen = await Screen(Parent(log: log))
    try screen.field("Text").type("hello")
    #expect(screen.shows("hello"))
    #expect(log.count == 1)
  }
}

private final class Log {
  var count = 0
}
