import Foundation
import TextControls

extension NSApplication {
  /// What the panel about the program shows.
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option, as in AppKit.
    public let rawValue: String

    /// Creates an option. Of those without a constant `Copyright`, a text, is shown.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A text with attributes about who made the program. Its attributes are not shown.
    public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    /// The name of the program, instead of that of its process.
    public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
    /// The image of the program. Ignored.
    public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
    /// The number of the build.
    public static let version = AboutPanelOptionKey(rawValue: "Version")
    /// The version of the program.
    public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
  }

  /// Shows the program's name.
  public func orderFrontStandardAboutPanel(_ sender: Any?) { orderFrontStandardAboutPanel(options: [:]) }

  /// Shows the program's name, its version, its copyright and its credits.
  public func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {
    let versions = [AboutPanelOptionKey.applicationVersion, .version].compactMap { options[$0] as? String }
    let version = versions.count > 1 ? "\(versions[0]) (\(versions[1]))" : versions.first
    let credits = (options[.credits] as? NSAttributedString)?.string
    let copyright = options[AboutPanelOptionKey(rawValue: "Copyright")] as? String
    let alert = NSAlert()
    alert.messageText = options[.applicationName] as? String ?? ProcessInfo.processInfo.processName
    alert.informativeText =
      [version.map { "Version \($0)" }, credits, copyright].compactMap { $0?.isEmpty == false ? $0 : nil }
      .joined(separator: "\n")
    alert.beginSheetModal(for: keyWindow)
  }
}
