/**
 * The number of calls that a process is answering now, so that work which can wait gives way to
 * them.
 */
export interface CallsAtOnce {
  count(): number;
  /** Counts a call from its beginning to its end, however it ends. */
  during<Result>(call: () => Promise<Result>): Promise<Result>;
}

export function countCalls(): CallsAtOnce {
  let at_once = 0;
  return {
    count: () => at_once,
    during: async (call) => {
      at_once += 1;
      try {
        return await call();
      } finally {
        at_once -= 1;
      }
    },
  };
}
