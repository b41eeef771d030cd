#if Web
extension ClientScript {
  /// Controls of choices and values: what a person makes of them, and what the program wants them to be.
  static let controls = #"""
    /** Sets a control to the value that its `data-value` says. */
    function showValue(element) {
      const value = element.dataset.value;
      if (element.getAttribute('role') === 'radiogroup') {
        for (const radio of element.querySelectorAll('input')) radio.checked = radio.value === value;
      } else if (element.value !== value) element.value = value;
    }

    const valueControl = (element) => {
      const control = element.closest?.('[data-value]');
      return control && !isField(control) ? control : null;
    };
    const valueOf = (control) => (control.getAttribute('role') === 'radiogroup'
      ? control.querySelector('input:checked')?.value : control.value) ?? '';

    listen('input', (event) => {
      const control = valueControl(event.target);
      if (control?.type === 'range') act('S', nodeOf(control), control.value);
    });

    listen('change', (event) => {
      const control = valueControl(event.target);
      // A date that is not whole yet is nothing to report.
      if (control && valueOf(control) !== '') act('s', nodeOf(control), valueOf(control));
    });

    // Steppers: a key of the whole, or a press of a button in it.
    listen('keydown', (event) => {
      if (!event.target.matches?.('.stepper') || event.altKey || event.ctrlKey || event.metaKey) return;
      const step = { ArrowUp: 1, ArrowRight: 1, '+': 1, ArrowDown: -1, ArrowLeft: -1, '-': -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      act('s', nodeOf(event.target), String(step));
    });

    // Menus.
    const pulldownOf = (element) => element.closest?.('details.pulldown');
    const pulldownLines = (pulldown) => [...pulldown.querySelectorAll('.pulldown-line, .pulldown-more > summary')]
      .filter((line) => !line.disabled && line.checkVisibility());

    listen('click', (event) => {
      const line = event.target.closest?.('.pulldown-line');
      const pulldown = pulldownOf(event.target);
      for (const other of document.querySelectorAll('details.pulldown[open]')) if (other !== pulldown) other.open = false;
      if (!line) return;
      pulldown.open = false;
      pulldown.querySelector('summary').focus();
      const { node, choice, on } = line.dataset;
      if (choice !== undefined) act('s', Number(node), choice);
      else if (on !== undefined) act('t', Number(node), on === 'true');
      else act('p', Number(node));
    });

    // A list that would leave the window below stands above its button.
    listen('toggle', (event) => {
      if (!event.target.matches?.('details.pulldown[open]')) return;
      const list = event.target.querySelector('.pulldown-list');
      list.classList.remove('above');
      const { bottom, height } = list.getBoundingClientRect();
      const { top } = event.target.getBoundingClientRect();
      list.classList.toggle('above', bottom > innerHeight && top > height);
    }, true);

    listen('keydown', (event) => {
      const pulldown = pulldownOf(event.target);
      if (!pulldown) return;
      if (event.key === 'Escape' && pulldown.open) {
        pulldown.open = false;
        pulldown.querySelector('summary').focus();
        event.preventDefault();
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      pulldown.open = true;
      const lines = pulldownLines(pulldown);
      const index = lines.indexOf(document.activeElement);
      lines[index < 0 ? (step > 0 ? 0 : lines.length - 1) : (index + step + lines.length) % lines.length]?.focus();
    });

    // Shortcuts.
    listen('keydown', (event) => {
      if (event.defaultPrevented || event.isComposing) return;
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
      const key = event.key.toLowerCase();
      // A field tells the program of these itself, and what can be pressed is pressed by Return.
      if (isPlain && (!['enter', 'escape'].includes(key) || isField(event.target)
        || (key === 'enter' && event.target.closest?.('button, summary, a, select, input')))) return;
      const name = `${event.ctrlKey || event.metaKey ? 'ctrl+' : ''}${event.altKey ? 'alt+' : ''}`
        + `${event.shiftKey ? 'shift+' : ''}${key}`;
      const target = [...document.querySelectorAll('[data-shortcut]')]
        .find((element) => element.dataset.shortcut === name && !element.disabled);
      if (!target) return;
      event.preventDefault();
      if (target.matches('.pulldown-line')) {
        // The line of a closed menu: the focus stays where it is.
        const { node, on } = target.dataset;
        if (on !== undefined) act('t', Number(node), on === 'true');
        else act('p', Number(node));
        return;
      }
      act('p', nodeOf(target));
    });

    for (const element of document.querySelectorAll('[data-value]')) showValue(element);
    """#
}
#endif
