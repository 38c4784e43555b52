/** How many calls a process is answering just now, so that what can wait gives way to them. */
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
