#if Web
import PlatenGraph

/// The sentences of the page itself.
@MainActor enum PageSentences {
  /// Those that the script shows, in English.
  nonisolated static let script = [
    "The program does not answer. What you type is kept.",
    "The program has changed. Load the page again.",
    "This page is open in another place.",
    "The session has ended. What you typed is kept.",
    "The connection is lost. What you type is kept.",
    "The program has started again. Text whose field is not shown now is kept until it is.",
    "The browser does not let the page write the clipboard.",
    "The browser does not let the page read the clipboard.",
    "The browser does not let the page read the clipboard. Press Control-V.",
    "What is on the clipboard is too long.",
    "The text would be too long. Nothing was inserted.",
    "The files are too large.",
    "A file can’t be read.",
    "Press a key or click to choose files.",
  ]

  /// The script's sentences that the program translates, as JSON by the English ones; nil where there are none.
  static func script(for host: ViewHost) -> String? {
    var words: [String: String] = [:]
    for key in script {
      let sentence = host.sentence(key)
      if sentence.text != key { words[key] = sentence.text }
    }
    guard !words.isEmpty, let data = try? JSONEncoder().encode(words) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}

extension Element {
  /// Appends a sentence of the page, with its language where that is another one than the document's.
  mutating func append(_ sentence: FrontEndSentence) {
    append(sentence.text)
    if let language = sentence.language { attributes["lang"] = language }
  }
}
#endif
