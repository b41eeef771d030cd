// Files that the user chooses for the program, and those that the program gives the browser to save.

import { act, announce, link } from './link.js';
import { toPage, toServer } from './messages.js';

/** How many bytes of a file are in one message. */
const partBytes = 3 << 16;

/** The bytes that are sent without pauses; after them the server's limit of bytes a second is kept to. */
const quickBytes = 8 << 20;

/** Files that the user has dropped; the server asks for them as for those of a dialog. */
export const dropped = {
  /** @type {File[]} */
  files: [],
};

const fileDialogs = {
  /**
   * The input of the dialog that is open.
   * @type {HTMLInputElement | null}
   */
  shown: null,
};

/** @param {number} milliseconds */
function pause(milliseconds) { return new Promise((resolve) => { setTimeout(resolve, milliseconds); }); }

/** @param {Uint8Array} bytes */
function base64(bytes) {
  let text = '';
  for (let start = 0; start < bytes.length; start += 1 << 13) {
    text += String.fromCharCode(...bytes.subarray(start, start + (1 << 13)));
  }
  return btoa(text);
}

/**
 * @param {number} dialog
 * @param {File[]} files
 * @param {number} limit
 */
async function sendFiles(dialog, files, limit) {
  const { view } = link.session;
  let sent = 0;
  if (files.reduce((sum, file) => sum + file.size, 0) > limit) {
    announce('The files are too large.');
    act(toServer.filesChosen, dialog, -1);
    return;
  }
  for (const [index, file] of files.entries()) {
    let start = 0;
    do {
      const part = new Uint8Array(await file.slice(start, start + partBytes).arrayBuffer());
      act(toServer.filePart, dialog, index, file.name, base64(part));
      start += partBytes;
      sent += part.length;
      if (sent > quickBytes) await pause(100);
      // What the program has not taken is kept for another connection, and what is typed meanwhile comes after it: that
      // is one part.
      while (link.actions.length > 0) await pause(20);
      // A program that was started again has asked for no file.
      if (link.session.view !== view) throw new Error();
    } while (start < file.size);
  }
  act(toServer.filesChosen, dialog, files.length);
}

/**
 * @param {number} dialog
 * @param {File[]} files
 * @param {number} limit
 */
function offerFiles(dialog, files, limit) {
  sendFiles(dialog, files, limit).catch(() => {
    announce('A file can’t be read.');
    act(toServer.filesChosen, dialog, -1);
  });
}

/**
 * Opens the browser's dialog. It does so only where the user has just pressed something.
 * @param {HTMLInputElement} input
 */
function openDialog(input) {
  // The types of the DOM do not have it yet.
  const user = /** @type {{ userActivation?: { isActive: boolean } }} */ (navigator);
  if (user.userActivation?.isActive !== false) {
    input.click();
    return;
  }
  announce('Press a key or click to choose files.');
  for (const kind of ['keydown', 'pointerup']) {
    addEventListener(kind, () => {
      if (fileDialogs.shown === input && !input.files?.length) input.click();
    }, { once: true });
  }
}

/** @param {HTMLInputElement} input */
function closeDialog(input) {
  input.remove();
  if (fileDialogs.shown === input) fileDialogs.shown = null;
}

/** @type {import('../types').OperationTable} */
export const fileOperations = {
  [toPage.chooseFiles](dialog, accepted, takesSeveral, limit) {
    if (dropped.files.length > 0) return offerFiles(dialog, dropped.files.splice(0), limit);
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accepted;
    input.multiple = takesSeveral;
    input.hidden = true;
    // Where no operation of the program counts it.
    document.documentElement.append(input);
    input.onchange = () => {
      closeDialog(input);
      offerFiles(dialog, Array.from(input.files ?? []), limit);
    };
    input.addEventListener('cancel', () => {
      closeDialog(input);
      act(toServer.filesChosen, dialog, -1);
    });
    if (fileDialogs.shown) closeDialog(fileDialogs.shown);
    fileDialogs.shown = input;
    openDialog(input);
  },
  [toPage.download](name, type, data) {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const address = URL.createObjectURL(new Blob([bytes], { type }));
    const anchor = document.createElement('a');
    anchor.href = address;
    anchor.download = name;
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  },
};
