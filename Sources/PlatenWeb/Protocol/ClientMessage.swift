#if Web
// Written by Scripts/messages from Protocol/messages.json.
import Foundation
import PlatenGraph

/// Both sides have to speak the same version.
let protocolVersion = 9

/// The messages of a browser, one in each WebSocket text frame: a JSON array that begins with a code.
enum ClientMessage: Equatable, Sendable {
  /// `["h", version, view, epoch, address?, former?, isReload?]`: the first message of a connection, but for what
  /// is late.
  case hello(version: Int, view: String, epoch: String, address: PageAddress, former: FormerView?)
  /// `["b", view]`: what follows up to hello is what the page before has sent to its view, and may have arrived
  /// already.
  case late(view: String)
  /// `["e", field, sequence, base, start, end, text, length, anchor, head, kind?, ...rest]`: an edit by the user.
  case edit(NodeID, FieldEdit)
  /// `["v", field, sequence, base, text, markCount, anchor, head]`: the whole text, after an interruption; with a
  /// base not in place of what was typed on another page since.
  case whole(NodeID, sequence: Int, base: Int, text: String, markCount: Int?, anchor: Int, head: Int)
  /// `["z", field, sequence, base]`: the browser has the text of the base.
  case undo(NodeID, sequence: Int, base: Int)
  /// `["Z", field, sequence, base]`: the same in the other direction.
  case redo(NodeID, sequence: Int, base: Int)
  /// All other messages have an increasing number, so that a message that is sent again after an interruption is
  /// performed once.
  case action(Int, Action)

  enum Action: Equatable, Sendable {
    /// `["o", number, node]`: the focus has moved; -1 for none.
    case focus(NodeID?)
    /// `["f", number, node]`: the focus is where the program has moved it; -1 for none.
    case followed(NodeID?)
    /// `["G", number, node, width, height, x, y]`: the size of a view and where it is in the window, in pixels.
    case resize(NodeID, CGRect)
    /// `["N", number, node, from, to]`: which part of the unloaded rows is near the visible area, in thousandths.
    case near(NodeID, from: Int, to: Int)
    /// `["L", number, node, width, height, sizes]`: the proposed size of a layout, -1 for none, and the requested
    /// sizes.
    case measured(NodeID, width: Int, height: Int, sizes: String)
    /// `["p", number, node]`: a button or a row is pressed.
    case press(NodeID)
    /// `["Q", number, node, isHeld]`: a button that observes it is held down, or released.
    case hold(NodeID, Bool)
    /// `["t", number, node, isOn]`: a toggle is set.
    case setOn(NodeID, Bool)
    /// `["s", number, node, value]`: a control's value in HTML's own terms.
    case setValue(NodeID, String)
    /// `["k", number, node, value]`: what was chosen before a restart; not in place of a choice made on another
    /// page since.
    case keepChoice(NodeID, String)
    /// `["S", number, node, value]`: the same while it is still being moved.
    case moveValue(NodeID, String)
    /// `["r", number, node]`: Return in a field.
    case submit(NodeID)
    /// `["P", number, node, phase, x, y, clicks]`: the pointer over a gesture, in pixels.
    case pointer(NodeID, PointerEvent)
    /// `["H", number, node, isInside]`: the pointer comes or leaves.
    case hover(NodeID, Bool)
    /// `["J", number, node, x, y]`: where the pointer is over the node, in pixels.
    case hoverMove(NodeID, CGPoint)
    /// `["x", number, name, modifiers]`: a key that types nothing.
    case key(String, modifiers: Int)
    /// `["m", number, node, canPaste]`: the edit menu of a field.
    case openMenu(NodeID, canPaste: Bool)
    /// `["c", number, menu, line, text?, html?]`: a choice in a menu, -1 for none.
    case choose(menu: Int, Int?, pasted: ClipboardText?)
    /// `["K", number, name, characters, modifiers, isRepeated]`: a key that the program receives first.
    case capturedKey(String, characters: String, modifiers: Int, isRepeated: Bool)
    /// `["U", number, name, characters, modifiers]`: such a key was released; without a name, which modifiers are
    /// held down now.
    case releasedKey(String, characters: String, modifiers: Int)
    /// `["B", number, node, trait]`: the selection of a text with attributes gets a trait, or loses it.
    case format(NodeID, TextTrait)
    /// `["Y", number, node]`: the selection was copied; the browser has it on the clipboard.
    case copied(NodeID)
    /// `["V", number, node, text, html]`: a paste with markup into a text with attributes.
    case paste(NodeID, text: String, html: String)
    /// `["R", number, text]`: the text on the clipboard, as it was asked for.
    case clipboard(String)
    /// `["A", number, address, depth]`: the browser's history has moved to an address, relative to the page's own
    /// path, and to a number of pages.
    case navigate(PageAddress, depth: Int)
    /// `["F", number, dialog, file, name, data]`: a part of a file that the user has chosen, in base 64; files are
    /// counted from 0.
    case filePart(dialog: Int, file: Int, name: String, data: String)
    /// `["E", number, dialog, count]`: a dialog for files is over, all parts were sent; -1 where the user has
    /// cancelled it.
    case filesChosen(dialog: Int, count: Int?)
    /// `["D", number, node]`: a view that can be dragged is pressed: the page asks for what is dragged.
    case dragPrepared(NodeID)
    /// `["O", number, node, x, y]`: what is dragged is over a view that takes it, in pixels; -1 for none.
    case dragOver(NodeID?, CGPoint)
    /// `["T", number, node, x, y, type, data]`: what is dragged is dropped; the type is empty for what the page
    /// drags itself, and `Files` for files, which the server then asks for: the data are their types, with commas.
    case drop(NodeID, CGPoint, type: String?, data: String)
    /// `["X", number]`: the page drags nothing any more.
    case dragEnd
    /// `["g", number, isReplacing]`: a search in the text of the focused editor.
    case find(isReplacing: Bool)
    /// `["C", number, request, failure, id, clientData, data, signature, user]`: the answer to a request for a
    /// passkey, in base 64, or the name of the browser's error.
    case authorized(request: Int, BrowserCredential)
    /// `["W", number, isNarrow, isDark, isStill, width, height, scale]`: the window and the user's settings.
    case surroundings(isNarrow: Bool, isDark: Bool, isStill: Bool, window: CGSize, scale: Int)
  }

