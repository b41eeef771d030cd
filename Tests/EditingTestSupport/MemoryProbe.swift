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
  private static let chunkSize = 1 << 20

  /// Opens the memory of the process.
  public init() {
    memory = .allocate(byteCount: Self.needleSize + Self.chunkSize, alignment: 1 << 12)
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

  private func copiesInTurn(of secret: RandomSecret, _ range: Range<Int>) -> [Copy] {
    defer { wipe() }
    return Encoding.allCases.flatMap { encoding in
      let needle = write(secret, range, encoding)
      return mappings().flatMap { mapping in
        find(needle, in: mapping.range).map { Copy(encoding: encoding, address: $0, mapping: mapping.name) }
      }
    }
  }

  private func write(_ secret: RandomSecret, _ range: Range<Int>, _ encoding: Encoding) -> UnsafeRawBufferPointer {
    wipe()
    for (place, index) in range.enumerated() { memory[place * encoding.rawValue] = secret[index] }
    // In an array of characters, what follows the code unit says that the character is stored inline.
    if encoding == .characters {
      for place in 0..<range.count { memory[place * 16 + 15] = 0xE1 }
    }
    let count = (range.count - 1) * encoding.rawValue + 1
    return UnsafeRawBufferPointer(rebasing: memory[..<count])
  }

  private struct Mapping {
    var range: Range<UInt>
    var name: String
  }

  private func mappings() -> [Mapping] {
    let text = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard words.count >= 5, words[1].hasPrefix("rw") else { return nil }
      let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      // A sanitizer maps terabytes for its notes about memory, which are no contents.
      guard ends.count == 2, ends[1] - ends[0] < 1 << 33 else { return nil }
      return Mapping(range: ends[0]..<ends[1], name: words.count > 5 ? String(words[5]) : "anonymous memory")
    }
  }

  private func find(_ needle: UnsafeRawBufferPointer, in range: Range<UInt>) -> [UInt] {
    let chunk = UnsafeMutableRawBufferPointer(rebasing: memory[Self.needleSize...])
    guard let first = chunk.baseAddress, let wanted = needle.baseAddress else { return [] }
    let own = UInt(bitPattern: memory.baseAddress)..<UInt(bitPattern: memory.baseAddress) + UInt(memory.count)
    var found: [UInt] = []
    var start = range.lowerBound
    while start + UInt(needle.count) <= range.upperBound {
      let count = read(start..<min(start + UInt(chunk.count), range.upperBound), into: chunk)
      var offset = 0
      // The last byte of a needle is never zero, as most memory is.
      let last = needle.count - 1
      while offset + last < count,
        let place = memchr(first + offset + last, Int32(needle[last]), count - offset - last)
      {
        offset = UnsafeRawPointer(place) - UnsafeRawPointer(first) - last
        let address = start + UInt(offset)
        if memcmp(first + offset, wanted, needle.count) == 0, !own.contains(address) { found.append(address) }
        offset += 1
      }
      // Two chunks share as much as a needle may have in the first of them.
      guard count > needle.count else { break }
      start += UInt(count - needle.count + 1)
    }
    return found
  }

  /// Reads memory that may be unmapped meanwhile. The kernel reads it, so that no sanitizer objects to freed memory.
  private func read(_ range: Range<UInt>, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    max(pread(file, buffer.baseAddress, range.count, off_t(range.lowerBound)), 0)
  }
}
