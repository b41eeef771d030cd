// The connection between the page and the program's side: what is sent arrives in its order, late, several messages at
// once or each by itself; when the connection is cut, a part of what was under way arrives and the rest is lost.

export class Network {
  #clock;
  #peer;
  #below;
  #slowest;
  #socket = null;
  /** When the last message of each direction arrives: none overtakes another. */
  #due = { up: 0, down: 0 };
  /** A message that is under way belongs to the connection with this number. */
  #number = 0;
  #view = '';
  /** How often the connection was cut, and how many messages went each way. */
  counts = { cuts: 0, up: 0, down: 0, lost: 0 };

  /**
   * `peer` carries out a request and returns the messages that the program has sent; `slowest` is the longest time that
   * something is on its way, in milliseconds.
   */
  constructor(clock, peer, below, slowest) {
    this.#clock = clock;
    this.#peer = peer;
    this.#below = below;
    this.#slowest = slowest;
  }

  open(socket) {
    this.#socket = socket;
    this.#number += 1;
    this.#due = { up: 0, down: 0 };
    const number = this.#number;
    socket.send = (text) => this.#carry('up', number, () => this.#arrive(number, text));
    this.#clock.after(this.#below(this.#slowest + 1), () => {
      if (number !== this.#number || socket !== this.#socket) return;
      socket.readyState = 1;
      socket.onopen();
    });
  }

  #carry(way, number, deliver) {
    // A pause of its own or together with what is under way.
    const delay = this.#below(3) === 0 ? 0 : this.#below(this.#slowest + 1);
    const due = Math.max(this.#clock.now + delay, this.#due[way]);
    this.#due[way] = due;
    this.counts[way] += 1;
    this.#clock.after(due - this.#clock.now, () => {
      // Of a connection that is cut, what is still to come is lost.
      if (number === this.#number && this.#socket) deliver();
      else this.counts.lost += 1;
    });
  }

  #arrive(number, text) {
    const isHello = JSON.parse(text)[0] === 'h';
    const answers = isHello ? this.#peer(this.#view ? 'resume' : 'open') : this.#peer(`message ${text}`);
    if (isHello) this.#view = 'open';
    for (const answer of answers) {
      this.#carry('down', number, () => this.#socket.onmessage({ data: JSON.stringify(answer) }));
    }
  }

  get isOpen() { return this.#socket?.readyState === 1; }

  /** Ends the connection: the page knows at once, and opens another when its timer is due. */
  cut() {
    const socket = this.#socket;
    if (!socket) return;
    this.counts.cuts += 1;
    this.#socket = null;
    this.#number += 1;
    socket.readyState = 3;
    socket.onclose({ code: 1006 });
  }
}
