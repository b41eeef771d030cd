#if Web
// Written by Scripts/messages from Protocol/messages.json.
import Foundation
import PlatenGraph

/// What a page is told to do: a JSON array that begins with a code. Nodes are named by their number, elements by
/// their identity in the document.
enum PageOperation {
  /// `["w", epoch, view, isResumed, received]`: the answer to hello, with the last action that was carried out.
  case welcome(epoch: String, view: String, isResumed: Bool, received: Int)
  /// `["R", element]`: the whole document; the script keeps elements that have not changed.
  case tree(Element)
  /// `["i", parent, index, element]`: a new child.
  case insert(into: NodeID, at: Int, Element)
  /// `["d", node]`: a node is gone.
  case remove(NodeID)
  /// `["m", node, parent, index]`: a child changes its place.
  case move(NodeID, in: NodeID, to: Int)
  /// `["a", identifier, changes]`: attributes that differ; null removes one.
  case attributes(of: String, [String: String?])
  /// `["y", identifier, changes]`: style properties that differ; null removes one.
  case style(of: String, [String: String?])
  /// `["t", identifier, contents]`: what an element holds after its node's children.
  case contents(of: String, [Element.Content])
  /// `["u", identifier, index, text]`: one of several things that an element without children of its node holds.
  case text(of: String, at: Int, String)
  /// `["A", address, depth, title]`: the address, the number of pages and the title of what is shown.
  case location(String, depth: Int, title: String)
  /// `["l", address]`: a link is to be opened in another window.
  case `open`(String)
  /// `["N", text]`: what the live region is to speak.
  case announce(String)
  /// `["S", node, anchor]`: a node to scroll to: 0 start, 1 middle, 2 end, -1 nearest.
  case scroll(to: NodeID, anchor: UnitPoint?)
  /// `["L", container, questions]`: sizes that a layout asks about.
  case measure(NodeID, String)
  /// `["c", identifier, isChecked]`: a check box's state.
  case checked(String, Bool)
  /// `["x", identifier, element]`: another element in place of one, around the same children.
  case replace(String, with: Element)
  /// `["o", node, received]`: the program moved the focus, knowing of the actions up to a number.
  case focus(NodeID?, received: Int)
  /// `["n", number]`: all actions up to this number were carried out.
  case received(Int)
  /// `["M", number, node, items]`: a field's edit menu; without lines where it has none.
  case menu(Int, of: NodeID, [EditMenu.Item])
  /// `["C", text, html?]`: text for the browser's clipboard.
  case copy(ClipboardText)
  /// `["V"]`: asks for the text on the browser's clipboard.
  case askForClipboard
  /// `["U", dialog, accepted, takesSeveral, limit]`: the browser asks for files to send, so many bytes in all.
  case chooseFiles(Int, accepted: String, takesSeveral: Bool, limit: Int)
  /// `["D", name, type, data]`: a file that the browser saves, in base 64.
  case download(String, type: String, Data)
  /// `["P", request, script, options]`: a passkey is to sign or to be made, by the script and with the options of
  /// Web Authentication in JSON; without options the request is cancelled.
  case authorize(Int, script: String, options: String)
  /// `["G", node, forms]`: the types and texts of what is dragged, one after the other.
  case dragData(of: NodeID, [String])
  /// `["b", identifier, origins, timing]`: an animation from these styles to the current one.
  case animate(String, from: [[String: String]], MotionMarkup.Timing)
  /// `["F", identifier, timing]`: an element moves from the place of the one that it replaces.
  case fly(String, MotionMarkup.Timing)
  /// `["B", identifier]`: an element's animations end at once.
  case stopAnimations(of: String)
  /// `["g", node, target, timing]`: a node is removed with an animation to the target.
  case leave(NodeID, to: [String: String], MotionMarkup.Timing)
  /// `["k", field, sequence]`: a report was carried out as it is.
  case acknowledged(NodeID, sequence: Int)
  /// `["f", field, sequence, version, start, end, text, anchor, head, isRewritten, runs?]`: the text that differs
  /// from the one reported, and whether the program has made it of that.
  case spliced(
    NodeID, sequence: Int, version: Int, start: Int, end: Int, text: String, anchor: Int, head: Int, isRewritten: Bool,
    runs: [StyledRun]?)
  /// `["s", field, sequence, version, text, anchor, head, runs?]`: the whole text, null for what the field holds.
  case set(NodeID, sequence: Int, version: Int, text: String?, anchor: Int, head: Int, runs: [StyledRun]?)
  /// `["q", field, sequence, version, count, anchor, head]`: a secure text, as its count of characters.
  case marks(NodeID, sequence: Int, version: Int, count: Int, anchor: Int, head: Int)
  /// `["?", field]`: the report could not be placed: the whole text is wanted.
  case unplaced(NodeID)

