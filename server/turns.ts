import { Refusal } from './refusal.ts';

export interface TurnSettings {
  /** The number of turns at the same time. */
  readonly at_once: number;
  /** The most callers that may wait; one more is refused. */
  readonly most_waiting?: number;
  /** Milliseconds after which a waiting caller is refused. */
  readonly patience_millis?: number;
  /**
   * Milliseconds after which a turn no longer keeps anybody waiting: the next one begins alongside
   * it.
   */
  readonly long_millis?: number;
  /** The number of seconds after which a refused caller may come back. */
  readonly retry_after_seconds: number;
}

export interface Turns {
  /**
   * Waits for a turn, first come first served, and returns a function that gives it back. Refuses
   * BUSY.
   */
  take(): Promise<() => void>;
}

/** Allows a number of turns at once in this process; other callers wait in a queue. */
export function createTurns(settings: TurnSettings): Turns {
  const { at_once, most_waiting, patience_millis, long_millis, retry_after_seconds } = settings;
  const queue = new Set<() => void>();
  let free = at_once;
  const begin = () => {
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      clearTimeout(long);
      const [next] = queue;
      if (next === undefined) free += 1;
      else next();
    };
    const long = long_millis === undefined ? undefined : setTimeout(end, long_millis).unref();
    return end;
  };
  const wait = () =>
    new Promise<() => void>((resolve, reject) => {
      const onTurn = () => {
        clearTimeout(patience);
        queue.delete(onTurn);
        resolve(begin());
      };
      const giveUp = () => {
        queue.delete(onTurn);
        reject(new Refusal('BUSY', { retry_after_seconds }));
      };
      const patience =
        patience_millis === undefined ? undefined : setTimeout(giveUp, patience_millis).unref();
      queue.add(onTurn);
    });
  return {
    take: async () => {
      if (free > 0) {
        free -= 1;
        return begin();
      }
      if (most_waiting !== undefined && queue.size >= most_waiting)
        throw new Refusal('BUSY', { retry_after_seconds });
      return wait();
    },
  };
}
