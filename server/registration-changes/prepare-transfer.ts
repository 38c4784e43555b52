import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { decideTransfer, type PriceOfTransfer } from '@ribambelle/domain/registrations/transfer.ts';
import { findOfficeAvailabilityId } from '../availabilities/index.ts';
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
  readonly availability: string;
  readonly date_ids: readonly number[];
  readonly options?: NonNullable<Wish['options']> | undefined;
  readonly questions?: NonNullable<Wish['questions']> | undefined;
  readonly price: PriceOfTransfer;
  readonly waiver?: Waiver | null;
  readonly overbook: boolean;
  readonly twice: boolean;
  readonly without_membership: boolean;
}

/**
 * Weighs a transfer; one that is to be carried out is locked first. Refuses as the endpoint says;
 * mere objections are returned.
 */
export async function prepareTransfer(
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
  const { registration, availability, price, overbook, twice, without_membership } = choice;
  refuseBeyond(choice, permissions);
  const { held, was } = await loadHeldState(db, { registration, locked, now });
  const availability_id = orRefuse(
    await findOfficeAvailabilityId(db, availability),
    'AVAILABILITY_NOT_FOUND',
  );
  const decision = decideTransfer({ ...held, dates: was.dates }, { availability_id, now });
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const { participant_id } = held;
  const date_ids = [...new Set(choice.date_ids)];
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
    without_membership,
  };
  const weighed = await weighWish(db, { organiser, language, held, wish, locked, now });
  const goal = await findStateOn(db, { availability_id, participant_id, date_ids });
  const becomes = withMoney(orRefuse(goal, 'AVAILABILITY_NOT_FOUND'), { held, weighed });
  return { held, was, becomes, weighed };
}