  /// Its code and the values behind it.
  @MainActor func write(to writer: inout JSONWriter) {
    switch self {
    case .welcome(let epoch, let view, let isResumed, let received):
      writer.string("w")
      writer.string(epoch)
      writer.string(view)
      writer.boolean(isResumed)
      writer.integer(received)
    case .tree(let element):
      writer.string("R")
      writer.element(element)
    case .insert(let parent, let index, let element):
      writer.string("i")
      writer.node(parent)
      writer.integer(index)
      writer.element(element)
    case .remove(let node):
      writer.string("d")
      writer.node(node)
    case .move(let node, let parent, let index):
      writer.string("m")
      writer.node(node)
      writer.node(parent)
      writer.integer(index)
    case .attributes(let identifier, let changes):
      writer.string("a")
      writer.string(identifier)
      writer.changes(changes)
    case .style(let identifier, let changes):
      writer.string("y")
      writer.string(identifier)
      writer.changes(changes)
    case .contents(let identifier, let contents):
      writer.string("t")
      writer.string(identifier)
      writer.contentsOrText(contents)
    case .text(let identifier, let index, let text):
      writer.string("u")
      writer.string(identifier)
      writer.integer(index)
      writer.string(text)
    case .location(let address, let depth, let title):
      writer.string("A")
      writer.string(address)
      writer.integer(depth)
      writer.string(title)
    case .open(let address):
      writer.string("l")
      writer.string(address)
    case .announce(let text):
      writer.string("N")
      writer.string(text)
    case .scroll(let node, let anchor):
      writer.string("S")
      writer.node(node)
      writer.anchor(anchor)
    case .measure(let container, let questions):
      writer.string("L")
      writer.node(container)
      writer.string(questions)
    case .checked(let identifier, let isChecked):
      writer.string("c")
      writer.string(identifier)
      writer.boolean(isChecked)
    case .replace(let identifier, let element):
      writer.string("x")
      writer.string(identifier)
      writer.element(element)
    case .focus(let node, let received):
      writer.string("o")
      writer.nodeOrMinusOne(node)
      writer.integer(received)
    case .received(let number):
      writer.string("n")
      writer.integer(number)
    case .menu(let number, let node, let items):
      writer.string("M")
      writer.integer(number)
      writer.node(node)
      writer.menuItems(items)
    case .copy(let content):
      writer.string("C")
      writer.clipboard(content)
    case .askForClipboard:
      writer.string("V")
    case .chooseFiles(let dialog, let accepted, let takesSeveral, let limit):
      writer.string("U")
      writer.integer(dialog)
      writer.string(accepted)
      writer.boolean(takesSeveral)
      writer.integer(limit)
    case .download(let name, let type, let data):
      writer.string("D")
      writer.string(name)
      writer.string(type)
      writer.data(data)
    case .authorize(let request, let script, let options):
      writer.string("P")
      writer.integer(request)
      writer.string(script)
      writer.string(options)
    case .dragData(let node, let forms):
      writer.string("G")
      writer.node(node)
      writer.strings(forms)
    case .animate(let identifier, let origins, let timing):
      writer.string("b")
      writer.string(identifier)
      writer.styles(origins)
      writer.timing(timing)
    case .fly(let identifier, let timing):
      writer.string("F")
      writer.string(identifier)
      writer.timing(timing)
    case .stopAnimations(let identifier):
      writer.string("B")
      writer.string(identifier)
    case .leave(let node, let target, let timing):
      writer.string("g")
      writer.node(node)
      writer.style(target)
      writer.timing(timing)
    case .acknowledged(let field, let sequence):
      writer.string("k")
      writer.node(field)
      writer.integer(sequence)
    case .spliced(
      let field, let sequence, let version, let start, let end, let text, let anchor, let head, let isRewritten,
      let runs):
      writer.string("f")
      writer.node(field)
      writer.integer(sequence)
      writer.integer(version)
      writer.integer(start)
      writer.integer(end)
      writer.string(text)
      writer.integer(anchor)
      writer.integer(head)
      writer.boolean(isRewritten)
      writer.runsIfAny(runs)
    case .set(let field, let sequence, let version, let text, let anchor, let head, let runs):
      writer.string("s")
      writer.node(field)
      writer.integer(sequence)
      writer.integer(version)
      writer.stringOrNull(text)
      writer.integer(anchor)
      writer.integer(head)
      writer.runsIfAny(runs)
    case .marks(let field, let sequence, let version, let count, let anchor, let head):
      writer.string("q")
      writer.node(field)
      writer.integer(sequence)
      writer.integer(version)
      writer.integer(count)
      writer.integer(anchor)
      writer.integer(head)
    case .unplaced(let field):
      writer.string("?")
      writer.node(field)
    }
  }
}
#endif
