#if Web
extension ClientScript {
  /// Answers: taken over only when they are about the newest text and nothing is being composed.
  static let answers = #"""
    /** Notes an answer; true if its text may be taken over. */
    function takes(field, sequence) {
      field.answered = Math.max(field.answered, sequence);
      return sequence === field.sequence && !field.composing && !isAhead(field);
    }

    function takeOver(field, version, text, anchor, head, looks) {
      setValue(field, text);
      if (looks) field.element.setLooks?.(readLooks(looks));
      if (document.activeElement === field.element) select(field, anchor, head);
      settle(field, version);
      [field.serverAnchor, field.serverHead] = [anchor, head];
      if (document.activeElement !== field.element) [field.anchor, field.head] = [anchor, head];
    }

    const answerOperations = {
      k(node, sequence) {
        withField(node, (field) => {
          field.answered = Math.max(field.answered, sequence);
          // The program has the selection as it was reported.
          if (sequence === field.sequence) [field.serverAnchor, field.serverHead] = [field.anchor, field.head];
        });
      },
      f(node, sequence, version, start, end, text, anchor, head, looks) {
        withField(node, (field) => {
          if (!takes(field, sequence)) return;
          takeOver(field, version, field.sent.slice(0, start) + text + field.sent.slice(end), anchor, head, looks);
        });
      },
      s(node, sequence, version, text, anchor, head, looks) {
        withField(node, (field) => {
          if (takes(field, sequence)) takeOver(field, version, text ?? field.element.value, anchor, head, looks);
        });
      },
      q(node, sequence, version, count, anchor, head) {
        withField(node, (field) => {
          if (!takes(field, sequence)) return;
          const value = field.element.value;
          takeOver(field, version, clusters(value).length === count ? value : mark.repeat(count), anchor, head);
        });
      },
      '?'(node) {
        withField(node, (field) => {
          field.answered = field.sequence;
          field.whole = true;
        });
      },
    };

    function withField(node, body) {
      const element = byNode(node);
      if (!isField(element)) return;
      const field = fieldOf(element);
      body(field);
      report(field);
    }
    """#
}
#endif
