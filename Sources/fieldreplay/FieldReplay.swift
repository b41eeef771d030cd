import Foundation

/// Runs a field from a description: one JSON object for each line of standard input, one for each line of standard
/// output.
///
/// The exit status is 1 if a line could not be executed; the others are executed all the same.
@main
struct FieldReplay {
  static func main() {
    var hasFailed = false
    while let line = readLine() {
      if line.allSatisfy(\.isWhitespace) { continue }
      let (answer, isError) = Replay.answer(to: line)
      hasFailed = hasFailed || isError
      FileHandle.standardOutput.write(Data((answer + "\n").utf8))
    }
    exit(hasFailed ? 1 : 0)
  }
}
