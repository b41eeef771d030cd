import Testing

@testable import PlatenTerminal

/// What erases the echo of keys that were typed ahead.
struct EchoedKeysTests {
  private static let row = "\r\u{1B}[K"
  private static let above = "\u{1B}[A\u{1B}[K"

  /// - Parameters:
  ///   - lines: The bytes of whole lines.
  ///   - unread: How many bytes follow those that are read.
  private func erasure(
    _ read: String, lines: Int, unread: Int = 0, record: TypedEcho.Record = TypedEcho.Record(), columns: Int = 20,
    rows: Int = 10, hidden: Bool = false
  ) -> String {
    var keys = EchoedKeys(ofLines: lines, all: read.utf8.count + unread, record: record)
    keys.note(Array(read.utf8))
    return keys.erasure(columns: columns, rows: rows, hidden: hidden)
  }

  @Test func `nothing was typed`() {
    #expect(erasure("", lines: 0) == "")
  }

  @Test func `a line that has not ended is in the row of the cursor`() {
    #expect(erasure("hunter", lines: 0) == Self.row)
  }

  @Test func `each line has its row`() {
    #expect(erasure("ada\nhunter2\n", lines: 12) == Self.row + Self.above + Self.above)
    #expect(erasure("ada\nhun", lines: 4) == Self.row + Self.above)
  }

  @Test(arguments: [
    (String(repeating: "x", count: 20), 1), (String(repeating: "x", count: 21), 2),
    // A caret and a letter.
    (String(repeating: "\u{1}", count: 10), 1), (String(repeating: "\u{1B}", count: 11), 2),
    // The last one has no space left.
    ("x" + String(repeating: "漢", count: 9), 1), ("x" + String(repeating: "漢", count: 10), 2),
    ("a\tb\tc\td\t", 1), (String(repeating: "e\u{301}", count: 20), 1),
  ])
  func `a long line has several rows`(keys: String, rows: Int) {
    let above = String(repeating: Self.above, count: rows - 1)
    #expect(erasure(keys, lines: 0) == Self.row + above)
    #expect(erasure(keys + "\n", lines: keys.utf8.count + 1) == Self.row + above + Self.above)
  }

  @Test func `of keys for another program the rows are erased that certainly show keys`() {
    #expect(erasure("", lines: 0, unread: 3) == Self.row)
    #expect(erasure("", lines: 5, unread: 5) == Self.row + Self.above)
    #expect(erasure("ada\n", lines: 9, unread: 5) == Self.row + Self.above + Self.above)
    // "abc", Control-D, or "ab", Return, "c".
    #expect(erasure("", lines: 3, unread: 4) == Self.row)
  }

  @Test func `lines for a program that reads single keys were not shown`() {
    #expect(erasure("ada\r", lines: 4) == "")
    #expect(erasure("ada\r", lines: 9, unread: 5) == "")
    #expect(erasure("ada\rhunter2\n", lines: 12) == Self.row + Self.above)
    // Without its end, as keys that a prompt has left.
    #expect(erasure("ada", lines: 3) == "")
    #expect(erasure("ada\nLove\n", lines: 9, record: TypedEcho.Record(unshown: 4)) == Self.row + Self.above)
    #expect(erasure("", lines: 5, unread: 5, record: TypedEcho.Record(unshown: 5)) == "")
  }

  @Test func `lines from before the process are erased for a field that hides its text`() {
    let record = TypedEcho.Record(earlier: 8)
    #expect(erasure("hunter2\n", lines: 8, record: record) == "")
    #expect(erasure("hunter2\n", lines: 8, record: record, hidden: true) == Self.row + Self.above)
    #expect(erasure("hunter2\nada\n", lines: 12, record: record) == Self.row + Self.above)
    #expect(erasure("hunter", lines: 0, record: TypedEcho.Record(earlier: 0)) == Self.row)
  }

  @Test func `behind what the program has written the columns of a hidden text are erased`() {
    let record = TypedEcho.Record(isWritten: true)
    #expect(erasure("hunter", lines: 0, record: record) == "")
    #expect(erasure("hunter", lines: 0, record: record, hidden: true) == "\u{1B}[6D\u{1B}[K")
    #expect(erasure("ada\nhun", lines: 4, record: record, hidden: true) == "\u{1B}[3D\u{1B}[K")
    #expect(erasure("hunter2\n", lines: 8, record: record, hidden: true) == "")
  }

  @Test func `what has scrolled off stays`() {
    let lines = String(repeating: "x\n", count: 10)
    #expect(erasure(lines, lines: 20, rows: 3) == Self.row + Self.above + Self.above)
  }

  @Test func `keys after those that were held are not noted`() {
    var keys = EchoedKeys(ofLines: 0, all: 3)
    #expect(!keys.areRead)
    keys.note(Array("hunter2\n".utf8))
    #expect(keys.areRead)
    #expect(keys.erasure(columns: 20, rows: 10, hidden: false) == Self.row)
  }
}
