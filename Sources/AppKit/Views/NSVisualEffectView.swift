import Foundation
import TextControls

/// A view with a translucent material behind its subviews: the material of SwiftUI that is nearest.
@MainActor @preconcurrency open class NSVisualEffectView: NSView, MaterialView {
  /// What the material is for. It decides how much of what is behind shines through.
  public enum Material: Int, Sendable {
    case titlebar = 3
    case selection = 4
    case menu = 5
    case popover = 6
    case sidebar = 7
    case headerView = 10
    case sheet = 11
    case windowBackground = 12
    case hudWindow = 13
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground = 18
    case underWindowBackground = 21
    case underPageBackground = 22
  }
  /// What shines through. Kept and ignored: what the front end has behind the view.
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  /// When the material looks active. Kept and ignored: always.
  public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

  /// What the material is for, a title bar's by default.
  open var material = Material.titlebar { didSet { setNeedsDisplay() } }
  /// What shines through. Kept and ignored; what is behind the window by default.
  open var blendingMode = BlendingMode.behindWindow
  /// When the material looks active. Kept and ignored.
  open var state = State.followsWindowActiveState
  /// Whether the material is that of what is selected. Kept and ignored; false by default.
  open var isEmphasized = false
  /// The form of the material. Kept and ignored; nil by default.
  open var maskImage: NSImage?
  package var thicknessOfMaterial: Int? {
    switch material {
    case .hudWindow, .fullScreenUI, .toolTip: 1
    case .menu, .popover, .sidebar, .selection: 2
    case .titlebar, .headerView, .sheet: 3
    case .windowBackground, .contentBackground, .underWindowBackground, .underPageBackground: 4
    }
  }
}
