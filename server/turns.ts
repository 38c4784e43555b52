import { Refusal } from './refusal.ts';

export interface TurnSettings {
  /** How many have a turn at the same time. */
  readonly at_once: number;
  /** How many may wait for theirs; one more is refused. */
  readonly most_waiting?: number;
  /** Milliseconds after which one who still waits is refused. */
  readonly patience_millis?: number;
  /** Milliseconds after which a turn keeps nobody waiting any more: the next one begins beside it. */
  readonly long_millis?: number;
  /** What somebody who is refused hears: to come back after so many seconds. */
  readonly retry_after_seconds: number;
}

export interface Turns {
  /** Waits for a turn, in the order in which they came, and answers how to give it back. Refuses BUSY. */
  take(): Promise<() => void>;
}

/** So many at once in this process; the others wait in a queue. */
export function createTurns(settings: TurnSettings): Turns {
  const { at_once, most_waiting, patience_millis, long_millis, retry_after_seconds } = settings;
  const waiting = new Set<() => void>();
  let free = at_once;
  const begin = () => {
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      clearTimeout(long);
      const [next] = waiting;
      if (next === undefined) free += 1;
      else next();
    };
    const long = long_millis === undefined ? undefined : setTimeout(end, long_millis).unref();
    return end;
  };
  const wait = () =>
    new Promise<() => void>((resolve, reject) => {
      const called = () => {
        clearTimeout(patience);
        waiting.delete(called);
        resolve(begin());
      };
      const giveUp = () => {
        waiting.delete(called);
        reject(new Refusal('BUSY', { retry_after_seconds }));
      };
      const patience =
        patience_millis === undefined ? undefined : setTimeout(giveUp, patience_millis).unref();
      waiting.add(called);
    });
  return {
    take: async () => {
      if (free > 0) {
        free -= 1;
        return begin();
      }
      if (most_waiting !== undefined && waiting.size >= most_waiting)
        throw new Refusal('BUSY', { retry_after_seconds });
      return wait();
    },
  };
}
