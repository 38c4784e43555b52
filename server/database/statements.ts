import { resultsOf, type Results, type Work } from './unsafe.ts';

/** `STATEMENTS=one-by-one`: nothing is sent ahead, so that a test can tell what relies on more than it says. */
const ONE_BY_ONE = process.env['STATEMENTS'] === 'one-by-one';

/**
 * Reads of one transaction that do not concern each other, sent in one round trip: any order is right. One by one they run from the
 * last to the first.
 */
export async function atOnce<const Works extends readonly Work[]>(
  ...works: Works
): Promise<Results<Works>> {
  if (!ONE_BY_ONE) return resultsOf<Works>(await allOf(works));
  const results = new Map<Work, unknown>();
  for (const work of works.toReversed()) results.set(work, await work());
  return resultsOf<Works>(works.map((work) => results.get(work)));
}

/**
 * Statements of one transaction that must run in the order in which they stand here (locks, writes, and reads of what was written), sent
 * without waiting for each other's answers: the database runs the first statement of each in this order.
 */
export async function inOrder<const Works extends readonly Work[]>(
  ...works: Works
): Promise<Results<Works>> {
  if (!ONE_BY_ONE) return resultsOf<Works>(await allOf(works));
  const results: unknown[] = [];
  for (const work of works) results.push(await work());
  return resultsOf<Works>(results);
}

/** What a statement is answered that was sent before the failure of an earlier one was known. */
const ABORTED = '25P02';

/** All answers. When some fail, the cause is thrown, whichever of the failures is heard first: who tries again has to know it. */
async function allOf(works: readonly Work[]): Promise<unknown[]> {
  const outcomes = await Promise.allSettled(works.map((work) => work()));
  const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one] : []));
  const [first] = failures;
  if (first !== undefined)
    throw (failures.find(({ reason }) => !isConsequence(reason)) ?? first).reason;
  return outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

function isConsequence(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && reason.code === ABORTED;
}
