#if Web
import Foundation
import PlatenGraph

// A function for each type of what a page is sent, by Protocol/messages.json.
extension JSONWriter {
  mutating func node(_ node: NodeID) { integer(node.rawValue) }

  mutating func nodeOrMinusOne(_ node: NodeID?) { integer(node?.rawValue ?? -1) }

  mutating func strings(_ strings: [String]) {
    beginArray()
    for text in strings { string(text) }
    endArray()
  }

  mutating func data(_ data: Data) { string(data.base64EncodedString()) }

  mutating func clipboard(_ content: ClipboardText) {
    string(content.text)
    if let html = content.html { string(html) }
  }

  /// Where in what scrolls a node is brought: 0 start, 1 middle, 2 end, -1 nearest.
  mutating func anchor(_ anchor: UnitPoint?) { integer(anchor.map { $0.y < 0.34 ? 0 : $0.y > 0.66 ? 2 : 1 } ?? -1) }

  /// Each item as `[title, flags, index, items of its submenu]`.
  mutating func menuItems(_ items: [EditMenu.Item]) {
    beginArray()
    for item in items {
      beginArray()
      string(item.title)
      integer(Self.flags(of: item))
      integer(item.index ?? -1)
      menuItems(item.children)
      endArray()
    }
    endArray()
  }

  private static func flags(of item: EditMenu.Item) -> Int {
    (item.isEnabled ? 0 : 1) | (item.isDestructive ? 2 : 0) | (item.mark == .on ? 4 : 0) | (item.startsGroup ? 8 : 0)
      | (item.isPaste ? 16 : 0) | (item.mark == .mixed ? 32 : 0) | (item.keepsMenuOpen ? 64 : 0)
  }
}

// Styles and animations.
extension JSONWriter {
  /// Attributes or style properties that differ; nil, which becomes null, removes one.
  mutating func changes(_ changes: [String: String?]) { dictionary(changes) }

  mutating func style(_ style: [String: String]) { dictionary(style) }

  /// The style at the start of an animation to the current one, or several that it goes through, evenly spaced.
  mutating func styles(_ styles: [[String: String]]) {
    if styles.count == 1 { return style(styles[0]) }
    beginArray()
    for frame in styles { style(frame) }
    endArray()
  }

  mutating func timing(_ timing: MotionMarkup.Timing) {
    func milliseconds(_ value: Double) -> Int { Int(min(max(value.rounded(), 0), 1e9)) }
    beginArray()
    integer(milliseconds(timing.duration))
    integer(milliseconds(timing.delay))
    if let iterations = timing.iterations { integer(iterations) } else { null() }
    boolean(timing.alternates)
    string(timing.easing)
    integer(milliseconds(timing.elapsed))
    endArray()
  }
}
#endif
