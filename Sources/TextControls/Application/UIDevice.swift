/// The machine that the program runs on: with a browser, the server.
@MainActor @preconcurrency public final class UIDevice: NSObject {
  /// The machine.
  public static let current = UIDevice()

  /// The kinds of devices that an interface is made for.
  public enum UserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision = 6
  }

  private override init() { super.init() }

  /// The host name of the machine.
  public var name: String { ProcessInfo.processInfo.hostName }

  /// The kind of machine: the same as ``systemName``.
  public var model: String { systemName }

  /// What identifies the device to the programs of one maker. Nil: no platform here does that.
  public var identifierForVendor: UUID? { nil }

  /// The same as ``model``.
  public var localizedModel: String { model }

  /// The operating system: `Linux`, or `Unix` elsewhere.
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

  /// The idiom of a large screen with a keyboard: always `.pad`, as an iPad program has on a Mac.
  public var userInterfaceIdiom: UserInterfaceIdiom { .pad }
}
