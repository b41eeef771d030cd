#if Web
import Foundation
import PlatenGraph

/// The messages to a browser: one JSON array of operations, each an array whose first value names it.
///
/// Nodes are named by their number, elements by their identity in the document.
@MainActor struct ServerMessage {
  private var writer = JSONWriter()
  private(set) var count = 0

  init() { writer.beginArray() }

  var isEmpty: Bool { count == 0 }

  /// The message as it is sent.
  func text() -> String {
    var copy = writer
    copy.endArray()
    return copy.text
  }

  private mutating func operation(_ code: ServerMessageCode, _ body: (inout JSONWriter) -> Void) {
    writer.beginArray()
    writer.string(code.rawValue)
    body(&writer)
    writer.endArray()
    count += 1
  }

  /// The answer to hello. `received` is the number of the last action that was performed.
  mutating func welcome(epoch: String, view: String, isResumed: Bool, received: Int) {
    operation(.welcome) {
      $0.string(epoch)
      $0.string(view)
      $0.boolean(isResumed)
      $0.integer(received)
    }
  }

  /// The whole document; the script keeps the elements that are still valid.
  mutating func tree(_ element: Element) { operation(.tree) { $0.element(element) } }

  mutating func insert(_ element: Element, into parent: NodeID, at index: Int) {
    operation(.insert) {
      $0.integer(parent.rawValue)
      $0.integer(index)
      $0.element(element)
    }
  }

  mutating func remove(_ node: NodeID) { operation(.remove) { $0.integer(node.rawValue) } }

  mutating func move(_ node: NodeID, in parent: NodeID, to index: Int) {
    operation(.move) {
      $0.integer(node.rawValue)
      $0.integer(parent.rawValue)
      $0.integer(index)
    }
  }

  /// Attributes that differ; nil removes one.
  mutating func attributes(of identifier: String, _ changes: [String: String?]) {
    operation(.attributes) {
      $0.string(identifier)
      $0.dictionary(changes)
    }
  }

  /// Style properties that differ; nil removes one.
  mutating func style(of identifier: String, _ changes: [String: String?]) {
    operation(.style) {
      $0.string(identifier)
      $0.dictionary(changes)
    }
  }

  /// The contents of an element after its node's children.
  mutating func contents(of identifier: String, _ contents: [Element.Content]) {
    operation(.contents) {
      $0.string(identifier)
      if contents.count == 1, case .text(let text) = contents[0] {
        $0.string(text)
      } else {
        $0.contents(contents)
      }
    }
  }

  /// One of several contents of an element whose node has no children.
  mutating func text(of identifier: String, at index: Int, _ text: String) {
    operation(.text) {
      $0.string(identifier)
      $0.integer(index)
      $0.string(text)
    }
  }

  /// The location of what is shown.
  mutating func location(_ address: String, depth: Int, title: String) {
    operation(.location) {
      $0.string(address)
      $0.integer(depth)
      $0.string(title)
    }
  }

  /// Opens a link in another window.
  mutating func open(_ link: URL) { operation(.open) { $0.string(link.absoluteString) } }

  /// Has the browser ask for files.
  mutating func chooseFiles(_ dialog: Int, accepted: String, takesSeveral: Bool, limit: Int) {
    operation(.chooseFiles) {
      $0.integer(dialog)
      $0.string(accepted)
      $0.boolean(takesSeveral)
      $0.integer(limit)
    }
  }

  /// Has the browser sign with a passkey or make one; without options the request is cancelled.
  mutating func authorize(_ request: Int, options: String) {
    operation(.authorize) {
      $0.integer(request)
      $0.string(StaticFile.passkeys.name)
      $0.string(options)
    }
  }

  /// Has the browser save a file.
  mutating func download(_ name: String, type: String, _ data: Data) {
    operation(.download) {
      $0.string(name)
      $0.string(type)
      $0.string(data.base64EncodedString())
    }
  }

  /// What other programs get of a view that is dragged: types, each with its text.
  mutating func dragData(of node: NodeID, _ forms: [(type: String, text: String)]) {
    operation(.dragData) {
      $0.integer(node.rawValue)
      $0.contents(forms.flatMap { [.text($0.type), .text($0.text)] })
    }
  }

  /// Has the live region speak.
  mutating func announce(_ text: String) { operation(.announce) { $0.string(text) } }

  /// Scrolls a node into view; with an anchor, its position in the scroll view: 0 start, 1 middle, 2 end.
  mutating func scroll(to node: NodeID, anchor: UnitPoint?) {
    operation(.scroll) {
      $0.integer(node.rawValue)
      $0.integer(anchor.map { $0.y < 0.34 ? 0 : $0.y > 0.66 ? 2 : 1 } ?? -1)
    }
  }

  /// Requests sizes for a layout.
  mutating func ask(_ container: NodeID, _ questions: String) {
    operation(.measure) {
      $0.integer(container.rawValue)
      $0.string(questions)
    }
  }

  mutating func checked(_ identifier: String, _ isChecked: Bool) {
    operation(.checked) {
      $0.string(identifier)
      $0.boolean(isChecked)
    }
  }

  /// Replaces an element, keeping its children.
  mutating func replace(_ identifier: String, with shell: Element) {
    operation(.replace) {
      $0.string(identifier)
      $0.element(shell)
    }
  }

