#if Web
import Foundation
import PlatenGraph

/// The messages of a browser, one in each WebSocket text frame: a JSON array whose first value names the kind.
enum ClientMessage: Equatable, Sendable {
  /// `["h", protocol, view, epoch, address, former?, isReload?]`: the first message of every connection. A page that is
  /// loaded names the view that its entry of the browser's history has shown, where it was served with another.
  case hello(
    version: Int, view: String, epoch: String, address: PageAddress, former: String? = nil, isReload: Bool = false)
  /// `["e", field, sequence, base, start, end, text, length, anchor, head, kind?, commands?, markedStart?, markedEnd?]`
  case edit(NodeID, FieldEdit)
  /// `["v", field, sequence, text, marks or null, anchor, head]`: the whole text, after an interruption.
  case whole(NodeID, sequence: Int, text: String, markCount: Int?, anchor: Int, head: Int)
  /// `["z", field, sequence, base]`, and `["Z", …]` for redo. The browser has the text of the base.
  case undo(NodeID, sequence: Int, base: Int, isRedo: Bool)
  /// All other messages have an increasing number, so that a message that is sent again after an interruption is
  /// performed once.
  case action(Int, Action)

  /// Whether the user has done something, other than what a page reports when it is loaded.
  var isOfUser: Bool {
    switch self {
    case .hello, .action(_, .focus), .action(_, .followed), .action(_, .resize), .action(_, .near),
      .action(_, .measured),
      .action(_, .surroundings):
      false
    case .edit, .whole, .undo, .action: true
    }
  }

  enum Action: Equatable, Sendable {
    /// `["o", number, node]`, with -1 for none.
    case focus(NodeID?)
    /// `["f", number, node]`: the page has moved the focus where the program did; what was typed before has been sent.
    case followed(NodeID?)
    /// `["G", number, node, width, height, x, y]`: the size of a geometry reader and its position in the window, in
    /// pixels.
    case resize(NodeID, CGRect)
    /// `["N", number, node, from, to]`: the part of the unloaded rows near the visible part, in thousandths.
    case near(NodeID, from: Int, to: Int)
    /// `["L", number, node, width, height, sizes]`: the proposed size of a layout, -1 for none, and the requested
    /// sizes.
    case measured(NodeID, width: Int, height: Int, sizes: String)
    /// `["p", number, node]`
    case press(NodeID)
    /// `["Q", number, node, isHeld]`: a button that shows its pressed state is pressed or released.
    case hold(NodeID, Bool)
    /// `["t", number, node, isOn]`
    case setOn(NodeID, Bool)
    /// `["s", number, node, value]`: a control's value in HTML's format; `S` while it is being dragged.
    case setValue(NodeID, String, isFinal: Bool)
    /// `["r", number, node]`: Return in a field.
    case submit(NodeID)
    /// `["P", number, node, phase, x, y, clicks]`: the pointer on a gesture, in pixels.
    case pointer(NodeID, PointerEvent)
    /// `["H", number, node, isInside]`
    case hover(NodeID, Bool)
    /// `["J", number, node, x, y]`: where the pointer is over the node, in pixels.
    case hoverMove(NodeID, CGPoint)
    /// `["x", number, name, modifiers]`: a key that produces no text.
    case key(String, modifiers: Int)
    /// `["m", number, node, canPaste]`: the edit menu of a field.
    case openMenu(NodeID, canPaste: Bool)
    /// `["c", number, menu, line, pasted?, html?]`: a choice in a menu, -1 for none.
    case choose(Int?, menu: Int, pasted: ClipboardText?)
    /// `["K", number, name, characters, modifiers, isRepeated]`: a key that the program handles first. The server
    /// performs its effect.
    case capturedKey(String, characters: String, modifiers: Int, isRepeated: Bool)
    /// `["B", number, node, trait]`: sets or removes an attribute of the selection.
    case format(NodeID, TextTrait)
    /// `["Y", number, node]`: the selection was copied; the browser has it on the clipboard.
    case copied(NodeID)
    /// `["V", number, node, text, html]`: a paste whose attributes the program reads.
    case paste(NodeID, text: String, html: String)
    /// `["R", number, text]`: the requested text of the clipboard.
    case clipboard(String)
    /// `["F", number, dialog, file, name, data]`: a part of a file that the user has chosen.
    case filePart(dialog: Int, file: Int, name: String, data: String)
    /// `["E", number, dialog, count]`: a dialog for files is over; nil where the user has cancelled it.
    case filesChosen(dialog: Int, count: Int?)
    /// `["D", number, node]`: a view that can be dragged is pressed.
    case dragPrepared(NodeID)
    /// `["O", number, node, x, y]`: what is dragged is over a view that takes it; nil for none.
    case dragOver(NodeID?, CGPoint)
    /// `["T", number, node, x, y, type, data]`: what is dragged is dropped; nil for what the page drags itself,
    /// `Files` for files, which the server asks for.
    case drop(NodeID, CGPoint, type: String?, data: String)
    /// `["X", number]`: the page drags nothing any more.
    case dragEnd
    /// `["U", number, name, characters, modifiers]`: such a key was released; without a name, the
    /// modifiers have changed.
    case releasedKey(String, characters: String, modifiers: Int)
    /// `["A", number, address, depth]`: the browser's history has moved.
    case navigate(PageAddress, depth: Int)
    /// `["g", number, isReplacing]`: a search in the text of the focused editor.
    case find(isReplacing: Bool)
    /// `["C", number, request, failure, credential, clientData, data, signature, user]`: the answer to a request for a
    /// passkey.
    case authorized(request: Int, BrowserCredential)
    /// `["W", number, isNarrow, isDark, width, height, scale]`: whether the window is narrow, whether the user prefers
    /// dark, its size in CSS pixels, and how many thousandths of a screen pixel each of those is.
    case surroundings(isNarrow: Bool, isDark: Bool, isStill: Bool, window: CGSize, scale: Int)
  }

