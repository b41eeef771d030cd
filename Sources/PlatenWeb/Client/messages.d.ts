// Written by Scripts/messages from Protocol/messages.json.

import type { Content, ElementSpec, MenuItem, SentRun, Style, Timing } from './types';

/** What a report to the program holds, by its code. */
export interface ReportValues {
  /** the first message of a connection, but for what is late */
  h: [
    version: number, view: string, epoch: string, address?: string, former?: string, isReload?: boolean
  ];
  /** what follows up to hello is what the page before has sent to its view, and may have arrived already */
  b: [
    view: string
  ];
  /** an edit by the user */
  e: [
    field: number, sequence: number, base: number, start: number, end: number, text: string, length: number,
    anchor: number, head: number, kind?: string, ...rest: (string | number)[]
  ];
  /** the whole text, after an interruption; with a base not in place of what was typed on another page since */
  v: [
    field: number, sequence: number, base: number, text: string, markCount: number | null, anchor: number, head:
    number
  ];
  /** the browser has the text of the base */
  z: [
    field: number, sequence: number, base: number
  ];
  /** the same in the other direction */
  Z: [
    field: number, sequence: number, base: number
  ];
}

/** What an action of the user holds behind its number, by its code. */
export interface ActionValues {
  /** the focus has moved; -1 for none */
  o: [
    node: number
  ];
  /** the focus is where the program has moved it; -1 for none */
  f: [
    node: number
  ];
  /** the size of a view and where it is in the window, in pixels */
  G: [
    node: number, width: number, height: number, x: number, y: number
  ];
  /** which part of the unloaded rows is near the visible area, in thousandths */
  N: [
    node: number, from: number, to: number
  ];
  /** the proposed size of a layout, -1 for none, and the requested sizes */
  L: [
    node: number, width: number, height: number, sizes: string
  ];
  /** a button or a row is pressed */
  p: [
    node: number
  ];
  /** a button that observes it is held down, or released */
  Q: [
    node: number, isHeld: boolean
  ];
  /** a toggle is set */
  t: [
    node: number, isOn: boolean
  ];
  /** a control's value in HTML's own terms */
  s: [
    node: number, value: string
  ];
  /** what was chosen before a restart; not in place of a choice made on another page since */
  k: [
    node: number, value: string
  ];
  /** the same while it is still being moved */
  S: [
    node: number, value: string
  ];
  /** Return in a field */
  r: [
    node: number
  ];
  /** the pointer over a gesture, in pixels */
  P: [
    node: number, phase: number, x: number, y: number, clicks: number
  ];
  /** the pointer comes or leaves */
  H: [
    node: number, isInside: boolean
  ];
  /** where the pointer is over the node, in pixels */
  J: [
    node: number, x: number, y: number
  ];
  /** a key that types nothing */
  x: [
    name: string, modifiers: number
  ];
  /** the edit menu of a field */
  m: [
    node: number, canPaste: boolean
  ];
  /** a choice in a menu, -1 for none */
  c: [
    menu: number, line: number, text?: string, html?: string
  ];
  /** a key that the program receives first */
  K: [
    name: string, characters: string, modifiers: number, isRepeated: boolean
  ];
  /** such a key was released; without a name, which modifiers are held down now */
  U: [
    name: string, characters: string, modifiers: number
  ];
  /** the selection of a text with attributes gets a trait, or loses it */
  B: [
    node: number, trait: string
  ];
  /** the selection was copied; the browser has it on the clipboard */
  Y: [
    node: number
  ];
  /** a paste with markup into a text with attributes */
  V: [
    node: number, text: string, html: string
  ];
  /** the text on the clipboard, as it was asked for */
  R: [
    text: string
  ];
  /** the browser's history has moved to an address, relative to the page's own path, and to a number of pages
   * */
  A: [
    address: string, depth: number
  ];
  /** a part of a file that the user has chosen, in base 64; files are counted from 0 */
  F: [
    dialog: number, file: number, name: string, data: string
  ];
  /** a dialog for files is over, all parts were sent; -1 where the user has cancelled it */
  E: [
    dialog: number, count: number
  ];
  /** a view that can be dragged is pressed: the page asks for what is dragged */
  D: [
    node: number
  ];
  /** what is dragged is over a view that takes it, in pixels; -1 for none */
  O: [
    node: number, x: number, y: number
  ];
  /** what is dragged is dropped; the type is empty for what the page drags itself, and `Files` for files, which
   * the server then asks for: the data are their types, with commas */
  T: [
    node: number, x: number, y: number, type: string, data: string
  ];
  /** the page drags nothing any more */
  X: [];
  /** a search in the text of the focused editor */
  g: [
    isReplacing: boolean
  ];
  /** the answer to a request for a passkey, in base 64, or the name of the browser's error */
  C: [
    request: number, failure: string, id: string, clientData: string, data: string, signature: string, user:
    string
  ];
  /** the window and the user's settings */
  W: [
    isNarrow: boolean, isDark: boolean, isStill: boolean, width: number, height: number, scale: number
  ];
}

