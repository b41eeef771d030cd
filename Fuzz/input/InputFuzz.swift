/// Coverage-guided fuzzing of the terminal's input: each read is a byte with the delay before it, in units of 10 ms, a
/// byte with its length, and its bytes. Run by Scripts/fuzz.sh.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var rest = UnsafeBufferPointer(start: start, count: count)[...]
  var decoder = InputDecoder()
  var now = Duration.zero
  func check(_ events: [InputEvent]) {
    for case .text(let text) in events {
      precondition(!text.isEmpty && !text.unicodeScalars.contains { $0.isControl }, "a text has control characters")
    }
  }
  func wait() {
    while let deadline = decoder.deadline, deadline < now { check(decoder.timeout(at: deadline)) }
  }
  if let first = rest.popFirst() { decoder.hasKittyKeyboard = first & 1 == 1 }
  while let delay = rest.popFirst(), let length = rest.popFirst() {
    now += .milliseconds(10 * Int(delay))
    wait()
    check(decoder.decode(rest.prefix(Int(length)), at: now))
    rest = rest.dropFirst(Int(length))
  }
  now += .seconds(60)
  wait()
  precondition(decoder.deadline == nil, "the input never has a meaning")
  // In a paste that has not ended it is pasted, after a pause.
  var last = decoder.decode("xyz".utf8, at: now)
  now += .seconds(60)
  while let deadline = decoder.deadline, deadline < now { last += decoder.timeout(at: deadline) }
  let text =
    switch last.last {
    case .text(let text), .paste(let text), .pasteRest(let text): text
    default: ""
    }
  precondition(last.count == 1 && text.hasSuffix("xyz"), "text does not come through")
  return 0
}
