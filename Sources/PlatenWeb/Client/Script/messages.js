// Written by Scripts/messages from Protocol/messages.json.

/** Both sides have to speak the same version. */
export const protocolVersion = 9;

/** What the page sends. */
export const toServer = /** @type {const} */ ({
  // `["h", version, view, epoch, address?, former?, isReload?]`: the first message of a connection, but for what
  // is late.
  hello: 'h',
  // `["b", view]`: what follows up to hello is what the page before has sent to its view, and may have arrived
  // already.
  late: 'b',
  // `["e", field, sequence, base, start, end, text, length, anchor, head, kind?, ...rest]`: an edit by the user.
  edit: 'e',
  // `["v", field, sequence, base, text, markCount, anchor, head]`: the whole text, after an interruption; with a
  // base not in place of what was typed on another page since.
  whole: 'v',
  // `["z", field, sequence, base]`: the browser has the text of the base.
  undo: 'z',
  // `["Z", field, sequence, base]`: the same in the other direction.
  redo: 'Z',
  // `["o", number, node]`: the focus has moved; -1 for none.
  focus: 'o',
  // `["f", number, node]`: the focus is where the program has moved it; -1 for none.
  followed: 'f',
  // `["G", number, node, width, height, x, y]`: the size of a view and where it is in the window, in pixels.
  resize: 'G',
  // `["N", number, node, from, to]`: which part of the unloaded rows is near the visible area, in thousandths.
  near: 'N',
  // `["L", number, node, width, height, sizes]`: the proposed size of a layout, -1 for none, and the requested
  // sizes.
  measured: 'L',
  // `["p", number, node]`: a button or a row is pressed.
  press: 'p',
  // `["Q", number, node, isHeld]`: a button that observes it is held down, or released.
  hold: 'Q',
  // `["t", number, node, isOn]`: a toggle is set.
  setOn: 't',
  // `["s", number, node, value]`: a control's value in HTML's own terms.
  setValue: 's',
  // `["k", number, node, value]`: what was chosen before a restart; not in place of a choice made on another page
  // since.
  keepChoice: 'k',
  // `["S", number, node, value]`: the same while it is still being moved.
  moveValue: 'S',
  // `["r", number, node]`: Return in a field.
  submit: 'r',
  // `["P", number, node, phase, x, y, clicks]`: the pointer over a gesture, in pixels.
  pointer: 'P',
  // `["H", number, node, isInside]`: the pointer comes or leaves.
  hover: 'H',
  // `["J", number, node, x, y]`: where the pointer is over the node, in pixels.
  hoverMove: 'J',
  // `["x", number, name, modifiers]`: a key that types nothing.
  key: 'x',
  // `["m", number, node, canPaste]`: the edit menu of a field.
  openMenu: 'm',
  // `["c", number, menu, line, text?, html?]`: a choice in a menu, -1 for none.
  choose: 'c',
  // `["K", number, name, characters, modifiers, isRepeated]`: a key that the program receives first.
  capturedKey: 'K',
  // `["U", number, name, characters, modifiers]`: such a key was released; without a name, which modifiers are
  // held down now.
  releasedKey: 'U',
  // `["B", number, node, trait]`: the selection of a text with attributes gets a trait, or loses it.
  format: 'B',
  // `["Y", number, node]`: the selection was copied; the browser has it on the clipboard.
  copied: 'Y',
  // `["V", number, node, text, html]`: a paste with markup into a text with attributes.
  paste: 'V',
  // `["R", number, text]`: the text on the clipboard, as it was asked for.
  clipboard: 'R',
  // `["A", number, address, depth]`: the browser's history has moved to an address, relative to the page's own
  // path, and to a number of pages.
  navigate: 'A',
  // `["F", number, dialog, file, name, data]`: a part of a file that the user has chosen, in base 64; files are
  // counted from 0.
  filePart: 'F',
  // `["E", number, dialog, count]`: a dialog for files is over, all parts were sent; -1 where the user has
  // cancelled it.
  filesChosen: 'E',
  // `["D", number, node]`: a view that can be dragged is pressed: the page asks for what is dragged.
  dragPrepared: 'D',
  // `["O", number, node, x, y]`: what is dragged is over a view that takes it, in pixels; -1 for none.
  dragOver: 'O',
  // `["T", number, node, x, y, type, data]`: what is dragged is dropped; the type is empty for what the page drags
  // itself, and `Files` for files, which the server then asks for: the data are their types, with commas.
  drop: 'T',
  // `["X", number]`: the page drags nothing any more.
  dragEnd: 'X',
  // `["g", number, isReplacing]`: a search in the text of the focused editor.
  find: 'g',
  // `["C", number, request, failure, id, clientData, data, signature, user]`: the answer to a request for a
  // passkey, in base 64, or the name of the browser's error.
  authorized: 'C',
  // `["W", number, isNarrow, isDark, isStill, width, height, scale]`: the window and the user's settings.
  surroundings: 'W',
});

