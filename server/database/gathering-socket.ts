import { Socket } from 'node:net';

type Written = (error?: Error | null) => void;

/**
 * A socket that sends what is written while one thing happens (an answer came, a request came, with all promises that follow)
 * together. The statements that an action asks for at once then cost one system call, not one each, and `begin` travels with
 * the first of them. It does not wait for other things to happen: locks would be held for longer.
 */
export class GatheringSocket extends Socket {
  #gathering = false;

  constructor() {
    super();
    // a socket that connects is given the usual way to write by Node, in front of ours
    this.once('connect', () => Reflect.deleteProperty(this, 'write'));
  }

  override write(
    data: string | Uint8Array,
    encoding?: BufferEncoding | Written,
    written?: Written,
  ): boolean {
    this.#gather();
    if (typeof encoding === 'string') return super.write(data, encoding, written);
    return super.write(data, encoding ?? written);
  }

  #gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    this.cork();
    // from within a promise, a tick comes when no more of them are ready
    queueMicrotask(() => process.nextTick(() => this.#send()));
  }

  #send(): void {
    this.#gathering = false;
    this.uncork();
  }
}
