/** How many of those who came at once passed, and with which codes the others were refused, each code once. */
export interface RaceResult {
  readonly passed: number;
  readonly refused: readonly string[];
}

/** On a slow machine two hundred who wait for one lock are too many: some are asked to come again, which says nothing of who had what. */
const COME_AGAIN = 'BUSY';

/** What comes of calls that are made at once; throws what is no refusal. */
export async function race(calls: readonly Promise<unknown>[]): Promise<RaceResult> {
  const outcomes = await Promise.allSettled(calls);
  return {
    passed: outcomes.filter(({ status }) => status === 'fulfilled').length,
    refused: refusedIn(outcomes),
  };
}

/** With which codes some were refused, each code once. */
export function refusedIn(outcomes: readonly PromiseSettledResult<unknown>[]): readonly string[] {
  const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [codeOf(one.reason)] : []));
  return [...new Set(codes)].filter((code) => code !== COME_AGAIN).toSorted();
}

function codeOf(reason: unknown): string {
  if (reason instanceof Error && 'code' in reason) return String(reason.code);
  throw reason;
}
