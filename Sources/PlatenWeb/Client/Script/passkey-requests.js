// Requests for passkeys: the script that performs them is loaded with the first.

import { act } from './link.js';
import { toPage, toServer } from './messages.js';

export const passkeyOperations = {
  /** @type {(request: number, script: string, options: string) => void} */
  [toPage.authorize](request, script, options) {
    /** @param {string[]} values */
    const answer = (...values) => act(toServer.authorized, request, ...values);
    import(new URL(script, document.baseURI).href)
      .then((loaded) => loaded.default(request, options, answer), () => answer('NetworkError', '', '', '', '', ''));
  },
};