  /// The error, without any of the text.
  enum Failure: String, Error, Equatable {
    case malformed = "a message is no flat JSON array that starts with a name"
    case unknownKind = "a message has an unknown name"
    case wrongArguments = "a message has the wrong values for its name"
  }

  init(_ bytes: some Collection<UInt8>) throws(Failure) {
    let values: [JSONReader.Value]
    do { values = try JSONReader.values(of: bytes) } catch { throw .malformed }
    guard case .string(let name)? = values.first else { throw .malformed }
    guard let kind = ClientMessageCode(rawValue: name) else { throw .unknownKind }
    var arguments = Arguments(values: values.dropFirst())
    switch kind {
    case .hello:
      // Pages of former versions send no address; they are notified of the version.
      self = .hello(
        version: try arguments.integer(), view: try arguments.string(), epoch: try arguments.string(),
        address: arguments.values.isEmpty ? PageAddress([]) : try arguments.address(),
        former: arguments.values.isEmpty ? nil : try arguments.string(),
        isReload: arguments.values.isEmpty ? false : try arguments.boolean())
    case .edit: self = .edit(try arguments.node(), try arguments.edit())
    case .whole:
      self = .whole(
        try arguments.node(), sequence: try arguments.integer(), text: try arguments.string(),
        markCount: try arguments.optionalInteger(), anchor: try arguments.integer(), head: try arguments.integer())
    case .undo, .redo:
      self = .undo(
        try arguments.node(), sequence: try arguments.integer(), base: try arguments.integer(), isRedo: kind == .redo)
    case .focus, .followed:
      let number = try arguments.integer()
      let node = try arguments.integer()
      let id = node < 0 ? nil : NodeID(rawValue: node)
      self = .action(number, kind == .focus ? .focus(id) : .followed(id))
    case .resize:
      self = .action(
        try arguments.integer(),
        .resize(try arguments.node(), try arguments.rectangle()))
    case .near:
      self = .action(
        try arguments.integer(),
        .near(try arguments.node(), from: try arguments.integer(), to: try arguments.integer()))
    case .measured:
      self = .action(
        try arguments.integer(),
        .measured(
          try arguments.node(), width: try arguments.integer(), height: try arguments.integer(),
          sizes: try arguments.string()))
    case .press: self = .action(try arguments.integer(), .press(try arguments.node()))
    case .hold: self = .action(try arguments.integer(), .hold(try arguments.node(), try arguments.boolean()))
    case .setOn: self = .action(try arguments.integer(), .setOn(try arguments.node(), try arguments.boolean()))
    case .setValue, .moveValue:
      self = .action(
        try arguments.integer(), .setValue(try arguments.node(), try arguments.string(), isFinal: kind == .setValue))
    case .submit: self = .action(try arguments.integer(), .submit(try arguments.node()))
    case .pointer: self = .action(try arguments.integer(), .pointer(try arguments.node(), try arguments.pointer()))
    case .hover: self = .action(try arguments.integer(), .hover(try arguments.node(), try arguments.boolean()))
    case .hoverMove:
      self = .action(
        try arguments.integer(),
        .hoverMove(
          try arguments.node(), CGPoint(x: Double(try arguments.integer()), y: Double(try arguments.integer()))))
    case .key:
      self = .action(
        try arguments.integer(), .key(try arguments.string(), modifiers: try arguments.integer()))
    case .openMenu:
      self = .action(
        try arguments.integer(), .openMenu(try arguments.node(), canPaste: try arguments.boolean()))
    case .choose:
      let number = try arguments.integer()
      let menu = try arguments.integer()
      let line = try arguments.integer()
      var pasted = arguments.values.isEmpty ? nil : ClipboardText(text: try arguments.string())
      if !arguments.values.isEmpty { pasted?.html = try arguments.string() }
      self = .action(number, .choose(line < 0 ? nil : line, menu: menu, pasted: pasted))
    case .capturedKey:
      self = .action(
        try arguments.integer(),
        .capturedKey(
          try arguments.string(), characters: try arguments.string(), modifiers: try arguments.integer(),
          isRepeated: try arguments.boolean()))
    case .releasedKey:
      self = .action(
        try arguments.integer(),
        .releasedKey(
          try arguments.string(), characters: try arguments.string(), modifiers: try arguments.integer()))
    case .clipboard: self = .action(try arguments.integer(), .clipboard(try arguments.string()))
    case .navigate:
      self = .action(
        try arguments.integer(), .navigate(try arguments.address(), depth: try arguments.integer()))
    case .filePart:
      self = .action(
        try arguments.integer(),
        .filePart(
          dialog: try arguments.integer(), file: try arguments.integer(), name: try arguments.string(),
          data: try arguments.string()))
    case .filesChosen:
      let number = try arguments.integer()
      let dialog = try arguments.integer()
      let count = try arguments.integer()
      self = .action(number, .filesChosen(dialog: dialog, count: count < 0 ? nil : count))
    case .dragPrepared: self = .action(try arguments.integer(), .dragPrepared(try arguments.node()))
    case .dragOver:
      let number = try arguments.integer()
      let node = try arguments.integer()
      let place = CGPoint(x: Double(try arguments.integer()), y: Double(try arguments.integer()))
      self = .action(number, .dragOver(node < 0 ? nil : NodeID(rawValue: node), place))
    case .drop:
      let number = try arguments.integer()
      let node = try arguments.node()
      let place = CGPoint(x: Double(try arguments.integer()), y: Double(try arguments.integer()))
      let type = try arguments.string()
      self = .action(number, .drop(node, place, type: type.isEmpty ? nil : type, data: try arguments.string()))
    case .dragEnd: self = .action(try arguments.integer(), .dragEnd)
    case .find: self = .action(try arguments.integer(), .find(isReplacing: try arguments.boolean()))
    case .format:
      let number = try arguments.integer()
      let node = try arguments.node()
      guard let trait = TextTrait(rawValue: try arguments.string()) else { throw .wrongArguments }
      self = .action(number, .format(node, trait))
    case .copied: self = .action(try arguments.integer(), .copied(try arguments.node()))
    case .paste:
      self = .action(
        try arguments.integer(),
        .paste(try arguments.node(), text: try arguments.string(), html: try arguments.string()))
    case .authorized:
      self = .action(
        try arguments.integer(), .authorized(request: try arguments.integer(), try arguments.credential()))
    case .surroundings:
      self = .action(
        try arguments.integer(),
        .surroundings(
          isNarrow: try arguments.boolean(), isDark: try arguments.boolean(), isStill: try arguments.boolean(),
          window: try arguments.windowSize(), scale: try arguments.scale()))
    }
    guard arguments.values.isEmpty else { throw .wrongArguments }
  }

