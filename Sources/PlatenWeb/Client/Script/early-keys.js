// Notes what is typed while a page that has a focus is loaded, before its script is there to give a field the focus.
//
// It is in the document itself, ahead of what the page waits for, and its policy for content admits it by its hash
// (Content Security Policy Level 3, 8.4).

/** @typedef {import('../types').HeldItem} HeldItem */

/** @type {HeldItem[] & { end?: () => void }} */
const keys = [];

/** @param {KeyboardEvent} event */
function note(event) {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || document.activeElement !== document.body) return;
  if (!/^(.|Backspace|Enter)$/u.test(key)) return;
  event.preventDefault();
  keys.push(/^.$/u.test(key) ? { text: key } : { key });
}

addEventListener('keydown', note, true);
keys.end = () => removeEventListener('keydown', note, true);
Object.assign(window, { earlyKeys: keys });
