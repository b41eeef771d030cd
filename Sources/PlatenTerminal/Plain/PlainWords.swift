import Foundation
import PlatenGraph
import TextFormats

/// What plain lines say by themselves, in the language of the program's texts: see `LibraryWords`.
struct PlainWords: Sendable {
  let locale: Locale

  /// Those of the process, for lines without a form.
  static let process = PlainWords(locale: .process)

  /// A sentence of `Scripts/words.json` with its arguments.
  func callAsFunction(_ key: String, _ arguments: String...) -> String {
    FrontEndSentence(key, arguments, in: locale).text
  }

  /// The words and letters for yes and no.
  var confirm: ConfirmWords { ConfirmWords(yes: self("Yes"), no: self("No")) }

  /// A name with the remark that it can't be chosen or changed.
  func disabled(_ name: String) -> String { "\(name) (\(self("disabled")))" }
}
