// Keys in the lists of menus, as WAI-ARIA's pattern of a menu has them.

import { isRightToLeft } from './elements.js';

/**
 * Where a key leads from a line of a menu: into the menu that it opens (true), which is at its end, or back (false).
 * @param {string} key
 * @param {Element} line
 * @returns {boolean | undefined} undefined for other keys
 */
export function leadsIn(key, line) {
  if (key === 'ArrowLeft') return isRightToLeft(line);
  return key === 'ArrowRight' ? !isRightToLeft(line) : undefined;
}

/**
 * The line that a key leads to from the one with the focus; undefined where it leads nowhere.
 * @param {string} key
 * @param {HTMLElement[]} lines those that can be chosen
 * @returns {HTMLElement | undefined}
 */
export function lineFor(key, lines) {
  const place = lines.findIndex((line) => line === document.activeElement);
  if (key === 'ArrowDown') return lines[place + 1] ?? lines[0];
  if (key === 'ArrowUp') return lines.at(Math.max(place, 0) - 1);
  if (key === 'Home') return lines[0];
  if (key === 'End') return lines.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const wanted = key.toLowerCase();
  const following = [...lines.slice(place + 1), ...lines.slice(0, place + 1)];
  return following.find((line) => (line.textContent ?? '').trim().toLowerCase().startsWith(wanted));
}
