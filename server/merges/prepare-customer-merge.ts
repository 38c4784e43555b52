import { answersToTake } from '@ribambelle/domain/merges/fill-answers.ts';
import { lockPlaces } from '../availabilities/index.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { loadAnsweredFields } from './answer-store.ts';
import { findLinesOfFamily, lockHeldOfFamilies, lockMoneyOfFamily } from './customer-lock-store.ts';
import {
  countCarts,
  countNotes,
  findFamilyObjections,
  findMergedFamilies,
  findSameChildren,
  type MergedFamily,
} from './customer-merge-views.ts';
import { hasOpenPayments } from './participant-merge-views.ts';
import { CUSTOMER_REFERENCES } from './references.ts';
import { countMoving, stateOf } from './references-store.ts';

interface Wanted {
  readonly customer: string;
  readonly other: string;
  readonly locked: boolean;
  readonly now: string;
}

/**
 * Reads two families as one; for a merge that is carried out, all of their rows are locked first.
 * Refuses as the endpoints say.
 */
export async function prepareCustomerMerge(db: Db, input: Wanted) {
  const { locked, now } = input;
  const { kept, other } = locked
    ? await lockPair(db, input)
    : await findPair(db, { ...input, locked: false });
  const pair = { kept: kept.id, other: other.id };
  const ids = [kept.id, other.id];
  const references = CUSTOMER_REFERENCES;
  const [counts, carts, notes, seen, objections, paying, answers, same_children] = await atOnce(
    () => countMoving(db, { references, id: other.id }),
    () => countCarts(db, { id: other.id, now }),
    () => countNotes(db, other.id),
    () => stateOf(db, { references, ids }),
    () => findFamilyObjections(db, pair),
    () => hasOpenPayments(db, ids),
    () => loadAnsweredFields(db, { owner: 'customer_id', ids }),
    () => findSameChildren(db, pair),
  );
  const also = [
    { what: 'ORDERS' as const, count: carts.orders },
    { what: 'CART' as const, count: carts.in_cart },
    { what: 'NOTES' as const, count: notes },
  ].filter(({ count }) => count > 0);
  const answersOf = ({ id }: MergedFamily) => answers.filter((one) => one.owner_id === id);
  return {
    kept,
    other,
    moves: [...counts, ...also],
    seen,
    objections: paying
      ? [{ code: 'MERGED_PAYMENT_OPEN' as const, title: '', at: null }, ...objections]
      : objections,
    answers: answersToTake(answersOf(kept), answersOf(other)),
    same_children,
  };
}

async function findPair(
  db: Db,
  { customer, other, locked }: Wanted & { readonly locked: boolean },
) {
  if (customer === other) refuse('MERGE_WITH_ITSELF');
  const families = await findMergedFamilies(db, { cuids: [customer, other], locked });
  const byCuid = (cuid: string) =>
    orRefuse(
      families.find((one) => one.cuid === cuid),
      'CUSTOMER_NOT_FOUND',
    );
  return { kept: byCuid(customer), other: byCuid(other) };
}

/**
 * Locks in the one order (docs/algorithms/locks.md): carts, sales, waiting lists, the two families,
 * money. Two merges in opposite directions wait for each other at the carts, or at the first of the
 * two rows.
 */
async function lockPair(db: Db, input: Wanted) {
  const { now } = input;
  const before = await findPair(db, { ...input, locked: false });
  const pair = { kept: before.kept.id, other: before.other.id };
  await lockHeldOfFamilies(db, pair);
  const availability_ids = await findLinesOfFamily(db, pair);
  await lockPlaces(db, { now, availability_ids });
  const lockedPair = await findPair(db, { ...input, locked: true });
  await lockMoneyOfFamily(db, pair);
  return lockedPair;
}
