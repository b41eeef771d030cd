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

  /// The kernel lists the memory of a process in parts, of which a hundred areas fill the first.
  @Test func whatIsInAnyOfManyAreasIsFound() throws {
    let page = Int(getpagesize())
    let secret = RandomSecret()
    let areas = try (0..<300).map { _ in
      // A page that can't be written keeps two areas from becoming one.
      let area = try #require(
        mmap(nil, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
      mprotect(area, page, PROT_READ)
      return area + page
    }
    defer { for area in areas { munmap(area - page, 2 * page) } }
    for area in areas {
      for index in 0..<20 { area.storeBytes(of: secret[index], toByteOffset: index, as: UInt8.self) }
    }
    let found = Set(MemoryProbe().copies(of: secret, 0..<20).map(\.address))
    #expect(found == Set(areas.map { UInt(bitPattern: $0) }))
  }
}
#endif
