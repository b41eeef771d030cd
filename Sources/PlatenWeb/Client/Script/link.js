// The connection to the program, and the actions that it has not acknowledged.

import { addressOf, byId, meta } from './elements.js';
import { protocolVersion, toServer } from './messages.js';
import { say } from './spoken.js';

/** @typedef {import('../types').Action} Action */
/** @typedef {import('../types').NewAction} NewAction */
/** @typedef {import('../types').Operation} Operation */
/** @typedef {import('../types').Report} Report */
/** @typedef {import('../types').Session} Session */

export const link = {
  /** @type {Session} */
  session: { view: '', epoch: '' },
  /**
   * The view that the page is to continue instead of the one that it was served with, and whether it was reloaded.
   * @type {[view: string, isReload: boolean] | []}
   */
  former: [],
  /** @type {WebSocket | null} */
  socket: null,
  isWelcome: false,
  attempts: 0,
  /** Whether the program has not answered for long, and the timer that finds it. */
  isSilent: false,
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  silence: undefined,
  /** When the first message after the last answer was sent, as `Date.now()` has it; 0 if none was. */
  askedAt: 0,
  /** @type {ReturnType<typeof setTimeout> | null} */
  retry: null,
  waitsForUser: false,
  /** Whether another page is being loaded in the place of this one. */
  isLeaving: false,
  /**
   * The actions that are not acknowledged, each with its number.
   * @type {Action[]}
   */
  actions: [],
  lastAction: 0,
  lastFocusAction: 0,
  /** The last action that is known to be carried out. */
  acknowledged: 0,
  /** How many messages were sent over this connection. */
  sentCount: 0,
  /**
   * What was sent and may not have arrived, each with what had the focus then.
   * @type {[message: Action | Report, focused: Element | null][]}
   */
  unconfirmed: [],
  /**
   * What the page before in this tab has left of that, behind the name of its view: sent ahead of hello.
   * @type {(Action | Report)[]}
   */
  late: [],
};

/** Callbacks of modules that depend on this one. They are set when the page starts. */
export const linkEvents = {
  /** Before an action is sent: what is typed goes first. */
  beforeAction() {},
  /**
   * Whether an action waits behind what is typed before it.
   * @type {(action: NewAction) => boolean}
   */
  holds: (_action) => false,
  /**
   * After an action is noted.
   * @type {(kind: NewAction[0]) => void}
   */
  acted(_kind) {},
  /**
   * A message of the program.
   * @type {(message: Operation[]) => void}
   */
  received(_message) {},
  closed() {},
};

/** Whether messages arrive. */
export function isOpen() { return link.isWelcome && link.socket?.readyState === WebSocket.OPEN; }

/** After how long without an answer the user is told, in milliseconds. */
const longestSilence = 5000;

/** How many characters a slow link carries in a millisecond: what is on its way is not answered yet. */
const slowest = 10;

/** @param {Action | Report} message */
export function send(message) {
  const text = JSON.stringify(message);
  link.socket?.send(text);
  link.sentCount += 1;
  link.unconfirmed.push([message, document.activeElement]);
  expectAnswer(text.length);
}

/** @param {number} length of what is sent */
function expectAnswer(length) {
  link.askedAt ||= Date.now();
  link.silence ??= setTimeout(() => {
    link.isSilent = true;
    announce('The program does not answer. What you type is kept.');
  }, longestSilence + length / slowest);
}

function endSilence() {
  clearTimeout(link.silence);
  link.silence = undefined;
  link.askedAt = 0;
  if (link.isSilent) announce('');
  link.isSilent = false;
}

/**
 * Notes an action without sending it.
 * @param {NewAction} action
 */
export function queueAction(...[kind, ...values]) {
  link.lastAction += 1;
  const message = /** @type {Action} */ ([kind, link.lastAction, ...values]);
  link.actions.push(message);
  if (kind === toServer.focus) link.lastFocusAction = link.lastAction;
  return message;
}

/**
 * Sends an action to the program; again after an interruption until it is processed.
 * @param {NewAction} action
 */
export function act(...action) {
  linkEvents.beforeAction();
  if (linkEvents.holds(action)) return;
  const message = queueAction(...action);
  if (isOpen()) send(message);
  else wake();
  linkEvents.acted(action[0]);
}

/**
 * All actions up to a number are carried out.
 * @param {number} received
 */
export function acknowledge(received) {
  link.actions = link.actions.filter((action) => Number(action[1]) > received);
  link.acknowledged = received;
}

/** A new view has seen no actions. */
export function forgetActions() {
  link.actions = [];
  link.lastAction = link.lastFocusAction = link.acknowledged = 0;
}

export function connect() {
  link.retry = null;
  link.waitsForUser = false;
  // Beside the page: a proxy may serve it below any path.
  const address = new URL('socket', document.baseURI);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const opened = new WebSocket(address);
  link.socket = opened;
  expectAnswer(0);
  opened.onopen = () => {
    const { view, epoch } = link.session;
    const hello = [toServer.hello, protocolVersion, view, epoch, addressOf(), ...link.former];
    link.sentCount = 0;
    for (const message of [...link.late, hello]) opened.send(JSON.stringify(message));
  };
  opened.onmessage = (event) => {
    if (opened !== link.socket) return;
    endSilence();
    linkEvents.received(JSON.parse(event.data));
  };
  opened.onclose = (event) => {
    if (opened === link.socket) closed(event.code);
  };
}

/** @param {number} code */
function closed(code) {
  link.isWelcome = false;
  link.socket = null;
  endSilence();
  linkEvents.closed();
  // 4000: left alone too long. 4001: the page is open elsewhere. Both wait for user input.
  // 4002: the program is a newer one, which nothing but a new page understands.
  if (code === 4002) {
    announce('The program has changed. Load the page again.');
    return;
  }
  link.waitsForUser = code === 4000 || code === 4001;
  if (link.waitsForUser) {
    announce(code === 4001 ? 'This page is open in another place.' : 'The session has ended. What you typed is kept.');
    return;
  }
  link.attempts += 1;
  if (link.attempts > 3) announce('The connection is lost. What you type is kept.');
  link.retry = setTimeout(connect, retryDelay(link.attempts, Math.random()));
}

/**
 * How long to wait before the next attempt, in milliseconds: doubling up to four seconds, spread by a quarter.
 * @param {number} attempts
 * @param {number} chance from 0 to 1
 */
export function retryDelay(attempts, chance) {
  return Math.min(50 * 2 ** attempts, 4000) * (0.75 + chance / 2);
}

/** Reconnects at once, on user input. */
export function wake() {
  if (link.socket !== null) return;
  if (!link.waitsForUser && link.retry === null) return;
  if (link.retry !== null) {
    if (link.attempts < 4) return;
    clearTimeout(link.retry);
  }
  connect();
}

/**
 * Shows a message about the connection or the clipboard, in the program's translation if it has one.
 * @param {string} text in English
 */
export function announce(text) {
  const status = byId('status');
  const translation = JSON.parse(meta('words') || '{}')[text];
  const words = translation ?? text;
  if (!status || status.textContent === words) return;
  status.lang = translation ? document.documentElement.lang : 'en';
  status.textContent = words;
  say(words, status.lang);
}
