#if Web
import Foundation
import PlatenGraph

extension DragItem {
  /// The forms that a page can give to other programs: those whose bytes are there and are a text.
  var texts: [(type: String, text: String)] {
    var texts: [(type: String, text: String)] = []
    for form in forms where form.isForOthers {
      let box = LoadedText()
      form.load { box.text = $0.flatMap { String(data: $0, encoding: .utf8) } }
      // A browser knows a type by its plain name.
      guard let text = box.text, let type = form.mimeTypes.last?.prefix(while: { $0 != ";" }) else { continue }
      texts.append((String(type), text))
    }
    return texts
  }
}

/// A text that is loaded at once, or not at all.
private final class LoadedText: @unchecked Sendable {
  // Unchecked: what is loaded later is not read.
  private let lock = NSLock()
  private var loaded: String?

  var text: String? {
    get { lock.withLock { loaded } }
    set { lock.withLock { loaded = newValue } }
  }
}
#endif
