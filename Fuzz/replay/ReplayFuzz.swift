import Foundation

/// Coverage-guided fuzzing of `fieldreplay`: the input is one line of its standard input. Run by Scripts/fuzz.sh.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReplay(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let line = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let (answer, _) = Replay.answer(to: line)
  precondition((try? JSONDecoder().decode(JSONValue.self, from: Data(answer.utf8))) != nil, "the answer is no JSON")
  return 0
}
