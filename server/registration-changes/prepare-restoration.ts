import type { ErrorCode } from '@ribambelle/api/all-errors.ts';
import { decideStock } from '@ribambelle/domain/activities/option-stock.ts';
import type { Waivable } from '@ribambelle/domain/registrations/waiver.ts';
import { isOfAge } from '@ribambelle/domain/activities/age-limits.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { isAfter } from '@ribambelle/domain/base/instants.ts';
import { lockStock } from '../activities/index.ts';
import {
  decideTogether,
  type LockedPlaces,
  lockPlaces,
  withoutPastDates,
} from '../availabilities/index.ts';
import { inOrder } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { loadUsableBundles } from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { loadTotalBefore, type ReceivableRow } from '../receivables/index.ts';
import { refuse } from '../refusal.ts';
import { heldOnce, participantsFit } from '../registrations/index.ts';
import { type HeldRegistration } from './held-registration-facts.ts';
import type { Waiver } from './weigh-wish.ts';
import { loadHeldState, refuseBeyond } from './load-held-state.ts';
import { lockOwed } from './lock-owed.ts';
import { type Objection, objectionOf } from './objection.ts';
import type { RegistrationState } from './registration-change-store.ts';

interface Choice {
  readonly registration: string;
  readonly overbook: boolean;
  readonly twice: boolean;
  readonly without_membership: boolean;
  readonly waiver?: Waiver | null;
}

/** A possible restoration, with the objection to it. */
export interface PreparedRestoration {
  readonly held: HeldRegistration;
  readonly was: RegistrationState;
  /** As it was, at its price before it was cancelled. */
  readonly becomes: RegistrationState;
  readonly objection: Objection | null;
  /** The waived checks that would really have refused it. */
  readonly waived: readonly Waivable[];
  /** Its receivable, locked; null when nothing is locked. */
  readonly receivable: ReceivableRow | null;
}

/**
 * Weighs a restoration; one that is to be carried out is locked first. Refuses as the endpoint
 * says; mere objections are returned.
 */
export async function prepareRestoration(
  db: Db,
  input: {
    organiser: Organiser;
    permissions: readonly Permission[];
    choice: Choice;
    locked: boolean;
    now: string;
  },
): Promise<PreparedRestoration> {
  const { organiser, permissions, choice, locked, now } = input;
  const { registration } = choice;
  refuseBeyond(choice, permissions);
  const { held, was } = await loadHeldState(db, { registration, locked, now });
  if (!held.cancelled) refuse('REGISTRATION_NOT_CANCELLED');
  const { availability_id, customer_id, receivable_id } = held;
  const price_ids = held.options.map(({ price_id }) => price_id);
  const unlocked = !locked;
  const [places, stock] = await inOrder(
    () =>
      lockPlaces(db, { now, availability_ids: [availability_id], except_kept: [held], unlocked }),
    () => lockStock(db, { now, of: price_ids, unlocked }),
  );
  const bundles = held.bundle_capacity_refunded
    ? await loadUsableBundles(db, { customer_id, now, lock: locked })
    : null;
  const receivable = locked ? await lockOwed(db, held) : null;
  // the fees of its changes are lines of cancellations, too
  const total_before = (await loadTotalBefore(db, receivable_id)) + held.change_fee_total;
  // an amount for a closed date once took such a fee off, too
  const total_amount = Math.max(0, total_before);
  const { paid_amount } = receivable ?? held;
  const pack = bundles?.find(({ id }) => id === held.customer_bundle_id);
  const is_used_up =
    bundles !== null && (pack === undefined || (pack.left !== null && pack.left < held.quantity));
  const decisions = [
    placedAgain(places, { held, overbook: choice.overbook, now }),
    decideStock(stock, [{ quantity: held.quantity, options: held.options }]),
  ];
  const refusal = decisions.find((decision) => !decision.ok);
  const person = await personObjection(db, { organiser, held, choice, now });
  const is_age = person !== null && isOfAge(person.code);
  const objection =
    (is_age ? null : person) ??
    (refusal === undefined ? null : objectionOf(refusal)) ??
    (is_used_up ? simple('BUNDLE_USED_UP', 'registration') : null) ??
    (is_age && !(choice.waiver?.waived.includes('AGE') ?? false) ? person : null);
  const owed_amount = Math.max(0, total_amount - paid_amount);
  const credited_amount = Math.max(0, paid_amount - total_amount);
  const becomes = { ...was, total_amount, owed_amount, credited_amount };
  const waived = is_age && objection === null ? (['AGE'] as const) : [];
  return { held, was, becomes, objection, waived, receivable };
}

/**
 * Decides whether its places can be had again; those on dates that had begun when it was cancelled
 * were never given back.
 */
function placedAgain(
  places: LockedPlaces,
  by: { held: HeldRegistration; overbook: boolean; now: string },
): ReturnType<typeof decideTogether> {
  const { held, overbook, now } = by;
  const { quantity, cancelled_at } = held;
  const dateIds = held.date_ids.filter((id) => {
    const date = places.dates.get(id);
    return date !== undefined && cancelled_at !== null && !isAfter(date.start_at, cancelled_at);
  });
  const without = withoutPastDates(places, { quantity, date_ids: dateIds });
  return decideTogether(without, {
    wishes: [held],
    permission: { now, ignore_window: true, overbooking: overbook },
  });
}

/**
 * Returns the objection to its participant: not a member, another place there and, after these, the
 * age. Refuses PARTICIPANT_NOT_FOUND for a deleted one.
 */
async function personObjection(
  db: Db,
  input: { organiser: Organiser; held: HeldRegistration; choice: Choice; now: string },
): Promise<Objection | null> {
  const { organiser, held, choice, now } = input;
  const { customer_id, participant_id, availability_id, date_ids } = held;
  const wishes = [{ participant_id, availability_id, date_ids, member_price: false }];
  const of = { organiser, customer_id, wanted: wishes, now, former: true };
  const decision = await participantsFit(db, { ...of, any_age: true });
  if (!decision.ok && decision.refused === 'PARTICIPANT_NOT_FOUND')
    refuse(decision.refused, { participant: decision.refused });
  if (!decision.ok && decision.refused === 'MEMBERS_ONLY' && !choice.without_membership)
    return simple('MEMBERS_ONLY', 'participant');
  const once = await heldOnce(db, { wanted: [held], now, except: { registration_id: held.id } });
  if (!once.ok && !choice.twice) return simple('ALREADY_REGISTERED', 'participant');
  const aged = held.waived.includes('AGE') ? decision : await participantsFit(db, of);
  return !aged.ok && isOfAge(aged.refused) ? simple(aged.refused, 'participant') : null;
}

const simple = (code: ErrorCode, field: string): Objection => ({ code, fields: { [field]: code } });
