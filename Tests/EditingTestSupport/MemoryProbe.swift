import Foundation

/// Searches the memory of the process that can be written, freed memory and stacks too.
public final class MemoryProbe {
  /// A place where a part of a secret was found.
  public struct Copy: CustomStringConvertible, Sendable {
    /// The form of the text.
    public var encoding: Encoding
    /// Where it begins.
    public var address: UInt
    /// The file or the kind of memory.
    public var mapping: String
    /// For messages of tests.
    public var description: String { "\(encoding) at \(String(address, radix: 16)) in \(mapping)" }
  }

  /// The forms of text in memory, by the distance between two ASCII characters.
  public enum Encoding: Int, CaseIterable, Sendable { case utf8 = 1, utf16 = 2, scalars = 4, characters = 16 }

  /// One probe at a time: what another is searching would hold a copy of this one's secret.
  private static let reading = NSLock()

  /// Opened before a secure field makes the process one that can't be read.
  private let file = open("/proc/self/mem", O_RDONLY)
  // The needle and what is searched are in memory that is not searched itself.
  private let memory: UnsafeMutableRawBufferPointer
  private static let needleSize = 1 << 12
  private let needlesSize = MemoryProbe.needleSize * Encoding.allCases.count
  private static let chunkSize = 1 << 20
  private static let page = UInt(getpagesize())

  /// What was searched last, for messages of tests.
  public var searched: String { "\(areas) areas, \(bytesRead) bytes, \(pagesMissed) pages that could not be read" }
  private var areas = 0
  private var bytesRead = 0
  private var pagesMissed = 0

  /// Opens the memory of the process.
  public init() {
    precondition(file >= 0, "The memory of the process can't be opened: error \(errno)")
    memory = .allocate(byteCount: needlesSize + Self.chunkSize, alignment: 1 << 12)
    wipe()
  }

  deinit {
    wipe()
    memory.deallocate()
    close(file)
  }

  private func wipe() { memory.initializeMemory(as: UInt8.self, repeating: 0) }

  /// Where a part of a secret is, in any form.
  public func copies(of secret: RandomSecret, _ range: Range<Int>) -> [Copy] {
    Self.reading.withLock { copiesInTurn(of: secret, range) }
  }

  /// Where a part of a secret is in some memory, parts of which may not be mapped.
  public func copies(of secret: RandomSecret, _ range: Range<Int>, in memory: Range<UInt>) -> [Copy] {
    Self.reading.withLock { copiesInTurn(of: secret, range, in: [Mapping(range: memory, name: "given memory")]) }
  }

  private func copiesInTurn(of secret: RandomSecret, _ range: Range<Int>, in mappings: [Mapping]? = nil) -> [Copy] {
    defer { wipe() }
    let needles = Encoding.allCases.map { write(secret, range, $0) }
    let mappings = mappings ?? self.mappings()
    precondition(!mappings.isEmpty, "No list of the process's memory")
    (areas, bytesRead, pagesMissed) = (mappings.count, 0, 0)
    return mappings.flatMap { mapping in
      find(needles, in: mapping.range).map { needle, address in
        Copy(encoding: Encoding.allCases[needle], address: address, mapping: mapping.name)
      }
    }
  }

  private func write(_ secret: RandomSecret, _ range: Range<Int>, _ encoding: Encoding) -> UnsafeRawBufferPointer {
    let space = UnsafeMutableRawBufferPointer(
      rebasing: memory[(Encoding.allCases.firstIndex(of: encoding) ?? 0) * Self.needleSize..<needlesSize])
    for (place, index) in range.enumerated() { space[place * encoding.rawValue] = secret[index] }
    // In an array of characters, what follows the code unit says that the character is stored inline.
    if encoding == .characters {
      for place in 0..<range.count { space[place * 16 + 15] = 0xE1 }
    }
    let count = (range.count - 1) * encoding.rawValue + 1
    return UnsafeRawBufferPointer(rebasing: space[..<count])
  }

  private struct Mapping {
    var range: Range<UInt>
    var name: String
  }

  private func mappings() -> [Mapping] {
    return Self.whole("/proc/self/maps").split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard words.count >= 5, words[1].hasPrefix("rw") else { return nil }
      let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      // A sanitizer maps terabytes for its notes about memory, which are no contents.
      guard ends.count == 2, ends[1] - ends[0] < 1 << 33 else { return nil }
      return Mapping(range: ends[0]..<ends[1], name: words.count > 5 ? String(words[5]) : "anonymous memory")
    }
  }

  /// All of a file whose size is not known: the kernel gives it in parts, of which Foundation reads the first alone.
  private static func whole(_ path: String) -> String {
    let file = open(path, O_RDONLY)
    defer { close(file) }
    var (text, part): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: 1 << 16))
    while case let count = Foundation.read(file, &part, part.count), count > 0 { text += part[..<count] }
    return String(decoding: text, as: UTF8.self)
  }

  /// Which of the needles are where. The kernel takes most of the time, so that memory is read once for all of them.
  private func find(_ needles: [UnsafeRawBufferPointer], in range: Range<UInt>) -> [(needle: Int, address: UInt)] {
    let chunk = UnsafeMutableRawBufferPointer(rebasing: memory[needlesSize...])
    let own = UInt(bitPattern: memory.baseAddress)..<UInt(bitPattern: memory.baseAddress) + UInt(memory.count)
    let longest = needles.map(\.count).max() ?? 0
    var found = Set<UInt>()
    var result: [(needle: Int, address: UInt)] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(start + UInt(chunk.count), range.upperBound)
      let count = read(start..<end, into: chunk)
      bytesRead += count
      for (index, needle) in needles.enumerated() {
        for offset in places(of: needle, in: UnsafeRawBufferPointer(rebasing: chunk[..<count])) {
          let address = start + UInt(offset)
          if !own.contains(address), found.insert(address).inserted { result.append((index, address)) }
        }
      }
      if start + UInt(count) < end {
        // Another thread has unmapped a page since the list was made: what follows may be there.
        pagesMissed += 1
        start = (start + UInt(count)) / Self.page * Self.page + Self.page
      } else if end < range.upperBound {
        // Two chunks share as much as a needle may have in the first of them.
        start = end - UInt(longest - 1)
      } else {
        break
      }
    }
    return result
  }

  private func places(of needle: UnsafeRawBufferPointer, in chunk: UnsafeRawBufferPointer) -> [Int] {
    guard let first = chunk.baseAddress, let wanted = needle.baseAddress else { return [] }
    var places: [Int] = []
    var offset = 0
    // The last byte of a needle is never zero, as most memory is.
    let last = needle.count - 1
    while offset + last < chunk.count,
      let place = memchr(first + offset + last, Int32(needle[last]), chunk.count - offset - last)
    {
      offset = UnsafeRawPointer(place) - first - last
      if memcmp(first + offset, wanted, needle.count) == 0 { places.append(offset) }
      offset += 1
    }
    return places
  }

  /// Reads memory that may be unmapped meanwhile. The kernel reads it, so that no sanitizer objects to freed memory.
  private func read(_ range: Range<UInt>, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    max(pread(file, buffer.baseAddress, range.count, off_t(range.lowerBound)), 0)
  }
}
