import { MOST_PARTICIPANTS } from '@ribambelle/domain/participants/most-participants.ts';
import { lockPlaces } from '../availabilities/index.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { countParticipants } from '../participants/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockWallet } from '../wallet/index.ts';
import {
  findLinesOf,
  lockHeldOfParticipants,
  lockParticipants,
} from './participant-merge-store.ts';
import { findMergedParticipants, type MergedParticipant } from './participant-merge-views.ts';
import { findNamedFamily, liesInCart } from './participant-move-store.ts';
import { PARTICIPANT_REFERENCES } from './references.ts';
import { countMoving, stateOf } from './references-store.ts';

interface Wanted {
  readonly participant: string;
  readonly customer: string;
  readonly locked: boolean;
  readonly now: string;
}

/**
 * Reads a participant as one of another family; for a move that is carried out, the rows that move
 * along are locked first. Refuses as the endpoints say.
 */
export async function prepareParticipantMove(db: Db, input: Wanted) {
  const { locked, now } = input;
  const before = await findOne(db, input);
  if (locked) await lockMoving(db, { ...input, participant: before });
  const participant = locked ? await findOne(db, input) : before;
  const [to, from] = await atOnce(
    () => findNamedFamily(db, { customer: input.customer }),
    () => findNamedFamily(db, { id: participant.customer_id }),
  );
  const family = orRefuse(to, 'CUSTOMER_NOT_FOUND');
  if (family.id === participant.customer_id) refuse('PARTICIPANT_ALREADY_THERE');
  const { id } = participant;
  const references = PARTICIPANT_REFERENCES;
  const [counts, seen, in_cart, participants] = await atOnce(
    () => countMoving(db, { references, id, customer_id: participant.customer_id }),
    () => stateOf(db, { references, ids: [id] }),
    () => liesInCart(db, { participant_id: id, now }),
    () => countParticipants(db, family.id),
  );
  const shared = participant.households.includes(family.id);
  const entries = counts.filter(({ what }) => what === 'WAITING');
  return {
    participant,
    from: orRefuse(from, 'CUSTOMER_NOT_FOUND'),
    to: family,
    seen,
    goes: entries,
    stays: counts.filter(({ what }) => what !== 'WAITING'),
    objection: objectionOf({ in_cart, participants: participants - (shared ? 1 : 0) }),
  };
}

function objectionOf(facts: { in_cart: boolean; participants: number }) {
  if (facts.in_cart) return 'PARTICIPANT_IN_CART' as const;
  return facts.participants >= MOST_PARTICIPANTS ? ('TOO_MANY_PARTICIPANTS' as const) : null;
}

async function findOne(db: Db, { participant }: Wanted) {
  const [row] = await findMergedParticipants(db, [participant]);
  return orRefuse(row, 'PARTICIPANT_NOT_FOUND');
}

async function lockMoving(
  db: Db,
  input: Omit<Wanted, 'participant'> & { participant: MergedParticipant },
): Promise<void> {
  const { participant, now } = input;
  const { customer_id } = participant;
  const ids = [participant.id];
  await lockHeldOfParticipants(db, { ids });
  const availability_ids = await findLinesOf(db, ids);
  await lockPlaces(db, { now, availability_ids });
  await lockWallet(db, customer_id);
  await lockParticipants(db, ids);
}
