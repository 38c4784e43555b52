import { Socket } from 'node:net';

type Written = (error?: Error | null) => void;

/**
 * A socket that sends everything written during one event (an answer or a request came, with all
 * promises that follow) together. The simultaneous statements of an action then cost one system
 * call, not one each, and `begin` travels with the first of them. It does not wait for further
 * events: locks would be held for longer.
 */
export class GatheringSocket extends Socket {
  #gathering = false;

  constructor() {
    super();
    // while a socket connects, Node gives it the usual way to write, which hides ours
    this.once('connect', () => Reflect.deleteProperty(this, 'write'));
  }

  override write(
    data: string | Uint8Array,
    encoding?: BufferEncoding | Written,
    callback?: Written,
  ): boolean {
    this.#gather();
    if (typeof encoding === 'string') return super.write(data, encoding, callback);
    return super.write(data, encoding ?? callback);
  }

  #gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    this.cork();
    // from within a promise, a tick comes when no more promises are ready
    queueMicrotask(() => process.nextTick(() => this.#send()));
  }

  #send(): void {
    this.#gathering = false;
    this.uncork();
  }
}
