import { resultsOf, type Results, type Work } from './unsafe.ts';

/**
 * True with `STATEMENTS=one-by-one`: nothing is sent ahead, so that tests find code which relies on
 * an order that it does not declare.
 */
const ONE_BY_ONE = process.env['STATEMENTS'] === 'one-by-one';

/**
 * Runs independent reads of one transaction, sent in one round trip: any order is right. One by one
 * they run from the last to the first.
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
 * Runs statements of one transaction in the order in which they are listed (locks, writes, and
 * reads of written rows), sent without waiting for each other's answers: the database runs the
 * first statement of each in this order.
 */
export async function inOrder<const Works extends readonly Work[]>(
  ...works: Works
): Promise<Results<Works>> {
  if (!ONE_BY_ONE) return resultsOf<Works>(await allOf(works));
  const results: unknown[] = [];
  for (const work of works) results.push(await work());
  return resultsOf<Works>(results);
}

/** The error code of a statement that was sent before the failure of an earlier one was known. */
const ABORTED = '25P02';

/**
 * Returns all answers. When some fail, throws the cause, whichever failure is seen first, because a
 * retry depends on it.
 */
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
