import Foundation

/// The names in a folder.
///
/// A program can lie among thousands of other files, as in `/usr/bin`, when it looks for the few that belong to it. The
/// names of all others are compared as bytes, and no objects are made of them.
package enum FolderNames {
  /// Those that end in one of the suffixes, in no order; none where the folder cannot be read.
  package static func names(in path: String, endingIn suffixes: [String]) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    let suffixes = suffixes.map { Array($0.utf8CString.dropLast()) }
    var found: [String] = []
    while let entry = readdir(folder) {
      let name = UnsafeRawPointer(entry) + nameOffset
      let length = strlen(name.assumingMemoryBound(to: CChar.self))
      let isLookedFor = suffixes.contains { suffix in
        length >= suffix.count && memcmp(name + (length - suffix.count), suffix, suffix.count) == 0
      }
      if isLookedFor { found.append(String(cString: name.assumingMemoryBound(to: CChar.self))) }
    }
    return found
  }

  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
}
