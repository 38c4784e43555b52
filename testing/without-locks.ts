/**
 * Runs an act without the locks of `server/database/row-lock.ts`: the negative control of a race
 * test.
 */
export async function withoutLocks<Result>(act: () => Promise<Result>): Promise<Result> {
  process.env['RIBAMBELLE_TEST_NO_LOCK'] = '1';
  try {
    return await act();
  } finally {
    delete process.env['RIBAMBELLE_TEST_NO_LOCK'];
  }
}

/**
 * The fewest rounds: chance decides whether two calls meet, and on a busy machine a single race may
 * pass by itself.
 */
const ROUNDS = 60;
/**
 * Milliseconds: short races meet once in fifty rounds, so that sixty of them would sometimes pass
 * by themselves.
 */
const PATIENCE = 60_000;

/**
 * Returns the largest result of a race: repeated until that exceeds the right one, at least sixty
 * times and for a minute.
 */
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

/** `mostOf` for a race without the locks. */
export const mostWithoutLocks: typeof mostOf = (race, limits) =>
  withoutLocks(() => mostOf(race, limits));
