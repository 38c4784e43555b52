import type { Answer, Call } from '@ribambelle/api/client.ts';
import { MOST_MARKS } from '@ribambelle/domain/attendances/attendance.ts';
import { type KeptMark, KeptMarks, type SentMark } from './kept-marks.ts';

const TRY_AGAIN = 8_000;
const LONGEST_WAIT = 20_000;
/** The most sent marks that are remembered until the register has been read again. */
const MOST_SENT = 400;

/** The marks of the attendance register that a device still has. */
export interface UnsentMarks {
  /** The marks not sent yet, in the order in which they were made. */
  readonly waiting: readonly KeptMark[];
  /** The marks that the server refused, each with the reason. */
  readonly refused: readonly KeptMark[];
  /** The marks sent a moment ago, which a register read earlier does not have. */
  readonly sent: readonly SentMark[];
  /** The error of the last sending; null while all goes well. */
  readonly problem: Error | null;
  /** The number of marks that others of the team left on this device. */
  readonly others: number;
}

/**
 * Keeps the marks of one collaborator on the device and sends them: as soon as they are made, when
 * the connection is back, and every few seconds while there are any. A mark is dropped once the
 * server has confirmed it; a mark sent twice is one mark.
 */
export class MarkSender {
  readonly #call: Call;
  readonly #kept: KeptMarks;
  readonly #done: () => void;
  readonly #watchers = new Set<() => void>();
  #sent: readonly SentMark[] = [];
  #problem: Error | null = null;
  #sending = false;
  #state: UnsentMarks;

  constructor(input: { collaborator: string; call: Call; done: () => void }) {
    this.#call = input.call;
    this.#done = input.done;
    this.#kept = new KeptMarks(input.collaborator);
    this.#state = this.#read();
  }

  /** The current state; the same object until it changes. */
  get state(): UnsentMarks {
    return this.#state;
  }

  /** Calls `listener` at every change until the returned function is called. */
  watch(listener: () => void): () => void {
    this.#watchers.add(listener);
    return () => {
      this.#watchers.delete(listener);
    };
  }

  /** Sends by itself until the returned function is called. */
  start(): () => void {
    const send = () => void this.send();
    const onStorage = () => this.#change();
    const timer = setInterval(send, TRY_AGAIN);
    window.addEventListener('online', send);
    window.addEventListener('storage', onStorage);
    send();
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
      window.removeEventListener('storage', onStorage);
    };
  }

  /** Keeps a mark and sends it. */
  add(mark: Omit<KeptMark, 'refused'>): void {
    this.#kept.keep({ ...mark, refused: null });
    this.#change();
    void this.send();
  }

  /** Drops a refused mark once somebody has read the reason. */
  dismiss({ sent }: KeptMark): void {
    this.#kept.drop(sent);
    this.#change();
  }

  /**
   * Sends the waiting marks in the order in which they were made; ends when all are sent or
   * something went wrong.
   */
  async send(): Promise<void> {
    if (this.#sending || this.#state.waiting.length === 0) return;
    this.#sending = true;
    try {
      while (this.#state.waiting.length > 0) await this.#sendSome();
      this.#problem = null;
    } catch (error) {
      this.#problem = error instanceof Error ? error : new Error(String(error));
    } finally {
      this.#sending = false;
      this.#change();
    }
  }

  async #sendSome(): Promise<void> {
    const some = this.#state.waiting.slice(0, MOST_MARKS);
    const answer = await inTime(
      this.#call('registerAttendances', { marks: some.map(({ sent }) => sent) }),
    );
    for (const mark of some) this.#settle(mark, answer);
    this.#done();
    this.#change();
  }

  /** Drops an accepted mark, and keeps a refused one with the reason. */
  #settle(mark: KeptMark, { outcomes }: Answer<'registerAttendances'>): void {
    const outcome = outcomes.find((one) => one.mark === mark.sent.mark);
    if (outcome === undefined) throw new Error('The server said nothing of a mark');
    if (outcome.refused !== null) {
      this.#kept.keep({ ...mark, refused: outcome.refused });
      return;
    }
    this.#sent = [...this.#sent, mark.sent].slice(-MOST_SENT);
    this.#kept.drop(mark.sent);
  }

  #read(): UnsentMarks {
    const all = this.#kept.all();
    return {
      waiting: all.filter(({ refused }) => refused === null),
      refused: all.filter(({ refused }) => refused !== null),
      sent: this.#sent,
      problem: this.#problem,
      others: this.#kept.othersCount(),
    };
  }

  #change(): void {
    this.#state = this.#read();
    for (const listener of this.#watchers) listener();
  }
}

/** Returns the answer; throws when none comes for so long that the connection must be gone. */
async function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer came')), LONGEST_WAIT);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
