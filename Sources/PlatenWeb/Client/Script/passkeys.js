// Performs requests for passkeys (Web Authentication, level 2). A page loads it when its program asks for one.

/** @typedef {{ isAssisted: boolean, get?: RequestOptions, create?: CreationOptions }} PasskeyOptions */
/** @typedef {{ id: string }[]} Credentials */
/**
 * @typedef {PublicKeyCredentialRequestOptions & { challenge: string, allowCredentials: Credentials }} RequestOptions
 */
/**
 * @typedef {PublicKeyCredentialCreationOptions & { challenge: string, user: { id: string },
 *   excludeCredentials: Credentials }} CreationOptions
 */
/** @typedef {(...values: string[]) => void} Answer */

/**
 * The requests on their way, by their numbers.
 * @type {Map<number, { control: AbortController, isAssisted: boolean }>}
 */
const running = new Map();

/** The token by which a browser suggests passkeys in a field. */
const token = ' webauthn';

/** @param {string} text */
function bytesOf(text) { return Uint8Array.from(atob(text), (character) => character.charCodeAt(0)); }

/** @param {ArrayBuffer | null | undefined} buffer */
function textOf(buffer) {
  return btoa([...new Uint8Array(buffer ?? new ArrayBuffer(0))].map((byte) => String.fromCharCode(byte)).join(''));
}

/** Has the fields for an account's name suggest passkeys while a request waits for that. */
function markFields() {
  const isAssisted = [...running.values()].some((request) => request.isAssisted);
  for (const field of document.querySelectorAll('input[autocomplete*="username"]')) {
    const own = (field.getAttribute('autocomplete') ?? '').replace(token, '');
    field.setAttribute('autocomplete', isAssisted ? own + token : own);
  }
}

// A field may come later, and the program may set its attributes again.
document.addEventListener('focusin', () => { if (running.size > 0) markFields(); }, true);

/**
 * @param {PasskeyOptions} options
 * @param {AbortSignal} signal
 */
async function ask({ get, create, isAssisted }, signal) {
  if (!window.PublicKeyCredential || isAssisted
    && !await /** @type {any} */ (PublicKeyCredential).isConditionalMediationAvailable?.()) {
    throw new DOMException('', 'NotSupportedError');
  }
  if (create) {
    const publicKey = { ...create, challenge: bytesOf(create.challenge),
      user: { ...create.user, id: bytesOf(create.user.id) }, excludeCredentials: withBytes(create.excludeCredentials) };
    return navigator.credentials.create({ publicKey, signal });
  }
  const wanted = /** @type {RequestOptions} */ (get);
  const publicKey = { ...wanted, challenge: bytesOf(wanted.challenge),
    allowCredentials: withBytes(wanted.allowCredentials) };
  const mediation = isAssisted ? 'conditional' : 'optional';
  return navigator.credentials.get(/** @type {CredentialRequestOptions} */ ({ publicKey, signal, mediation }));
}

/** @param {Credentials} credentials */
function withBytes(credentials) {
  return credentials.map(({ id }) => ({ type: /** @type {const} */ ('public-key'), id: bytesOf(id) }));
}

/**
 * Performs a request and answers it once; without options, cancels it and answers nothing.
 * @param {number} request
 * @param {string} options
 * @param {Answer} answer
 */
export default async function perform(request, options, answer) {
  const control = new AbortController();
  const before = running.get(request);
  if (!options) {
    running.delete(request);
    before?.control.abort();
    markFields();
    return;
  }
  // A page that has lost its connection gets again what it performs already.
  if (before) return;
  const wanted = /** @type {PasskeyOptions} */ (JSON.parse(options));
  // A document has one request at a time: the newest.
  for (const other of running.values()) other.control.abort();
  running.set(request, { control, isAssisted: wanted.isAssisted });
  markFields();
  /** @type {string[]} */
  let values;
  try {
    const credential = /** @type {PublicKeyCredential} */ (await ask(wanted, control.signal));
    const response = /** @type {AuthenticatorAssertionResponse & AuthenticatorAttestationResponse} */ (
      credential.response);
    values = ['', textOf(credential.rawId), textOf(response.clientDataJSON),
      textOf(response.attestationObject ?? response.authenticatorData), textOf(response.signature),
      textOf(response.userHandle)];
  } catch (error) {
    values = [/** @type {Error} */ (error).name, '', '', '', '', ''];
  }
  // A cancelled one is not there any more.
  if (running.get(request)?.control !== control) return;
  running.delete(request);
  markFields();
  answer(...values);
}
