/// The machine that the program runs on.
@MainActor @preconcurrency public final class UIDevice: NSObject {
  public static let current = UIDevice()

  /// The kind of interface that a program is to be shown with.
  public enum UserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision = 6
  }

  private override init() { super.init() }

  /// The machine's name in its network.
  public var name: String { ProcessInfo.processInfo.hostName }

  public var model: String { systemName }

  public var localizedModel: String { model }

  /// The kind of operating system.
  public var systemName: String {
    #if os(Linux)
    "Linux"
    #else
    "Unix"
    #endif
  }

  /// The operating system's version, as numbers with dots between them.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// That of a large screen with a keyboard, as UIKit's programs have it on a Mac [D].
  public var userInterfaceIdiom: UserInterfaceIdiom { .pad }
}