  private struct Arguments {
    var values: ArraySlice<JSONReader.Value>

    mutating func integer() throws(Failure) -> Int {
      guard case .integer(let value)? = values.popFirst() else { throw .wrongArguments }
      return value
    }

    mutating func optionalInteger() throws(Failure) -> Int? {
      switch values.popFirst() {
      case .integer(let value): return value
      case .null: return nil
      default: throw .wrongArguments
      }
    }

    mutating func string() throws(Failure) -> String {
      guard case .string(let value)? = values.popFirst() else { throw .wrongArguments }
      return value
    }

    mutating func boolean() throws(Failure) -> Bool {
      guard case .boolean(let value)? = values.popFirst() else { throw .wrongArguments }
      return value
    }

    mutating func address() throws(Failure) -> PageAddress {
      guard let address = PageAddress(try string()) else { throw .wrongArguments }
      return address
    }

    mutating func data() throws(Failure) -> Data {
      guard let data = Data(base64Encoded: try string()) else { throw .wrongArguments }
      return data
    }

    mutating func credential() throws(Failure) -> BrowserCredential {
      let failure = try string()
      return BrowserCredential(
        failure: failure.isEmpty ? nil : String(failure.prefix(64)), id: try data(), clientData: try data(),
        data: try data(), signature: try data(), user: try data())
    }

