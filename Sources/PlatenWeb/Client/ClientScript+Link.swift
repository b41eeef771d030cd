#if Web
extension ClientScript {
  /// The connection, and the actions that have to be carried out exactly once.
  static let link = #"""
    const meta = (name) => document.querySelector(`meta[name="platen-${name}"]`);
    const session = { view: meta('view').content, epoch: meta('epoch').content };
    // A page that is loaded again goes on where it was; a copy of it in another tab starts anew.
    if (performance.getEntriesByType('navigation')[0]?.type === 'reload') {
      session.view = sessionStorage.getItem('platen-view') ?? session.view;
    }
    let socket = null;
    let isWelcome = false;
    let attempts = 0;
    let retry = null;
    let waitsForPerson = false;

    const isOpen = () => isWelcome && socket !== null && socket.readyState === WebSocket.OPEN;

    function send(message) { socket.send(JSON.stringify(message)); }

    // What was done and is not known to have arrived, each with its number.
    let actions = [];
    let lastAction = 0;
    let lastFocusAction = 0;

    function act(kind, ...values) {
      flush();
      lastAction += 1;
      const message = [kind, lastAction, ...values];
      actions.push(message);
      if (kind === 'o') lastFocusAction = lastAction;
      if (isOpen()) send(message);
      else wake();
    }

    function connect() {
      retry = null;
      waitsForPerson = false;
      const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;
      const opened = socket = new WebSocket(address);
      opened.onopen = () => send(['h', protocolVersion, session.view, session.epoch]);
      opened.onmessage = (event) => {
        if (opened === socket) receive(JSON.parse(event.data));
      };
      opened.onclose = (event) => {
        if (opened === socket) closed(event.code);
      };
    }

    function closed(code) {
      isWelcome = false;
      socket = null;
      closeMenu(true);
      // 4000: left alone too long. 4001: the page is open elsewhere. Both wait until somebody is here.
      // 4002: the program is a newer one, which nothing but a new page understands.
      if (code === 4002) {
        retry = null;
        return tell('The program has changed. Load the page again.');
      }
      waitsForPerson = code === 4000 || code === 4001;
      if (waitsForPerson) {
        tell(code === 4001 ? 'This page is open in another place.' : 'The session has ended. What you typed is kept.');
        return;
      }
      attempts += 1;
      if (attempts > 3) tell('The connection is lost. What you type is kept.');
      const delay = Math.min(50 * 2 ** Math.min(attempts, 7), 4000) * (0.75 + Math.random() / 2);
      retry = setTimeout(connect, delay);
    }

    /** Somebody is here: no more waiting. */
    function wake() {
      if (socket !== null) return;
      if (!waitsForPerson && retry === null) return;
      if (retry !== null) {
        if (attempts < 4) return;
        clearTimeout(retry);
      }
      connect();
    }

    function tell(text) {
      const status = byId('status');
      if (status && status.textContent !== text) status.textContent = text;
    }
    """#
}
#endif
