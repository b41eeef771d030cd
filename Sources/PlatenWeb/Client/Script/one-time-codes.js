// A one-time code from a text message goes into the field for it, after the browser has asked its user (WebOTP).

import { listen } from './elements.js';
import { isField } from './fields.js';
import { typeInto } from './type-ahead.js';

export function listenForCodes() {
  if (!('OTPCredential' in window)) return;
  let isWaiting = false;
  listen('focusin', async ({ target }) => {
    if (isWaiting || !isField(target) || target.getAttribute('autocomplete') !== 'one-time-code') return;
    isWaiting = true;
    try {
      const options = /** @type {CredentialRequestOptions} */ ({ otp: { transport: ['sms'] } });
      const { code } = /** @type {Credential & { code: string }} */ (await navigator.credentials.get(options));
      if (!target.isConnected) return;
      target.setSelectionRange(0, target.value.length);
      typeInto(target, code, true);
    } catch {
      // The user has refused, or there is no telephone.
    } finally {
      isWaiting = false;
    }
  });
}
