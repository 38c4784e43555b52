/**
 * The result of simultaneous calls: the number that passed, and the codes of the refusals, each
 * once.
 */
export interface RaceResult {
  readonly passed: number;
  readonly refused: readonly string[];
}

/**
 * A code that does not count: on a slow machine two hundred calls that wait for one lock are too
 * many, and some are told to come again, which says nothing about the result.
 */
const COME_AGAIN = 'BUSY';

/** Makes calls at once and returns their result; throws any error that is no refusal. */
export async function race(calls: readonly Promise<unknown>[]): Promise<RaceResult> {
  const outcomes = await Promise.allSettled(calls);
  return {
    passed: outcomes.filter(({ status }) => status === 'fulfilled').length,
    refused: refusedIn(outcomes),
  };
}

/** Returns the codes of the refusals, each once. */
export function refusedIn(outcomes: readonly PromiseSettledResult<unknown>[]): readonly string[] {
  const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [codeOf(one.reason)] : []));
  return [...new Set(codes)].filter((code) => code !== COME_AGAIN).toSorted();
}

function codeOf(reason: unknown): string {
  if (reason instanceof Error && 'code' in reason) return String(reason.code);
  throw reason;
}
