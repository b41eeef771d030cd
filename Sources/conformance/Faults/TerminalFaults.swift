import Foundation
import PlatenGraph
import PlatenTerminal
import SwiftUI

/// Faults of what a terminal sends: sequences that are split or never end, Control-D, tabs, and the first focus.
@MainActor enum TerminalFaults {
  static var all: [FaultCase] { swallowed + split + [control, tab, unclosedPaste, firstField, firstNumber] }

  private final class Model {
    var text = ""
    var number = 123.45
  }

  /// What the program behind a toolbar button and before another has.
  private struct Content: View {
    let model: Model
    var hasNumber = false

    var body: some View {
      NavigationStack {
        Form {
          if hasNumber {
            TextField("Number", value: Binding(get: { model.number }, set: { model.number = $0 }), format: .number)
          } else {
            TextField("Text", text: Binding(get: { model.text }, set: { model.text = $0 }))
          }
          Button("Below") {}
        }
        .toolbar { Button("Above") {} }
      }
    }
  }

  /// Bytes at moments in milliseconds. The deadlines between them pass.
  private static func model(_ input: [(Int, String)], hasNumber: Bool = false) -> (model: Model, status: Int32?) {
    let model = Model()
    let session = TerminalSession(
      host: ViewHost(Content(model: model, hasNumber: hasNumber)),
      capabilities: TerminalCapabilities(colorDepth: .trueColor, isDark: true), columns: 60, rows: 20)
    var status: Int32?
    session.onQuit = { status = $0 }
    session.start()
    func wait(until time: Duration) {
      while let deadline = session.inputDeadline, deadline < time { session.inputPaused(at: deadline) }
    }
    for (milliseconds, bytes) in input {
      let now = Duration.milliseconds(milliseconds)
      wait(until: now)
      session.receive(Array(bytes.utf8), at: now)
    }
    wait(until: .seconds(60))
    return (model, status)
  }

  private static func text(_ name: String, _ expected: String, _ input: [(Int, String)]) -> FaultCase {
    FaultCase(entered: name, expected: expected) { model(input).model.text }
  }

  /// Keys with Alt that begin a sequence.
  private static var swallowed: [FaultCase] {
    ["_", "P", "]", "X", "^"].map { key in
      let typed = "after".enumerated().map { (1_000 + $0.offset * 100, String($0.element)) }
      return text("Alt-\(key) and “after”", "after", [(0, "\u{1B}\(key)")] + typed)
    }
  }

  /// Sequences of which the terminal sends no more for a while after the first byte.
  private static var split: [FaultCase] {
    ["[D", "[<0;30;4M", "]11;rgb:0000/0000/0000\u{7}"].map { sequence in
      text("abc, ESC, and later \(sequence.dropLast())", "abc", [(0, "abc\u{1B}"), (40, sequence)])
    }
  }

  private static var control: FaultCase {
    FaultCase(entered: "abc, Tab, Control-D", expected: "abc, still there") {
      let (model, status) = model([(0, "abc"), (50, "\t"), (100, "\u{4}")])
      return model.text + (status == nil ? ", still there" : ", ended")
    }
  }

  private static var tab: FaultCase { text("a tab in a paste", "a b", [(0, "\u{1B}[200~a\tb\u{1B}[201~")]) }

  private static var unclosedPaste: FaultCase {
    text("a paste without an end, and x", "one twox", [(0, "\u{1B}[200~one two"), (5_000, "x")])
  }

  private static var firstField: FaultCase { text("abc, at once", "abc", [(0, "abc")]) }

  private static var firstNumber: FaultCase {
    FaultCase(entered: "5, into a number that has the first focus", expected: "5.0") {
      "\(model([(0, "5"), (50, "\r")], hasNumber: true).model.number)"
    }
  }
}
