/** What is done while the locks of `server/database/row-lock.ts` are away: the negative control of a race test. */
export async function withoutLocks<Result>(act: () => Promise<Result>): Promise<Result> {
  process.env['RIBAMBELLE_TEST_NO_LOCK'] = '1';
  try {
    return await act();
  } finally {
    delete process.env['RIBAMBELLE_TEST_NO_LOCK'];
  }
}

/** Chance decides whether two meet: on a machine that is busy with something else a single race may pass by itself. */
const ROUNDS = 60;
/** Short races meet once in fifty, so that sixty of them would pass by themselves now and then; milliseconds. */
const PATIENCE = 60_000;

/** The most that a race gives: held again and again until that is more than is right, sixty times at least and for a minute. */
export async function mostOf(
  race: () => Promise<number | undefined>,
  { right }: { readonly right: number },
): Promise<number> {
  let most = 0;
  const until = Date.now() + PATIENCE;
  for (let round = 0; most <= right && (round < ROUNDS || Date.now() < until); round += 1)
    most = Math.max(most, (await race()) ?? 0);
  return most;
}

/** `mostOf` a race without the locks. */
export const mostWithoutLocks: typeof mostOf = (race, limits) =>
  withoutLocks(() => mostOf(race, limits));