/** What an operation of the program holds, by its code. */
export interface OperationValues {
  /** the answer to hello, with the last action that was carried out */
  w: [
    epoch: string, view: string, isResumed: boolean, received: number
  ];
  /** the whole document; the script keeps elements that have not changed */
  R: [
    element: ElementSpec
  ];
  /** a new child */
  i: [
    parent: number, index: number, element: ElementSpec
  ];
  /** a node is gone */
  d: [
    node: number
  ];
  /** a child changes its place */
  m: [
    node: number, parent: number, index: number
  ];
  /** attributes that differ; null removes one */
  a: [
    identifier: string, changes: Record<string, string | null>
  ];
  /** style properties that differ; null removes one */
  y: [
    identifier: string, changes: Record<string, string | null>
  ];
  /** what an element holds after its node's children */
  t: [
    identifier: string, contents: string | Content[]
  ];
  /** one of several things that an element without children of its node holds */
  u: [
    identifier: string, index: number, text: string
  ];
  /** the address, the number of pages and the title of what is shown */
  A: [
    address: string, depth: number, title: string
  ];
  /** a link is to be opened in another window */
  l: [
    address: string
  ];
  /** what the live region is to speak */
  N: [
    text: string
  ];
  /** a node to scroll to: 0 start, 1 middle, 2 end, -1 nearest */
  S: [
    node: number, anchor: number
  ];
  /** sizes that a layout asks about */
  L: [
    container: number, questions: string
  ];
  /** a check box's state */
  c: [
    identifier: string, isChecked: boolean
  ];
  /** another element in place of one, around the same children */
  x: [
    identifier: string, element: ElementSpec
  ];
  /** the program moved the focus, knowing of the actions up to a number */
  o: [
    node: number, received: number
  ];
  /** all actions up to this number were carried out */
  n: [
    number: number
  ];
  /** a field's edit menu; without lines where it has none */
  M: [
    number: number, node: number, items: MenuItem[]
  ];
  /** text for the browser's clipboard */
  C: [
    text: string, html?: string
  ];
  /** asks for the text on the browser's clipboard */
  V: [];
  /** the browser asks for files to send, so many bytes in all */
  U: [
    dialog: number, accepted: string, takesSeveral: boolean, limit: number
  ];
  /** a file that the browser saves, in base 64 */
  D: [
    name: string, type: string, data: string
  ];
  /** a passkey is to sign or to be made, by the script and with the options of Web Authentication in JSON;
   * without options the request is cancelled */
  P: [
    request: number, script: string, options: string
  ];
  /** the types and texts of what is dragged, one after the other */
  G: [
    node: number, forms: string[]
  ];
  /** an animation from these styles to the current one */
  b: [
    identifier: string, origins: Style | Style[], timing: Timing
  ];
  /** an element moves from the place of the one that it replaces */
  F: [
    identifier: string, timing: Timing
  ];
  /** an element's animations end at once */
  B: [
    identifier: string
  ];
  /** a node is removed with an animation to the target */
  g: [
    node: number, target: Style, timing: Timing
  ];
  /** a report was carried out as it is */
  k: [
    field: number, sequence: number
  ];
  /** the text that differs from the one reported, and whether the program has made it of that */
  f: [
    field: number, sequence: number, version: number, start: number, end: number, text: string, anchor: number,
    head: number, isRewritten: boolean, runs?: SentRun[]
  ];
  /** the whole text, null for what the field holds */
  s: [
    field: number, sequence: number, version: number, text: string | null, anchor: number, head: number, runs?:
    SentRun[]
  ];
  /** a secure text, as its count of characters */
  q: [
    field: number, sequence: number, version: number, count: number, anchor: number, head: number
  ];
  /** the report could not be placed: the whole text is wanted */
  '?': [
    field: number
  ];
}