/** What the page is sent. */
export const toPage = /** @type {const} */ ({
  // `["w", epoch, view, isResumed, received]`: the answer to hello, with the last action that was carried out.
  welcome: 'w',
  // `["R", element]`: the whole document; the script keeps elements that have not changed.
  tree: 'R',
  // `["i", parent, index, element]`: a new child.
  insert: 'i',
  // `["d", node]`: a node is gone.
  remove: 'd',
  // `["m", node, parent, index]`: a child changes its place.
  move: 'm',
  // `["a", identifier, changes]`: attributes that differ; null removes one.
  attributes: 'a',
  // `["y", identifier, changes]`: style properties that differ; null removes one.
  style: 'y',
  // `["t", identifier, contents]`: what an element holds after its node's children.
  contents: 't',
  // `["u", identifier, index, text]`: one of several things that an element without children of its node holds.
  text: 'u',
  // `["A", address, depth, title]`: the address, the number of pages and the title of what is shown.
  location: 'A',
  // `["l", address]`: a link is to be opened in another window.
  open: 'l',
  // `["N", text]`: what the live region is to speak.
  announce: 'N',
  // `["S", node, anchor]`: a node to scroll to: 0 start, 1 middle, 2 end, -1 nearest.
  scroll: 'S',
  // `["L", container, questions]`: sizes that a layout asks about.
  measure: 'L',
  // `["c", identifier, isChecked]`: a check box's state.
  checked: 'c',
  // `["x", identifier, element]`: another element in place of one, around the same children.
  replace: 'x',
  // `["o", node, received]`: the program moved the focus, knowing of the actions up to a number.
  focus: 'o',
  // `["n", number]`: all actions up to this number were carried out.
  received: 'n',
  // `["M", number, node, items]`: a field's edit menu; without lines where it has none.
  menu: 'M',
  // `["C", text, html?]`: text for the browser's clipboard.
  copy: 'C',
  // `["V"]`: asks for the text on the browser's clipboard.
  askForClipboard: 'V',
  // `["U", dialog, accepted, takesSeveral, limit]`: the browser asks for files to send, so many bytes in all.
  chooseFiles: 'U',
  // `["D", name, type, data]`: a file that the browser saves, in base 64.
  download: 'D',
  // `["P", request, script, options]`: a passkey is to sign or to be made, by the script and with the options of
  // Web Authentication in JSON; without options the request is cancelled.
  authorize: 'P',
  // `["G", node, forms]`: the types and texts of what is dragged, one after the other.
  dragData: 'G',
  // `["b", identifier, origins, timing]`: an animation from these styles to the current one.
  animate: 'b',
  // `["F", identifier, timing]`: an element moves from the place of the one that it replaces.
  fly: 'F',
  // `["B", identifier]`: an element's animations end at once.
  stopAnimations: 'B',
  // `["g", node, target, timing]`: a node is removed with an animation to the target.
  leave: 'g',
  // `["k", field, sequence]`: a report was carried out as it is.
  acknowledged: 'k',
  // `["f", field, sequence, version, start, end, text, anchor, head, isRewritten, runs?]`: the text that differs
  // from the one reported, and whether the program has made it of that.
  spliced: 'f',
  // `["s", field, sequence, version, text, anchor, head, runs?]`: the whole text, null for what the field holds.
  set: 's',
  // `["q", field, sequence, version, count, anchor, head]`: a secure text, as its count of characters.
  marks: 'q',
  // `["?", field]`: the report could not be placed: the whole text is wanted.
  unplaced: '?',
});
