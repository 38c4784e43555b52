import { Worker } from 'node:worker_threads';

/** Milliseconds without an order after which a thread ends, with everything it loaded. */
const IDLE_MILLIS = 30_000;
/**
 * Megabytes for new objects in it: its orders come one by one, and as much room as the server has
 * would stay empty.
 */
const YOUNG = 12;

/** An order to the thread, with the id under which its result comes back. */
export interface Ordered<Order> {
  readonly id: number;
  readonly order: Order;
}
export type Delivered<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly error: string };

interface Waiting<Result> {
  readonly done: (result: Result) => void;
  readonly failed: (error: Error) => void;
}

/**
 * A thread for heavy work that can wait, in a file that calls `workPatiently`: it starts with the
 * first order, works at a lower priority than the threads that answer people, and ends after half a
 * minute without one. Orders and results are data. An error that the work throws, or its end, is an
 * error.
 */
export class PatientThread<Order, Result> {
  readonly #file: URL;
  readonly #waiting = new Map<number, Waiting<Result>>();
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last = 0;

  constructor(file: URL) {
    this.#file = file;
  }

  do(order: Order): Promise<Result> {
    clearTimeout(this.#idle);
    this.#last += 1;
    const message: Ordered<Order> = { id: this.#last, order };
    this.#worker ??= this.#begin();
    const thread = this.#worker;
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { done: resolve, failed: reject });
      thread.ref();
      thread.postMessage(message);
    });
  }

  #begin(): Worker {
    const thread = new Worker(this.#file, {
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
    });
    thread.on('message', (delivered: Delivered<Result>) => this.#settle(delivered));
    thread.on('error', (error) => this.#end(thread, new Error(String(error))));
    thread.on('exit', () =>
      this.#end(thread, new Error('The thread ended before its work was done')),
    );
    return thread;
  }

  #settle(delivered: Delivered<Result>): void {
    const one = this.#waiting.get(delivered.id);
    this.#waiting.delete(delivered.id);
    if ('error' in delivered) one?.failed(new Error(delivered.error));
    else one?.done(delivered.result);
    if (this.#waiting.size > 0) return;
    // an idle thread does not keep the process alive
    this.#worker?.unref();
    this.#idle = setTimeout(() => this.#letGo(), IDLE_MILLIS);
    this.#idle.unref();
  }

  #letGo(): void {
    void this.#worker?.terminate();
    // the next order must not go to a thread that is ending
    this.#worker = null;
  }

  #end(thread: Worker, error: Error): void {
    if (this.#worker !== thread) return;
    this.#worker = null;
    for (const one of this.#waiting.values()) one.failed(error);
    this.#waiting.clear();
  }
}
