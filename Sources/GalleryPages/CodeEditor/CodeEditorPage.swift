import SwiftUI
import UIKit

/// A code editor as packages for UIKit make it: a text view whose text storage has a delegate that colours Swift while
/// the user types, and whose own delegate indents new lines.
struct CodeEditorPage: View {
  @State private var source = """
    // Greets each guest once.
    func greet(_ guests: [String]) {
        var seen = 0
        for guest in guests {
            print("Hello, \\(guest)!")
            seen += 1
        }
    }
    """
  @State private var position = CodePosition()

  private var lines: Int { source.split(separator: "\n", omittingEmptySubsequences: false).count }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      CodeEditor(text: $source, position: $position)
        .frame(minHeight: 120)
        .border(.separator)
      HStack {
        Text("Line \(position.line), column \(position.column)")
        Spacer()
        Text(lines == 1 ? "1 line" : "\(lines) lines")
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
    }
  }
}

/// The place of the caret, counted from 1.
struct CodePosition: Equatable {
  var line = 1
  var column = 1

  init() {}

  /// The place of a UTF-16 offset in a text.
  init(of offset: Int, in text: String) {
    let before = (text as NSString).substring(to: offset)
    line = before.filter { $0 == "\n" }.count + 1
    column =
      before.distance(
        from: before.lastIndex(of: "\n").map(before.index(after:)) ?? before.startIndex,
        to: before.endIndex) + 1
  }
}

#Preview("A code editor") {
  CodeEditorPage()
}
