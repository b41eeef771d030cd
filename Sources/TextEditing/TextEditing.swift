/// A selection; offsets are UTF-16 offsets.
public struct EditSelection: Equatable, Sendable {
  public var anchor: Int
  public var head: Int
  public init(caret: Int) { anchor = caret; head = caret }
  public init(anchor: Int, head: Int) { self.anchor = anchor; self.head = head }
  public var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  public var isCaret: Bool { anchor == head }
}
public enum EditGranularity: Equatable, Sendable { case grapheme, word, line, document }
public enum EditDirection: Equatable, Sendable { case backward, forward, up, down }
public enum EditCommand: Equatable, Sendable {
  case insert(String)
  case paste(String)
  case replace(Range<Int>, with: String, selection: EditSelection?)
  case delete(EditDirection, EditGranularity)
  case move(EditDirection, EditGranularity, extending: Bool)
  case select(EditSelection)
  case selectAll
  case mark(String, selected: Range<Int>)
  case unmark
  case undo, redo, cut, copy
}
