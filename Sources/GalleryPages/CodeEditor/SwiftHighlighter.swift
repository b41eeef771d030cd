import UIKit

/// Colours Swift in a text storage, whenever its characters have changed.
final class SwiftHighlighter: NSObject, NSTextStorageDelegate {
  /// The parts of the expression, in its order. What begins first in the text wins, so that no keyword is coloured in a
  /// comment and no comment begins in a string.
  private enum Token: Int, CaseIterable {
    case comment = 1, string, number, keyword, type

    var color: UIColor {
      switch self {
      case .comment: .systemGray
      case .string: .systemRed
      case .number: .systemBlue
      case .keyword: .systemPink
      case .type: .systemTeal
      }
    }
  }

  private let font = UIFont.monospacedSystemFont(ofSize: 14, weight: .regular)
  private let boldFont = UIFont.monospacedSystemFont(ofSize: 14, weight: .bold)
  private let expression = try? NSRegularExpression(
    pattern: [
      #"(//[^\n]*|/\*(?:[^*]|\*(?!/))*(?:\*/)?)"#,
      #"("""(?:[^"\\]|\\.|"(?!""))*(?:""")?|"(?:[^"\\\n]|\\.)*"?)"#,
      #"(\b(?:0x[0-9A-Fa-f_]+|[0-9][0-9_]*(?:\.[0-9]+)?)\b)"#,
      #"(\b(?:actor|as|async|await|break|case|catch|class|continue|default|defer|do|else|enum|extension|false|for|func"#
        + #"|guard|if|import|in|init|is|let|nil|private|protocol|public|return|self|static|struct|switch|throw|throws"#
        + #"|true|try|var|where|while)\b)"#,
      #"(\b[A-Z]\w*)"#,
    ].joined(separator: "|"), options: [])

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    guard editedMask.contains(.editedCharacters) else { return }
    // A comment or a string of several lines that was opened or closed changes the colours far from the edit.
    let all = NSRange(location: 0, length: textStorage.length)
    textStorage.setAttributes([.font: font, .foregroundColor: UIColor.label], range: all)
    for match in expression?.matches(in: textStorage.string, options: [], range: all) ?? [] {
      guard let token = Token.allCases.first(where: { match.range(at: $0.rawValue).length > 0 }) else { continue }
      textStorage.addAttribute(.foregroundColor, value: token.color, range: match.range)
      if token == .keyword { textStorage.addAttribute(.font, value: boldFont, range: match.range) }
    }
  }
}
