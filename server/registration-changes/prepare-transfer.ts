import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { decideTransfer, type PriceOfTransfer } from '@ribambelle/domain/registrations/transfer.ts';
import { findOfficeAvailabilityId } from '../availabilities/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { findHeld, type HeldRegistration, lockHeld } from '../registrations/index.ts';
import {
  findRegistrationOf,
  findState,
  findStateOn,
  type RegistrationState,
} from './registration-change-store.ts';
import { type WeighedWish, weighWish } from './weigh-wish.ts';
import type { Wish } from './wished-item.ts';

interface Choice {
  readonly registration: string;
  readonly availability: string;
  readonly date_ids: readonly number[];
  readonly options?: NonNullable<Wish['options']> | undefined;
  readonly questions?: NonNullable<Wish['questions']> | undefined;
  readonly price: PriceOfTransfer;
  readonly overbook: boolean;
  readonly twice: boolean;
  readonly without_membership: boolean;
}

/** A transfer that can be: the registration, what it was and is to be, and what that comes to. */
export interface PreparedTransfer {
  readonly held: HeldRegistration;
  readonly was: RegistrationState;
  /** Its amounts are those of the weighed price. */
  readonly becomes: RegistrationState;
  readonly weighed: WeighedWish;
}

/** Weighs a transfer, behind the locks where it is to be done. Refuses as the endpoint says; what only stands against it is answered. */
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
): Promise<PreparedTransfer> {
  const { organiser, permissions, language, choice, locked, now } = input;
  const organiser_id = organiser.id;
  const { overbook, twice, without_membership, price } = choice;
  if ((overbook || twice || without_membership) && !permissions.includes('registrations.overbook'))
    refuse('NOT_PERMITTED');
  const { registration, availability } = choice;
  const found = await findRegistrationOf(db, { organiser_id, registration });
  const own = { organiser_id, now, ...orRefuse(found, 'REGISTRATION_NOT_FOUND') };
  const held = orRefuse(await (locked ? lockHeld : findHeld)(db, own), 'REGISTRATION_NOT_FOUND');
  const availability_id = orRefuse(
    await findOfficeAvailabilityId(db, { organiser_id, availability }),
    'AVAILABILITY_NOT_FOUND',
  );
  const was = orRefuse(
    await findState(db, { organiser_id, id: held.id }),
    'REGISTRATION_NOT_FOUND',
  );
  const decided = decideTransfer({ ...held, dates: was.dates }, { availability_id, now });
  if (!decided.ok) refuse(decided.refused, decided.fields);
  const { participant_id } = held;
  const date_ids = [...new Set(choice.date_ids)];
  const wish = {
    availability_id,
    participant_id,
    date_ids,
    options: choice.options ?? null,
    questions: choice.questions ?? null,
    price,
    overbook,
    twice,
    without_membership,
  };
  const weighed = await weighWish(db, { organiser, language, held, wish, locked, now });
  const goal = await findStateOn(db, { organiser_id, availability_id, participant_id, date_ids });
  const { total_price: total_amount } = weighed.price;
  const { paid_amount } = weighed.receivable ?? held;
  const becomes = {
    ...orRefuse(goal, 'AVAILABILITY_NOT_FOUND'),
    total_amount,
    owed_amount: Math.max(0, total_amount - paid_amount),
    credited_amount: Math.max(0, paid_amount - total_amount),
  };
  return { held, was, becomes, weighed };
}
