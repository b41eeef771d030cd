// What has the focus, as the program learns of it.

import { Clock, dispatch, fieldsOf, furnish } from './random-page.mjs';
import { connected } from './page.mjs';
import assert from 'node:assert/strict';
import test from 'node:test';

import { listenToFocus } from '../../Sources/PlatenWeb/Client/Script/focus.js';
import { link } from '../../Sources/PlatenWeb/Client/Script/link.js';
import { toServer } from '../../Sources/PlatenWeb/Client/Script/messages.js';
import { listenToTyping } from '../../Sources/PlatenWeb/Client/Script/typing.js';

furnish(new Clock(), () => {});
listenToTyping();
listenToFocus();

for (const hasFocus of [true, false]) {
  test(`a window ${hasFocus ? 'with' : 'without'} the focus`, () => {
    const sent = connected(link);
    document.hasFocus = () => hasFocus;
    const node = hasFocus ? 8 : 9;
    const [element] = fieldsOf(['input', `n${node}`, { class: 'field', 'aria-label': 'Note' }, {}, [], ['']]);
    document.activeElement = element;
    if (hasFocus) dispatch('focusin', element);
    for (const data of 'ab') {
      dispatch('keydown', element, { key: data });
      const values = { inputType: 'insertText', data };
      dispatch('beforeinput', element, values);
      element.setRangeText(data, element.selectionStart, element.selectionEnd, 'end');
      dispatch('input', element, values);
    }
    const ofField = sent.filter((message) => message.slice(1, 3).includes(node)).map(([kind]) => kind);
    assert.deepEqual(ofField, [toServer.focus, toServer.edit], 'the program knows of the focus before the text');
  });
}
