/** Work that is done again and again, in every process. */
export interface Rounds {
  /** No round begins any more; answers when the one that runs is over. */
  stop(): Promise<void>;
}

/** Does `work` a while after the start and then at an interval, in milliseconds; it says itself what fails. */
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
