/** Work that is repeated, in every process. */
export interface Rounds {
  /** Begins no further round; resolves when the running one is over. */
  stop(): Promise<void>;
}

/**
 * Runs `work` a while after the start and then at an interval, in milliseconds; it reports failures
 * itself.
 */
export function keepRounds(input: {
  first_millis: number;
  every_millis: number;
  work: () => Promise<unknown>;
}): Rounds {
  let round: Promise<unknown> = Promise.resolve();
  const run = () => {
    round = round.then(input.work);
  };
  const first = setTimeout(run, input.first_millis).unref();
  const timer = setInterval(run, input.every_millis).unref();
  return {
    stop: async () => {
      clearTimeout(first);
      clearInterval(timer);
      await round;
    },
  };
}
