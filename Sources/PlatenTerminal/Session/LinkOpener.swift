import Foundation
import PlatenGraph

/// Opens links of a terminal program in the desktop's programs.
enum LinkOpener {
  /// False without a desktop, or without a program there that opens links.
  static func open(_ link: URL) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil, link.scheme != nil else {
      return false
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", link.absoluteString]
    // Its output is not part of the form.
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }
}
