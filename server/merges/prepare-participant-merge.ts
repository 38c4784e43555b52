import { answersToTake } from '@ribambelle/domain/merges/fill-answers.ts';
import { lockPlaces } from '../availabilities/index.ts';
import { atOnce, inOrder } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockWallet } from '../wallet/index.ts';
import { loadAnsweredFields } from './answer-store.ts';
import {
  findLinesOf,
  lockHeldOfParticipants,
  lockParticipants,
} from './participant-merge-store.ts';
import {
  findMergedParticipants,
  findParticipantObjections,
  findTwice,
  hasOpenPayments,
  type MergedParticipant,
} from './participant-merge-views.ts';
import { PARTICIPANT_REFERENCES } from './references.ts';
import { countMoving, stateOf } from './references-store.ts';

interface Wanted {
  readonly participant: string;
  readonly other: string;
  readonly locked: boolean;
  readonly now: string;
}

/**
 * Reads two participants of one family, or of families of which one shares the child of the other,
 * as one; for a merge that is carried out, all of their rows are locked first. Refuses as the
 * endpoints say.
 */
export async function prepareParticipantMerge(db: Db, input: Wanted) {
  const { locked } = input;
  const before = await findPair(db, input);
  if (locked) await lockBoth(db, { ...input, ...before });
  const { kept, other } = locked ? await findPair(db, input) : before;
  const related =
    kept.households.includes(other.customer_id) || other.households.includes(kept.customer_id);
  if (!related) refuse('PARTICIPANTS_OF_TWO_FAMILIES');
  const pair = { kept: kept.id, other: other.id };
  const ids = [kept.id, other.id];
  const references = PARTICIPANT_REFERENCES;
  const customer_ids = [...kept.households, ...other.households];
  const [moves, state, objections, twice, paying, answers] = await atOnce(
    () => countMoving(db, { references, id: other.id }),
    () => stateOf(db, { references, ids }),
    () => findParticipantObjections(db, pair),
    () => findTwice(db, pair),
    () => hasOpenPayments(db, customer_ids),
    () => loadAnsweredFields(db, { owner: 'participant_id', ids }),
  );
  const answersOf = ({ id }: MergedParticipant) => answers.filter((one) => one.owner_id === id);
  return {
    kept,
    other,
    moves,
    seen: state,
    objections: paying
      ? [{ code: 'MERGED_PAYMENT_OPEN' as const, title: '', at: null }, ...objections]
      : objections,
    twice,
    answers: answersToTake(answersOf(kept), answersOf(other)),
    birthdate_taken: kept.birthdate === null ? other.birthdate : null,
  };
}

async function findPair(db: Db, { participant, other }: Wanted) {
  if (participant === other) refuse('MERGE_WITH_ITSELF');
  const participants = await findMergedParticipants(db, [participant, other]);
  const byCuid = (cuid: string) =>
    orRefuse(
      participants.find((one) => one.cuid === cuid),
      'PARTICIPANT_NOT_FOUND',
    );
  return { kept: byCuid(participant), other: byCuid(other) };
}

/**
 * Locks in the one order (docs/algorithms/locks.md): cart, sales, waiting lists, the wallet row,
 * and then the two participants.
 */
async function lockBoth(
  db: Db,
  input: Omit<Wanted, 'other'> & { kept: MergedParticipant; other: MergedParticipant },
): Promise<void> {
  const { kept, other, now } = input;
  const ids = [kept.id, other.id];
  const families = new Set([kept.customer_id, other.customer_id]);
  await lockHeldOfParticipants(db, { ids });
  const availability_ids = await findLinesOf(db, ids);
  await inOrder(
    () => lockPlaces(db, { now, availability_ids }),
    ...[...families]
      .toSorted((one, next) => one - next)
      .map((customer_id) => () => lockWallet(db, customer_id)),
    () => lockParticipants(db, ids),
  );
}
