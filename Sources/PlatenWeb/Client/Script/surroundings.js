// The window's size and the user's settings. The width decides whether a form shows labels beside its fields.

import { act, isOpen } from './link.js';
import { toServer } from './messages.js';
import { stillness } from './motion.js';

const narrow = matchMedia('(max-width: 30rem)');
const dark = matchMedia('(prefers-color-scheme: dark)');

/** The last report, and the timer that waits until the window's size no longer changes. */
const reportedSurroundings = { text: '', timer: 0 };

/** A new view has received no report. */
export function forgetSurroundings() { reportedSurroundings.text = ''; }

export function reportSurroundings() {
  const scale = Math.round(devicePixelRatio * 1000);
  /** @type {[isNarrow: boolean, isDark: boolean, isStill: boolean, width: number, height: number, scale: number]} */
  const place = [narrow.matches, dark.matches, stillness.matches, innerWidth, innerHeight, scale];
  if (place.join() === reportedSurroundings.text || !isOpen()) return;
  reportedSurroundings.text = place.join();
  act(toServer.surroundings, ...place);
}

export function listenToSurroundings() {
  addEventListener('resize', () => {
    clearTimeout(reportedSurroundings.timer);
    reportedSurroundings.timer = window.setTimeout(reportSurroundings, 100);
  });
  for (const query of [narrow, dark, stillness]) query.addEventListener('change', reportSurroundings);
}
