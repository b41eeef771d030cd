import Foundation
import Platen

/// Opens links from a terminal in the programs of the desktop that it is on.
enum LinkOpener {
  /// False where there is no desktop, or nothing there that opens links.
  static func open(_ link: URL) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil, link.scheme != nil else {
      return false
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", link.absoluteString]
    // What it says is no part of the form.
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }
}
