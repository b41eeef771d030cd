import Foundation
import UniformTypeIdentifiers

extension FileDialogType {
  /// A type with all declared ones that conform to it. Of a type without an extension that is known, such as one of the
  /// program's own, all files can be.
  nonisolated init(_ type: UTType) {
    let kinds = [type] + UTType.declaredTypes.filter { $0.isSubtype(of: type) }
    let extensions = kinds.flatMap { $0.tags[.filenameExtension] ?? [] }
    let isFolder = type == .item || type.conforms(to: .directory)
    self.init(
      name: type.localizedDescription ?? type.preferredFilenameExtension ?? type.identifier,
      filenameExtensions: extensions, mimeTypes: kinds.flatMap { $0.tags[.mimeType] ?? [] },
      includesAllFiles: [UTType.item, .data, .content].contains(type) || extensions.isEmpty && !isFolder,
      isFolder: isFolder)
  }
}

extension UTType {
  /// The type of a file by its name, the most special among `types` if it is one of them.
  static func ofFile(_ url: URL, among types: [UTType]) -> UTType {
    let name = url.lastPathComponent.lowercased()
    if let type = types.first(where: { $0.tags[.filenameExtension]?.contains { name.hasSuffix(".\($0)") } == true }) {
      return type
    }
    let found = UTType(filenameExtension: url.pathExtension) ?? .data
    return types.contains { found.conforms(to: $0) } ? found : types.first ?? found
  }
}
