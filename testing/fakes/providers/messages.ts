import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** A message as it goes over the wire. */
export interface Message {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A message and what became of it; no status while nobody answered. */
export interface SentMessage extends Message {
  status: number | null;
}

/** The messages that a provider sends by itself, and what may happen to them on the way. */
export class Messages {
  /** All messages that left, in order, repeats too. */
  readonly sent: SentMessage[] = [];
  /** How often each is sent; once by default. */
  copies = 1;
  /** While true, messages wait for `release`. */
  isHeld = false;
  /** While true, messages get lost. */
  isLost = false;
  /** The messages that wait: held messages, and those that were not answered well. */
  #waiting: (() => Message)[] = [];
  #round: Promise<void> = Promise.resolve();

  /**
   * Sends a message. It is written when it leaves: a signature carries that moment.
   */
  send(write: () => Message): void {
    if (this.isLost) return;
    this.#waiting.push(write);
    if (!this.isHeld) this.release();
  }

  /** Sends what waits, in order or the last one first. */
  release(order: 'IN_ORDER' | 'REVERSED' = 'IN_ORDER'): void {
    this.isHeld = false;
    const due = order === 'REVERSED' ? this.#waiting.toReversed() : this.#waiting;
    this.#waiting = [];
    this.#round = this.#deliverAfter(this.#round, due);
  }

  /** Sends again what nobody took; leaves what is held. */
  retry(): void {
    if (!this.isHeld && this.#waiting.length > 0) this.release();
  }

  /** Waits until everything that left was answered. */
  async settled(): Promise<void> {
    let round: Promise<void>;
    do {
      round = this.#round;
      await round;
    } while (round !== this.#round);
  }

  /** Returns the messages that wait. */
  get waiting(): readonly Message[] {
    return this.#waiting.map((write) => write());
  }

  async #deliverAfter(before: Promise<void>, due: readonly (() => Message)[]): Promise<void> {
    await before;
    for (const write of due) await this.#deliver(write);
  }

  async #deliver(write: () => Message): Promise<void> {
    let answered = false;
    for (let copy = 0; copy < this.copies; copy += 1) {
      const message: SentMessage = { ...write(), status: null };
      this.sent.push(message);
      message.status = await post(message);
      answered ||= message.status !== null && message.status < 300;
    }
    // as a real provider, it keeps what nobody took and sends it later
    if (!answered) this.#waiting.push(write);
  }
}

const TIMEOUT_MILLIS = 15_000;

/** Sends a message, and returns the status of the answer; null when nobody answers. */
async function post({ url, body, headers }: Message): Promise<number | null> {
  const { hostname, host, port, pathname, search } = new URL(url);
  const call = request({
    // as in a browser, every name below localhost is this machine
    host: hostname.endsWith('.localhost') ? '127.0.0.1' : hostname,
    port,
    path: `${pathname}${search}`,
    method: 'POST',
    headers: { ...headers, host, 'content-length': Buffer.byteLength(body) },
    signal: AbortSignal.timeout(TIMEOUT_MILLIS),
  });
  try {
    const answered = once(call, 'response');
    call.end(body);
    const [answer]: IncomingMessage[] = await answered;
    for await (const _ of answer ?? []);
    return answer?.statusCode ?? null;
  } catch {
    return null;
  }
}
