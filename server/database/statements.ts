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
  if (!ONE_BY_ONE) return resultsOf<Works>(await Promise.all(works.map((work) => work())));
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
  if (!ONE_BY_ONE) return resultsOf<Works>(await Promise.all(works.map((work) => work())));
  const results: unknown[] = [];
  for (const work of works) results.push(await work());
  return resultsOf<Works>(results);
}
