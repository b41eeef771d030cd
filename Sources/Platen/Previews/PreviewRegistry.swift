import CPreviews

/// A type that `#Preview` has made. Not for use by hand.
public protocol PreviewRegistry {
  /// The module and file that declares the preview.
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }
  @MainActor static func makePreview() throws -> Preview
}

/// The previews that are linked into a program.
package enum RegisteredPreviews {
  /// All, by file and line.
  package static var all: [any PreviewRegistry.Type] {
    (0..<cpreviews_count()).map { index in
      withUnsafeTemporaryAllocation(of: (any PreviewRegistry.Type).self, capacity: 1) { buffer in
        cpreviews_record_at(index)(UnsafeMutableRawPointer(buffer.baseAddress))
        return buffer[0]
      }
    }
    .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
  }
}
