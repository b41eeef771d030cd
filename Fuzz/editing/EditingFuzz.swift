import EditingModule

/// Coverage-guided fuzzing of fields: the input is a field's description and commands for it in the protocol of the
/// WebAssembly module, separated by U+001D. Run by Scripts/fuzz.sh.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEditing(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let parts = text.utf8.split(separator: 0x1D, omittingEmptySubsequences: false).map { String(Substring($0)) }
  guard let spec = parts.first, var field = ModuleField(spec: spec) else { return 0 }
  // A long run of commands finds no more than several short ones, and takes longer.
  for command in parts.dropFirst().prefix(60) {
    _ = field.perform(command)
    check(field)
  }
  while field.session.canUndo {
    _ = field.perform("z")
    check(field)
  }
  return 0
}

/// Stops at a state that no field may be in.
private func check(_ field: ModuleField) {
  let state = field.session.state
  precondition(isBoundary(state.selection.anchor, in: state.text), "the anchor is inside a grapheme cluster")
  precondition(isBoundary(state.selection.head, in: state.text), "the head is inside a grapheme cluster")
  if let marked = state.marked {
    precondition(!marked.isEmpty && marked.upperBound <= state.text.utf16.count, "the marked range is out of range")
  }
}

private func isBoundary(_ offset: Int, in text: String) -> Bool {
  guard (0...text.utf16.count).contains(offset) else { return false }
  let index = text.utf16.index(text.startIndex, offsetBy: offset)
  return index == text.endIndex || text.index(before: text.index(after: index)) == index
}
