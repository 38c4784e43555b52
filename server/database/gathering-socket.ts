import { Socket } from 'node:net';

type Written = (error?: Error | null) => void;

/**
 * A socket that sends what is written within one turn of the event loop together. The statements that an action asks for at
 * once then cost one system call, not one each, and `begin` travels with the first of them.
 */
export class GatheringSocket extends Socket {
  #gathering = false;

  override write(data: string | Uint8Array, encoding?: BufferEncoding | Written, written?: Written): boolean {
    this.#gather();
    if (typeof encoding === 'string') return super.write(data, encoding, written);
    return super.write(data, encoding ?? written);
  }

  #gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    this.cork();
    setImmediate(() => {
      this.#gathering = false;
      this.uncork();
    });
  }
}