  /// The message with a code and the values behind it.
  init(code: String, _ values: inout MessageReader) throws(Failure) {
    switch code {
    case "h":
      self = .hello(
        version: try values.integer(), view: try values.string(), epoch: try values.string(),
        address: try values.addressIfAny(), former: try values.formerIfAny())
    case "b": self = .late(view: try values.string())
    case "e": self = .edit(try values.node(), try values.edit())
    case "v":
      self = .whole(
        try values.node(), sequence: try values.integer(), base: try values.integer(), text: try values.string(),
        markCount: try values.integerOrNull(), anchor: try values.integer(), head: try values.integer())
    case "z": self = .undo(try values.node(), sequence: try values.integer(), base: try values.integer())
    case "Z": self = .redo(try values.node(), sequence: try values.integer(), base: try values.integer())
    case "o": self = .action(try values.integer(), .focus(try values.nodeOrMinusOne()))
    case "f": self = .action(try values.integer(), .followed(try values.nodeOrMinusOne()))
    case "G": self = .action(try values.integer(), .resize(try values.node(), try values.frame()))
    case "N":
      self = .action(
        try values.integer(), .near(try values.node(), from: try values.integer(), to: try values.integer()))
    case "L":
      self = .action(
        try values.integer(),
        .measured(
          try values.node(), width: try values.integer(), height: try values.integer(), sizes: try values.string()))
    case "p": self = .action(try values.integer(), .press(try values.node()))
    case "Q": self = .action(try values.integer(), .hold(try values.node(), try values.boolean()))
    case "t": self = .action(try values.integer(), .setOn(try values.node(), try values.boolean()))
    case "s": self = .action(try values.integer(), .setValue(try values.node(), try values.string()))
    case "k": self = .action(try values.integer(), .keepChoice(try values.node(), try values.string()))
    case "S": self = .action(try values.integer(), .moveValue(try values.node(), try values.string()))
    case "r": self = .action(try values.integer(), .submit(try values.node()))
    case "P": self = .action(try values.integer(), .pointer(try values.node(), try values.pointer()))
    case "H": self = .action(try values.integer(), .hover(try values.node(), try values.boolean()))
    case "J": self = .action(try values.integer(), .hoverMove(try values.node(), try values.point()))
    case "x": self = .action(try values.integer(), .key(try values.string(), modifiers: try values.integer()))
    case "m": self = .action(try values.integer(), .openMenu(try values.node(), canPaste: try values.boolean()))
    case "c":
      self = .action(
        try values.integer(),
        .choose(menu: try values.integer(), try values.integerOrMinusOne(), pasted: try values.clipboardIfAny()))
    case "K":
      self = .action(
        try values.integer(),
        .capturedKey(
          try values.string(), characters: try values.string(), modifiers: try values.integer(),
          isRepeated: try values.boolean()))
    case "U":
      self = .action(
        try values.integer(),
        .releasedKey(try values.string(), characters: try values.string(), modifiers: try values.integer()))
    case "B": self = .action(try values.integer(), .format(try values.node(), try values.trait()))
    case "Y": self = .action(try values.integer(), .copied(try values.node()))
    case "V":
      self = .action(
        try values.integer(), .paste(try values.node(), text: try values.string(), html: try values.string()))
    case "R": self = .action(try values.integer(), .clipboard(try values.string()))
    case "A": self = .action(try values.integer(), .navigate(try values.address(), depth: try values.integer()))
    case "F":
      self = .action(
        try values.integer(),
        .filePart(
          dialog: try values.integer(), file: try values.integer(), name: try values.string(), data: try values.string()
        ))
    case "E":
      self = .action(
        try values.integer(), .filesChosen(dialog: try values.integer(), count: try values.integerOrMinusOne()))
    case "D": self = .action(try values.integer(), .dragPrepared(try values.node()))
    case "O": self = .action(try values.integer(), .dragOver(try values.nodeOrMinusOne(), try values.point()))
    case "T":
      self = .action(
        try values.integer(),
        .drop(try values.node(), try values.point(), type: try values.stringOrEmpty(), data: try values.string()))
    case "X": self = .action(try values.integer(), .dragEnd)
    case "g": self = .action(try values.integer(), .find(isReplacing: try values.boolean()))
    case "C": self = .action(try values.integer(), .authorized(request: try values.integer(), try values.credential()))
    case "W":
      self = .action(
        try values.integer(),
        .surroundings(
          isNarrow: try values.boolean(), isDark: try values.boolean(), isStill: try values.boolean(),
          window: try values.size(), scale: try values.scale()))
    default: throw .unknownKind
    }
  }
}
#endif
