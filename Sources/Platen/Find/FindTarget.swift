import TextEditing

/// A text that is searched, in an editor of SwiftUI's or in one of UIKit's.
@MainActor protocol FindTarget: AnyObject {
  var storage: TextStorage { get }
  var selection: EditSelection { get }
  func select(_ range: Range<Int>)
  func replace(_ range: Range<Int>, with text: String)
  /// Replaces several ranges, which are in their order, by one edit. What is between them keeps its attributes.
  func replace(_ ranges: [Range<Int>], with text: String)
  /// Another match is shown.
  func matchDidChange()
}

extension EditStorage {
  /// The one command that replaces several ranges, which are in their order; nil where there are none.
  func replacement(of ranges: [Range<Int>], with text: String) -> EditCommand? {
    guard let first = ranges.first, let last = ranges.last else { return nil }
    var result = ""
    var end = first.lowerBound
    for range in ranges {
      result += slice(end..<range.lowerBound)
      result += text
      end = range.upperBound
    }
    return .replace(first.lowerBound..<last.upperBound, with: result, selection: nil)
  }
}

extension FieldInput: FindTarget {
  func matchDidChange() { setNeedsEvaluation() }
}

extension HostedInput: FindTarget {
  var storage: TextStorage { view.editingSession.storage }
  var selection: EditSelection { view.editingSession.selection }

  func select(_ range: Range<Int>) { view.receive(.select(EditSelection(range))) }

  func replace(_ range: Range<Int>, with text: String) { view.receive(.replace(range, with: text, selection: nil)) }

  func replace(_ ranges: [Range<Int>], with text: String) {
    guard let command = view.editingSession.storage.replacement(of: ranges, with: text) else { return }
    view.receive(command) { styled in
      for range in ranges.reversed() { styled.replaceCharacters(in: NSRange(range), with: text) }
    }
  }

  func matchDidChange() { view.setNeedsDisplay() }
}

extension HostedInput: FindResponder {
  private var textView: UITextView? { view as? UITextView }

  /// Whether the user can search the text.
  var canFind: Bool { textView?.isFindInteractionEnabled == true && !view.isSecureTextEntry }

  private var finder: TextFinder? { host?.find.finder.flatMap { $0.searches(self) ? $0 : nil } }

  /// The match that is shown.
  var highlight: Range<Int>? { finder?.current }

  func showFind(isReplacing: Bool) -> Bool {
    guard canFind, let host else { return false }
    host.find.dismiss()
    var surroundings = host.rootEnvironment
    if textView?.isEditable == false { surroundings.findSettings.isReplaceDisabled = true }
    let finder = TextFinder(self, editor: node.id, isReplacing: isReplacing, host: host, environment: surroundings)
    finder.didClose = { [weak self] in self?.matchDidChange() }
    host.find.finder = finder
    finder.begin(with: storage.slice(selection.range))
    finder.show()
    return true
  }

  /// The text has been edited.
  func textDidChange() { finder?.textDidChange() }

  /// The view is removed.
  func endFind() { if finder != nil { host?.find.dismiss() } }
}

extension HostedInput: FindPresenter {
  var isFindShown: Bool { finder != nil }

  var searchText: String? {
    get { finder?.queryBinding.wrappedValue }
    set { finder?.queryBinding.wrappedValue = newValue ?? "" }
  }

  func presentFind(isReplacing: Bool) { _ = showFind(isReplacing: isReplacing) }

  func dismissFind() { finder?.close() }

  func findNext() { finder?.next() }

  func findPrevious() { finder?.previous() }
}
