#if os(Linux)
import EditingTestSupport
import Foundation
import Testing

@Suite struct MemoryProbeTests {
  /// Threads of the tests unmap memory while a probe reads.
  @Test func whatIsBehindAnUnmappedPageIsFound() throws {
    let page = Int(getpagesize())
    let count = (1 << 20) / page + 8
    let memory = try #require(
      mmap(nil, count * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
    let holes = [0, 2, count - 1]
    // Another thread may have mapped a hole meanwhile.
    defer { for place in 0..<count where !holes.contains(place) { munmap(memory + place * page, page) } }
    let secret = RandomSecret()
    // Across two pages: behind a hole, and where the probe's first chunk ends.
    for place in [4 * page - 10, (1 << 20) - 10] {
      for index in 0..<20 { memory.storeBytes(of: secret[index], toByteOffset: place + index, as: UInt8.self) }
    }
    for hole in holes { munmap(memory + hole * page, page) }
    let start = UInt(bitPattern: memory)
    let copies = MemoryProbe().copies(of: secret, 0..<20, in: start..<start + UInt(count * page))
    #expect(copies.map(\.address) == [start + UInt(4 * page - 10), start + UInt((1 << 20) - 10)])
  }
}
#endif
