import { isAfter } from '@ribambelle/domain/base/instants.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { PriceOfTransfer } from '@ribambelle/domain/registrations/transfer.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { loadHeldState, refuseBeyond } from './load-held-state.ts';
import { type PreparedChange, withMoney } from './prepared-change.ts';
import { findStateOn } from './registration-change-store.ts';
import { type Waiver, weighWish } from './weigh-wish.ts';
import type { Wish } from './wished-item.ts';

interface Choice {
  readonly registration: string;
  readonly date_ids: readonly number[];
  readonly options?: NonNullable<Wish['options']> | undefined;
  readonly questions?: NonNullable<Wish['questions']> | undefined;
  readonly price: PriceOfTransfer;
  readonly waiver?: Waiver | null;
  readonly overbook: boolean;
  readonly twice: boolean;
}

/**
 * Weighs other dates, options or answers; those that are to be written are locked first. Refuses as
 * the endpoint says; mere objections are returned.
 */
export async function prepareOfficeChange(
  db: Db,
  input: {
    organiser: Organiser;
    permissions: readonly Permission[];
    language: Language;
    choice: Choice;
    locked: boolean;
    now: string;
  },
): Promise<PreparedChange> {
  const { organiser, permissions, language, choice, locked, now } = input;
  const { registration, price, overbook, twice } = choice;
  refuseBeyond({ ...choice, without_membership: false }, permissions);
  const { held, was } = await loadHeldState(db, { registration, locked, now });
  if (held.cancelled) refuse('REGISTRATION_ALREADY_CANCELLED');
  const { availability_id, participant_id } = held;
  const begunDates = was.dates.filter(({ start_at }) => !isAfter(start_at, now));
  const date_ids = [...new Set([...choice.date_ids, ...begunDates.map(({ id }) => id)])];
  if (date_ids.length === 0)
    refuse('AVAILABILITY_DATES_REQUIRED', { date_ids: 'AVAILABILITY_DATES_REQUIRED' });
  const wish = {
    availability_id,
    participant_id,
    date_ids,
    options: choice.options ?? null,
    questions: choice.questions ?? null,
    price,
    waiver: choice.waiver ?? null,
    overbook,
    twice,
    // a former member was one when the registration was made
    without_membership: true,
  };
  const weighed = await weighWish(db, { organiser, language, held, wish, locked, now });
  const goal = await findStateOn(db, { availability_id, participant_id, date_ids });
  const becomes = withMoney(orRefuse(goal, 'REGISTRATION_NOT_FOUND'), { held, weighed });
  return { held, was, becomes, weighed };
}
