"""What the driver of the browser has carried out in the page."""

FIND = r"""
const wanted = arguments[0];
const named = (element) => element.getAttribute('aria-label')
  ?? [...(element.labels ?? [])].map((label) => label.textContent.trim()).join(' ');
const all = [...document.querySelectorAll('input, textarea, rich-editor, button, a.button')];
return all.find((element) => named(element) === wanted)
  ?? all.find((element) => ['a', 'button'].includes(element.localName) && (element.textContent.trim() === wanted
    || element.querySelector('[aria-label]')?.getAttribute('aria-label') === wanted)) ?? null;
"""

WORDS = r"""
const seen = (element) => element.checkVisibility({ opacityProperty: true });
const fields = [...document.querySelectorAll('input, textarea')].filter(seen);
const images = [...document.querySelectorAll('[aria-label]')].filter(seen);
return [document.body.innerText, ...fields.map((f) => f.value),
  ...fields.filter((f) => !f.value).map((f) => f.placeholder),
  ...images.map((i) => i.getAttribute('aria-label'))].join('\n');
"""

ELEMENT = r"""
const wanted = arguments[0];
const named = (e) => e.getAttribute('aria-label') ?? ([...(e.labels ?? [])].map((l) => l.textContent.trim()).join(' ')
  || e.placeholder || '');
// The text of an editor is no name.
const words = (e) => e.localName === 'rich-editor' ? '' : e.textContent.trim()
  || (e.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '');
const all = [...document.querySelectorAll(
  'input, textarea, rich-editor, button, select, summary, a.button, [role=button]')]
  .filter((e) => !e.closest('[inert], .unseen') && e.checkVisibility()).reverse();
const is = (e) => named(e) === wanted || words(e) === wanted || e.placeholder === wanted;
return all.find(is) ?? all.find((e) => words(e).includes(wanted)) ?? null;
"""

# The first text of a wording, also of a view that is no control, such as one with a gesture.
TEXT = r"""
return [...document.querySelectorAll('main .text')]
  .find((e) => e.checkVisibility() && e.textContent.trim() === arguments[0]);
"""

TRAFFIC = r"""
// What of the page's messages is not answered yet. Actions have a number that counts up and is answered by
// ["n", number]; an edit has a field and a sequence, answered by a field's state. It may begin before the page's own
// script or behind it.
if (!window.traffic) (() => {
  // Behind the script the welcome may have been received before this listens.
  let isLate = document.readyState === 'complete', isWelcome = false, sent = 0, received = 0;
  const edits = new Map();
  const answers = ['k', 'f', 's', 'q', '?'];
  const followed = new WeakSet();
  const arrived = (event) => {
    for (const [name, first, second, isResumed, last] of JSON.parse(event.data)) {
      if (name === 'w') {
        isWelcome = true;
        edits.clear();
        received = last;
        sent = last;
      } else if (name === 'n') {
        received = Math.max(received, first);
        // What was sent before an action is carried out before it; its field may be removed.
        for (const [field, edit] of edits) if (edit.after < received) edits.delete(field);
      } else if (name === '?' || (answers.includes(name) && second >= edits.get(first)?.sequence)) {
        edits.delete(first);
      }
    }
  };
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    if (!followed.has(this)) {
      followed.add(this);
      // Before the page's own listener, which may send something.
      this.addEventListener('message', arrived, true);
    }
    const [name, first, second] = JSON.parse(data);
    if (['e', 'v', 'z', 'Z'].includes(name)) edits.set(first, { sequence: second, after: sent });
    else if (name !== 'h' && name !== 'b') sent = Math.max(sent, first);
    send.call(this, data);
  };
  window.WebSocket = class extends WebSocket {
    constructor(...values) {
      super(...values);
      isWelcome = isLate = false;
    }
  };
  window.traffic = () => {
    isWelcome ||= isLate && history.state?.id !== undefined;
    // For a removed field the answer is its removal.
    const open = [...edits.keys()].filter((field) => document.getElementById(`n${field}`));
    return { answered: isWelcome && received >= sent && open.length === 0, sent, received, open };
  };
})();
"""
