import Foundation
import Testing

@testable import PlatenGraph

@Suite struct StandardErrorTests {
  @Test func `a line is written with its end`() throws {
    let pipe = Pipe()
    StandardError.write(line: "Grün", to: pipe.fileHandleForWriting.fileDescriptor)
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("Grün\n".utf8))
  }

  @Test func `a line that can't be written is no end of the program`() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    StandardError.write(line: "lost", to: full)
    close(full)
    StandardError.write(line: "lost", to: -1)
  }
}
