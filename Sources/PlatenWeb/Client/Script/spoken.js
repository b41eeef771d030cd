// What assistive technology is to say when its user has finished. It follows only a region that is always there, so
// that messages that come and go in the views are repeated in one.

import { all, byId } from './elements.js';

/**
 * What each message has been repeated as.
 * @type {WeakMap<Element, string | null>}
 */
const said = new WeakMap();

/**
 * @param {string} text
 * @param {string} [language]
 */
export function say(text, language) {
  const region = byId('spoken');
  if (!region) return;
  region.lang = language ?? document.documentElement.lang;
  region.textContent = text;
}

/** @param {Element} message */
export function sayMessage(message) {
  if (said.get(message) === message.textContent) return;
  said.set(message, message.textContent);
  say(message.textContent ?? '');
}

/**
 * A message has gone, and is said when it comes back.
 * @param {Element} message
 */
export function unsay(message) { if (said.delete(message)) say(''); }

/**
 * A message that says the same as one that was repeated already is not repeated.
 * @param {Element | null} message
 * @param {Element} repeated
 */
export function noteSaid(message, repeated) {
  if (message && message.textContent === said.get(repeated)) said.set(message, message.textContent);
}

/** Repeats the messages that are new or have changed. */
export function sayMessages() {
  const messages = all('[data-status]');
  const news = messages.filter((message) => said.get(message) !== message.textContent);
  for (const message of news) said.set(message, message.textContent);
  if (news.length > 0 || messages.length === 0) say(news.map((message) => message.textContent).join(' '));
}
