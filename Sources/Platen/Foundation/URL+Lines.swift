import Foundation

#if Networking
import FoundationNetworking
#endif

/// The lines of bytes in UTF-8, without their ends. Empty lines are left out, as Foundation does on Apple's systems.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line.
  public typealias Element = String

  let base: Base

  /// The state of a loop over lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    /// The last scalars of a line that more than one byte ends.
    private static var ends: [[UInt8]] { [[0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]] }

    /// The next line; nil at the end.
    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await base.next() {
        if (0x0A...0x0D).contains(byte) {
          if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
          continue
        }
        line.append(byte)
        if let end = Self.ends.first(where: { line.suffix($0.count).elementsEqual($0) }) {
          line.removeLast(end.count)
          if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
        }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  /// Begins at the first line.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}

extension AsyncSequence where Element == UInt8 {
  /// The lines of the bytes in UTF-8, without their ends and without empty ones.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}

extension URL {
  /// The bytes of a file, or of what the network answers, which are read when the first one is requested.
  ///
  /// A file is read in parts of 64 KB. An address of the network needs the package trait `Networking`, which the traits
  /// `Web` and `GTK` enable.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    let url: URL

    /// The state of a loop over bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let url: URL
      private var file: FileHandle?
      private var part: [UInt8] = []
      private var place = 0
      private var hasBegun = false

      init(url: URL) { self.url = url }

      /// The next byte; nil at the end.
      public mutating func next() async throws -> UInt8? {
        if place == part.count {
          part = try await nextPart()
          place = 0
        }
        guard place < part.count else { return nil }
        defer { place += 1 }
        return part[place]
      }

      private mutating func nextPart() async throws -> [UInt8] {
        try Task.checkCancellation()
        if !hasBegun {
          hasBegun = true
          guard url.isFileURL else { return try await Self.answer(of: url) }
          file = try FileHandle(forReadingFrom: url)
        }
        let part = try file?.read(upToCount: 1 << 16).map { [UInt8]($0) } ?? []
        if part.isEmpty { file = nil }
        return part
      }

      private static func answer(of url: URL) async throws -> [UInt8] {
        #if Networking
        return [UInt8](try await URLSession.shared.data(from: url).0)
        #else
        throw URLError(.unsupportedURL)
        #endif
      }
    }

    /// Begins at the first byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
  }

  /// The bytes of the file, or of what the network answers.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
  /// The lines of the file, or of what the network answers, without their ends and without empty ones.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
