import Foundation
import SwiftUI

/// A text editor with a long text in a state.
struct LongText: View {
  @State private var text: String

  init(megabytes: Int) {
    let line = "The quick brown fox jumps over the lazy dog; zwölf Boxkämpfer jagen Viktor über den Deich.\n"
    _text = State(initialValue: String(repeating: line, count: megabytes * 1_000_000 / line.utf8.count))
  }
}

extension LongText {
  var body: some View { TextEditor(text: $text) }
}

/// The same text in a binding that can't defer creating strings.
struct LongModelText: View {
  let model: Model

  final class Model {
    var text: String

    init(megabytes: Int) {
      let line = "The quick brown fox jumps over the lazy dog; zwölf Boxkämpfer jagen Viktor über den Deich.\n"
      text = String(repeating: line, count: megabytes * 1_000_000 / line.utf8.count)
    }
  }

  var body: some View { TextEditor(text: Binding(get: { model.text }, set: { model.text = $0 })) }
}
