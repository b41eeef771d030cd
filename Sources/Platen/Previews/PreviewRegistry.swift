import CPreviews

/// A type that `#Preview` has made. Not for use by hand.
public protocol PreviewRegistry {
  /// The module and file that declares the preview.
  static var fileID: String { get }
  /// The line of the declaration.
  static var line: Int { get }
  /// The column of the declaration.
  static var column: Int { get }
  /// Makes the preview. An error is shown in its place.
  @MainActor static func makePreview() throws -> Preview
}

/// A declaration of previews that is linked into a program.
package struct RegisteredPreview: Sendable {
  /// The module and file that declares it; the module and type of a `PreviewProvider`.
  package let fileID: String
  package let line: Int
  let column: Int
  /// What is shown for the declaration: one preview of `#Preview`, and one for each view of a `PreviewProvider`.
  package let makePreviews: @MainActor @Sendable () throws -> [Preview]
}

extension RegisteredPreview {
  /// All of a program, by file and line.
  package static let all = (declared + provided).sorted {
    ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column)
  }

  /// What `#Preview` has declared.
  private static var declared: [RegisteredPreview] {
    (0..<cpreviews_count()).map { index in
      let registry = withUnsafeTemporaryAllocation(of: (any PreviewRegistry.Type).self, capacity: 1) { buffer in
        cpreviews_record_at(index)(UnsafeMutableRawPointer(buffer.baseAddress))
        return buffer[0]
      }
      return RegisteredPreview(
        fileID: registry.fileID, line: registry.line, column: registry.column,
        makePreviews: { [try registry.makePreview()] })
    }
  }

  /// What types make that conform to `PreviewProvider`.
  private static var provided: [RegisteredPreview] {
    let count = cpreviews_providers(nil, 0)
    let types = withUnsafeTemporaryAllocation(of: UnsafeRawPointer?.self, capacity: count) { buffer in
      buffer.initialize(repeating: nil)
      _ = cpreviews_providers(buffer.baseAddress, count)
      return buffer.compactMap { unsafeBitCast($0, to: Any.Type?.self) }
    }
    return types.compactMap { $0 as? any PreviewProvider.Type }.map { type in
      // A type is the same everywhere; its requirements are called on the main actor alone.
      nonisolated(unsafe) let type = type
      let path = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") }
      return RegisteredPreview(
        fileID: path.joined(separator: "/"), line: 0, column: 0, makePreviews: { Self.previews(of: type) })
    }
  }

  /// One for each of the views, called what the view is called by `previewDisplayName`, or what the type is called,
  /// with the view's number from the second one on.
  @MainActor private static func previews<Provider: PreviewProvider>(of type: Provider.Type) -> [Preview] {
    let own = String(describing: type)
    let ending = own.hasSuffix("_Previews") ? "_Previews" : own.hasSuffix("_Preview") ? "_Preview" : ""
    let name = own.dropLast(ending.count)
    return SubviewList.subviews(of: type.previews).enumerated().map { index, subview in
      Preview(subview[PreviewNameKey.self] ?? (index == 0 ? String(name) : "\(name) \(index + 1)")) { subview.view }
    }
  }
}
