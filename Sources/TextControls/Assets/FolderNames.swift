import Foundation
import Synchronization

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
      // Where the name is in the entry: behind it there may be nothing more of the structure.
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        let name = UnsafeRawPointer(pointer)
        let length = strlen(name.assumingMemoryBound(to: CChar.self))
        let isLookedFor = suffixes.contains { suffix in
          length >= suffix.count && memcmp(name + (length - suffix.count), suffix, suffix.count) == 0
        }
        if isLookedFor { found.append(String(cString: name.assumingMemoryBound(to: CChar.self))) }
      }
    }
    return found
  }

  /// The same of a program's resources, which are read once: a folder such as `/usr/bin` takes as long to read as a form
  /// to be shown.
  ///
  /// - Parameter suffixes: Some of those of translations, catalogues and bundles.
  package static func resources(in path: String, endingIn suffixes: [String]) -> [String] {
    assert(suffixes.allSatisfy(ofResources.contains))
    let all = known.withLock { known in
      if let names = known[path] { return names }
      let names = names(in: path, endingIn: ofResources)
      known[path] = names
      return names
    }
    return all.filter { name in suffixes.contains { name.hasSuffix($0) } }
  }

  private static let ofResources = [".resources", ".lproj", ".xcstrings", ".xcassets"]
  private static let known = Mutex<[String: [String]]>([:])
}
