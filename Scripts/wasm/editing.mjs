// Loads the WebAssembly module of the editing core. Strings cross as UTF-8.

import { unicode } from "../../Sources/PlatenWeb/Client/Script/unicode.js";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export async function load(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes, { unicode });
  const module = instance.exports;

  function withText(text, body) {
    const bytes = encoder.encode(text);
    const pointer = module.allocate(bytes.length);
    new Uint8Array(module.memory.buffer, pointer, bytes.length).set(bytes);
    try {
      return body(pointer, bytes.length);
    } finally {
      module.release(pointer);
    }
  }

  function output(length) {
    return length === 0
      ? ""
      : decoder.decode(new Uint8Array(module.memory.buffer, module.textPointer(), length));
  }

  return {
    memory: module.memory,
    setCountries: (rules) => withText(rules, (pointer, length) => module.setCountries(pointer, length)),
    // Null for a malformed description.
    field(spec) {
      const handle = withText(spec, (pointer, length) => module.create(pointer, length));
      if (handle < 0) return null;
      return {
        perform: (command) => withText(command, (pointer, length) => module.perform(handle, pointer, length)),
        setText: (text, keepsCaret) =>
          withText(text, (pointer, length) => module.setText(handle, pointer, length, keepsCaret ? 1 : 0)),
        destroy: () => module.destroy(handle),
        get text() { return output(module.text(handle)); },
        get copied() { return output(module.copied(handle)); },
        get numbers() {
          return [module.anchor(handle), module.head(handle), module.markedStart(handle), module.markedEnd(handle)];
        },
      };
    },
  };
}