    mutating func node() throws(Failure) -> NodeID { NodeID(rawValue: try integer()) }

    mutating func rectangle() throws(Failure) -> CGRect {
      let (width, height) = (try integer(), try integer())
      let limit = -1_000_000...1_000_000
      let (x, y) = (try integer(), try integer())
      guard (0...100_000).contains(width), (0...1_000_000).contains(height), limit.contains(x), limit.contains(y)
      else {
        throw .wrongArguments
      }
      return CGRect(x: x, y: y, width: width, height: height)
    }

    mutating func windowSize() throws(Failure) -> CGSize {
      let (width, height) = (try integer(), try integer())
      guard (0...100_000).contains(width), (0...100_000).contains(height) else { throw .wrongArguments }
      return CGSize(width: width, height: height)
    }

    mutating func scale() throws(Failure) -> Int {
      let scale = try integer()
      guard (1...1_000_000).contains(scale) else { throw .wrongArguments }
      return scale
    }

    mutating func pointer() throws(Failure) -> PointerEvent {
      guard let phase = PointerEvent.Phase(rawValue: try integer()) else { throw .wrongArguments }
      let place = CGPoint(x: Double(try integer()), y: Double(try integer()))
      return PointerEvent(phase: phase, location: place, clicks: try integer())
    }

    mutating func edit() throws(Failure) -> FieldEdit {
      var edit = FieldEdit(
        sequence: try integer(), base: try integer(), start: try integer(), end: try integer(), text: try string(),
        length: try integer(), anchor: try integer(), head: try integer(), kind: .typing)
      guard edit.start >= 0, edit.end >= edit.start, edit.length >= 0, edit.sequence >= 0 else {
        throw .wrongArguments
      }
      if !values.isEmpty {
        guard let kind = FieldEdit.Kind(try string()) else { throw .wrongArguments }
        edit.kind = kind
      }
      if case .string? = values.first {
        guard let commands = FieldCommands.read(try string()) else { throw .wrongArguments }
        edit.commands = commands
      }
      if !values.isEmpty {
        let lower = try integer()
        let upper = try integer()
        guard lower >= 0, upper >= lower else { throw .wrongArguments }
        edit.marked = lower..<upper
      }
      return edit
    }
  }
}
#endif