  /// The program moved the focus, after the browser's actions up to `received`.
  mutating func focus(_ node: NodeID?, received: Int) {
    operation(.focus) {
      $0.integer(node?.rawValue ?? -1)
      $0.integer(received)
    }
  }

  /// All actions up to this number were performed.
  mutating func received(_ number: Int) { operation(.received) { $0.integer(number) } }

  /// A field's edit menu; empty if it has none.
  mutating func menu(_ number: Int, of node: NodeID, _ items: [EditMenu.Item]) {
    operation(.menu) {
      $0.integer(number)
      $0.integer(node.rawValue)
      Self.write(items, to: &$0)
    }
  }

  /// Each item as `[title, flags, index, items of its submenu]`.
  private static func write(_ items: [EditMenu.Item], to writer: inout JSONWriter) {
    writer.beginArray()
    for item in items {
      writer.beginArray()
      writer.string(item.title)
      writer.integer(flags(of: item))
      writer.integer(item.index ?? -1)
      write(item.children, to: &writer)
      writer.endArray()
    }
    writer.endArray()
  }

  private static func flags(of item: EditMenu.Item) -> Int {
    (item.isEnabled ? 0 : 1) | (item.isDestructive ? 2 : 0) | (item.mark == .on ? 4 : 0) | (item.startsGroup ? 8 : 0)
      | (item.isPaste ? 16 : 0) | (item.mark == .mixed ? 32 : 0) | (item.keepsMenuOpen ? 64 : 0)
  }

  /// Text for the browser's clipboard.
  mutating func copy(_ content: ClipboardText) {
    operation(.copy) {
      $0.string(content.text)
      if let html = content.html { $0.string(html) }
    }
  }

  /// Requests the text of the browser's clipboard.
  mutating func askForClipboard() { operation(.askForClipboard) { _ in } }

  /// The style at the start of an element's animation to its current style.
  mutating func animate(_ identifier: String, from origin: [String: String], _ timing: MotionMarkup.Timing) {
    operation(.animate) {
      $0.string(identifier)
      $0.dictionary(origin)
      Self.write(timing, &$0)
    }
  }

  /// An animation through several styles, evenly spaced.
  mutating func animate(
    _ identifier: String, through frames: [[String: String]], _ timing: MotionMarkup.Timing
  ) {
    operation(.animate) {
      $0.string(identifier)
      $0.beginArray()
      for frame in frames { $0.dictionary(frame) }
      $0.endArray()
      Self.write(timing, &$0)
    }
  }

  /// An element's animation from the position of the one that it replaces.
  mutating func fly(_ identifier: String, _ timing: MotionMarkup.Timing) {
    operation(.fly) {
      $0.string(identifier)
      Self.write(timing, &$0)
    }
  }

  /// Ends an element's animations immediately.
  mutating func stopAnimations(of identifier: String) { operation(.stopAnimations) { $0.string(identifier) } }

  /// Removes a node with an animation to `target`.
  mutating func remove(_ node: NodeID, to target: [String: String], _ timing: MotionMarkup.Timing) {
    operation(.leave) {
      $0.integer(node.rawValue)
      $0.dictionary(target)
      Self.write(timing, &$0)
    }
  }

  private static func write(_ timing: MotionMarkup.Timing, _ writer: inout JSONWriter) {
    func milliseconds(_ value: Double) -> Int { Int(min(max(value.rounded(), 0), 1e9)) }
    writer.beginArray()
    writer.integer(milliseconds(timing.duration))
    writer.integer(milliseconds(timing.delay))
    if let iterations = timing.iterations { writer.integer(iterations) } else { writer.optional(nil) }
    writer.boolean(timing.alternates)
    writer.string(timing.easing)
    writer.integer(milliseconds(timing.elapsed))
    writer.endArray()
  }

  mutating func answer(_ answer: FieldAnswer, for node: NodeID) {
    switch answer {
    case .acknowledged(let sequence):
      operation(.acknowledged) {
        $0.integer(node.rawValue)
        $0.integer(sequence)
      }
    case .replaced(let sequence, let version, let splice, let anchor, let head, let styledRuns):
      operation(.spliced) {
        $0.integer(node.rawValue)
        $0.integer(sequence)
        $0.integer(version)
        $0.integer(splice.range.lowerBound)
        $0.integer(splice.range.upperBound)
        $0.string(splice.inserted)
        $0.integer(anchor)
        $0.integer(head)
        if let styledRuns { $0.styledRuns(styledRuns) }
      }
    case .set(let sequence, let version, let text, let anchor, let head, let styledRuns):
      operation(.set) {
        $0.integer(node.rawValue)
        $0.integer(sequence)
        $0.integer(version)
        $0.optional(text)
        $0.integer(anchor)
        $0.integer(head)
        if let styledRuns { $0.styledRuns(styledRuns) }
      }
    case .marks(let sequence, let version, let count, let anchor, let head):
      operation(.marks) {
        $0.integer(node.rawValue)
        $0.integer(sequence)
        $0.integer(version)
        $0.integer(count)
        $0.integer(anchor)
        $0.integer(head)
      }
    case .unplaced: operation(.unplaced) { $0.integer(node.rawValue) }
    }
  }
}
#endif
