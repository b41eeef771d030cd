import Foundation
import TextControls
import Testing

/// Windows of a program's own class.
@MainActor @Suite struct WindowSubclassTests {
  /// Initializers of `UIWindow` are designated: a subclass calls them.
  private final class Banner: UIWindow {
    var text = ""

    init(windowScene: UIWindowScene, text: String) {
      self.text = text
      super.init(windowScene: windowScene)
    }

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func aSubclassHasALevel() {
    let banner = Banner(frame: .zero)
    #expect(banner.windowLevel == .normal && banner.windowScene == nil)
    banner.windowLevel = .alert + 1
    #expect(banner.windowLevel.rawValue == 2001 && banner.windowLevel - 1 == .alert)
  }
}
