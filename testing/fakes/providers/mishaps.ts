/** A thing that goes wrong with a call to the provider. */
export interface Mishap {
  /**
   * `ERROR` answers `status` before anything is done. `CUT_BEFORE` closes the connection before
   * anything is done; `CUT_AFTER` does the work, then closes it in the middle of the answer. `SLOW`
   * answers after `millis`.
   */
  readonly kind: 'ERROR' | 'CUT_BEFORE' | 'CUT_AFTER' | 'SLOW';
  readonly status?: number;
  readonly millis?: number;
  /** The method and the path that it happens to, such as `POST /v2/payments`; all by default. */
  readonly to?: RegExp;
  /** How often it happens; once by default. */
  readonly times?: number;
}

/** The mishaps that wait for a call, and what is done before an answer leaves. */
export class Mishaps {
  /** Runs after the work of a call and before its answer: for what overtakes the answer. */
  beforeAnswer: ((call: string) => Promise<void>) | null = null;
  #waiting: { mishap: Mishap; times: number }[] = [];

  add(mishap: Mishap): void {
    this.#waiting.push({ mishap, times: mishap.times ?? 1 });
  }

  clear(): void {
    this.#waiting = [];
    this.beforeAnswer = null;
  }

  /** Takes the mishap of a call, such as `POST /v2/payments`; null when it goes well. */
  take(call: string): Mishap | null {
    const one = this.#waiting.find(
      ({ mishap, times }) => times > 0 && (mishap.to === undefined || mishap.to.test(call)),
    );
    if (one === undefined) return null;
    one.times -= 1;
    return one.mishap;
  }
}
