// Notes what is typed while a page is loaded, before its script is there to give a field the focus: a page that has a
// focus already, or one that was shown before, whose focus may be known to the page before it or to another view alone.
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

if (history.state || document.querySelector('[name=platen-focus]')) {
  addEventListener('keydown', note, true);
  keys.end = () => removeEventListener('keydown', note, true);
  Object.assign(window, { earlyKeys: keys });
}
