// The types that several modules of the page's script share.

import type { ActionValues, OperationValues, ReportValues } from './messages';

/** Messages by their code: the code, and what belongs to it. */
type Coded<Values extends Record<keyof Values, unknown[]>> = {
  [Code in keyof Values]: [code: Code, ...values: Values[Code]]
}[keyof Values];

/** An action of the user: its code, its number, and what belongs to it. */
export type Action = {
  [Code in keyof ActionValues]: [code: Code, number: number, ...values: ActionValues[Code]]
}[keyof ActionValues];
/** An action that has no number yet. */
export type NewAction = Coded<ActionValues>;
export type Report = Coded<ReportValues>;
export type Operation = Coded<OperationValues>;
/** What carries out the operations of the program. */
export type OperationTable = { [Code in keyof OperationValues]?: (...values: OperationValues[Code]) => void };

export interface Session { view: string, epoch: string }

/** A replacement: a stretch of the old text, and how long what stands there now is. */
export interface Change { start: number, end: number, length: number }

export type Attributes = Record<string, string>;
export type Style = Record<string, string>;
export type Content = string | ElementSpec;

/** An element as the program describes it; a field's state is its text, a check box's a boolean. */
export type ElementSpec = [
  tag: string, id: string, attributes: Attributes, style: Style, contents: Content[], state?: boolean | FieldState,
];

/** What the server knows of a field. A secure text is represented by its count of characters. */
export type FieldState = [
  text: string | number, anchor: number, head: number, sequence: number, version: number, runs?: SentRun[],
];

export type SentRun = [length: number, wrapper: ElementSpec | null];

/** A stretch of a text with its length, the elements around it, and what they are compared by. */
export interface StyledRun { length: number, wrapper: ElementSpec | null, key: string }
export interface Stretch { text: string, wrapper: ElementSpec | null, key: string }
export interface Segment extends Stretch { node: Text }
export interface Line { element: HTMLElement, text: string, segments: Segment[] | null }

/** An input, a text area or an editor of a text with attributes. */
export interface FieldElement extends HTMLElement {
  value: string;
  defaultValue: string;
  type?: string;
  disabled: boolean;
  readOnly?: boolean;
  selectionStart: number | null;
  selectionEnd: number | null;
  selectionDirection: 'forward' | 'backward' | 'none' | null;
  setRangeText(text: string, start: number, end: number, mode?: SelectionMode): void;
  setSelectionRange(start: number, end: number, direction?: 'forward' | 'backward' | 'none'): void;
  runs?: StyledRun[] | null;
  setRuns?(runs: StyledRun[]): void;
  adopt?(): void;
  tighten?(): void;
}

export interface Field {
  element: FieldElement;
  secure: boolean;
  /** The newest number sent, and the newest that was answered. */
  sequence: number;
  answered: number;
  /** The text that both sides know: the last one sent (base 0) or a version adopted from the server. */
  base: number;
  sent: string;
  sentRuns: StyledRun[] | null | undefined;
  /** The newest text of a secure field that the server has named. */
  marks?: { version: number, count: number };
  anchor: number;
  head: number;
  /** The reports that may not have arrived, what they were made from, and the number of the report before each. */
  unanswered: {
    sequence: number, base: number, sent: string, sentRuns: StyledRun[] | null | undefined, since: number,
    step: Step,
  }[];
  /** Where the server has the selection: put there when the program moves the focus here. */
  serverAnchor: number;
  serverHead: number;
  composing: boolean;
  composeStart: number;
  composed: string;
  /** The whole text at the last step of the composition. */
  composedValue: string;
  /** Whether WebKit has taken out what was composed, and may insert the result. */
  awaitsResult: boolean;
  /** It is to be reported even if nothing differs. */
  forced: boolean;
  /** The last action before the first input that is not reported yet. */
  since: number;
  /** The inputs that are not reported yet, in order. */
  steps: Step[];
  fromCaret: boolean;
  /** The server is to get the whole text. */
  whole: boolean;
  /** The editing core's session of the field, in the state before the next edit. */
  core: Core | null;
}

/** A session of the editing core. */
export interface Core {
  rules: string;
  /** The last action of the focus before it was used last. */
  focusAction: number;
  /** It has seen all edits of its field: the program's history is no longer. */
  isWhole: boolean;
  /** It has made nothing yet, while the program's history has steps of before. */
  isFresh: boolean;
  /** It has edits of before the program has started again, which that can't undo. */
  isOlder: boolean;
  /** It has edited the text: what had been undone before can't be redone, by the program's history either. */
  hasEdited: boolean;
  readonly text: string;
  readonly selection: number[];
  perform(command: string): boolean;
  close(): void;
}

/**
 * A rule of a text: the message, what is compared (0 for what only the program knows), a regular expression, or the
 * bounds of a length.
 */
export type Check = [message: string, kind: number, least?: number | string, most?: number];

/** A field whose text the program has not judged yet. */
export interface Ahead {
  element: FieldElement;
  value: string;
  isTyped: boolean;
  /** The action from which the message is shown; 0 for none. */
  action: number;
  /** What the user has made of the number of faults: 1, 0 or -1. */
  faults: number;
  message: HTMLElement | null;
  undo: (() => void) | null;
}

/** A group whose button the program has not answered. */
export interface Expansion {
  button: HTMLElement;
  isShown: boolean;
  /** As the program knows it. */
  wasShown: boolean;
  /** The newest press. */
  action: number;
  /** Rows that are taken out, and what keeps their places. */
  hidden: [Comment, HTMLElement][];
  /** Rows in the place of those that the program is going to show, and the one of their fields with the focus. */
  standIns: HTMLElement[];
  focused: Element | null;
}

/** The text and the selection after one input, and how the text came. */
export interface Step {
  value: string, anchor: number, head: number, kind: string,
  /** The commands of the editing core that led to it; empty where the browser has edited. */
  commands: string,
  /** It has changed the selection alone. */
  isSelection?: boolean,
}

/** What a report said. */
export interface Reported { text: string, runs: StyledRun[] | null | undefined, anchor: number, head: number }

/** A check box, a control with a value, or a group of radio buttons, which has neither of the three. */
export interface ChoiceElement extends HTMLElement { type: string, value: string, checked: boolean }

/** Typed text, a key, or another action of the user. */
export interface HeldItem {
  text?: string, isPaste?: boolean, key?: string, modifiers?: number, action?: NewAction
  /** Of a field that the user has chosen: what was selected in it. */
  selection?: [anchor: number, head: number]
}
export interface Hold {
  action: number, element: Element | null, cause?: HeldItem, items: HeldItem[],
  /** Where what is held was typed, if the user has chosen another field since, and the program's moves before that. */
  left: Element | null, moves: number,
  /** The field of which the program was asked to undo or redo, if it was. */
  undone?: Field,
}

/** Milliseconds; null repeats for ever. */
export type Timing = [
  duration: number, delay: number, iterations: number | null, alternates: boolean, easing: string, elapsed: number,
];

export type MenuItem = [title: string, flags: number, index: number, children: MenuItem[]];

// What browsers know that the library of the type checker does not.
export interface MovingParent extends HTMLElement { moveBefore?(node: Node, child: Node | null): void }
export interface Checkable extends Element { checkVisibility(): boolean }
export interface PointedDocument {
  caretPositionFromPoint?(x: number, y: number): { offsetNode: Node, offset: number } | null;
  caretRangeFromPoint?(x: number, y: number): Range | null;
}
