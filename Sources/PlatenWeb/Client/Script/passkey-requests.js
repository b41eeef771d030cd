// Requests for passkeys: the script that performs them is loaded with the first.

import { act } from './link.js';
import { toPage, toServer } from './messages.js';

/**
 * The answer of the browser.
 * @typedef {[failure: string, id: string, client: string, data: string, signature: string, user: string]} Credential
 */

/** @type {import('../types').OperationTable} */
export const passkeyOperations = {
  [toPage.authorize](request, script, options) {
    /** @type {(...values: Credential) => void} */
    const answer = (...values) => act(toServer.authorized, request, ...values);
    import(new URL(script, document.baseURI).href)
      .then((loaded) => loaded.default(request, options, answer), () => answer('NetworkError', '', '', '', '', ''));
  },
};
