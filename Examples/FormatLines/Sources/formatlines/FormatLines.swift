import Foundation
import LineFormats

/// Formats the lines of standard input: `formatlines phone`, `formatlines amount`, `formatlines 'AA-####'`.
///
/// Prints each line as a form would show it, a tab, and its value. The exit status is 1 if a line is not complete, and 64
/// for a format that there is not.
@main
struct FormatLines {
  static func main() {
    guard CommandLine.arguments.count == 2 else {
      fail("usage: formatlines phone | card | amount | date | MASK", status: 64)
    }
    do {
      let format = try LineFormat(named: CommandLine.arguments[1])
      var isValid = true
      while let line = readLine() {
        let result = format.read(line)
        print(result.text + "\t" + (result.value ?? "incomplete"))
        isValid = isValid && result.value != nil
      }
      exit(isValid ? 0 : 1)
    } catch {
      fail("\(error)", status: 64)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    // `write(_:)` would end the program where standard error is closed.
    try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
    exit(status)
  }
}
