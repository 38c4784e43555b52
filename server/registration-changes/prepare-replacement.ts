import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import {
  decideReplacement,
  type PriceOfTransfer,
} from '@ribambelle/domain/registrations/transfer.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { loadHeldState, refuseBeyond } from './load-held-state.ts';
import { type PreparedChange, withMoney } from './prepared-change.ts';
import { findOwnParticipantId } from './registration-change-store.ts';
import { type Waiver, weighWish } from './weigh-wish.ts';
import type { Wish } from './wished-item.ts';

interface Choice {
  readonly registration: string;
  readonly participant: string;
  readonly questions: NonNullable<Wish['questions']>;
  readonly price: PriceOfTransfer;
  readonly waiver?: Waiver | null;
  readonly twice: boolean;
  readonly without_membership: boolean;
}

/**
 * Weighs a replacement; one that is to be carried out is locked first. The place stays taken, and
 * the new participant is checked as for a registration. Refuses as the endpoint says.
 */
export async function prepareReplacement(
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
  const { registration, questions, price, twice, without_membership } = choice;
  refuseBeyond(choice, permissions);
  const { held, was } = await loadHeldState(db, { registration, locked, now });
  const { customer_id, availability_id, date_ids } = held;
  const participant_id = orRefuse(
    await findOwnParticipantId(db, { customer_id, cuid: choice.participant }),
    'PARTICIPANT_NOT_FOUND',
  );
  const decision = decideReplacement({ ...held, dates: was.dates }, { participant_id, now });
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const wish = {
    availability_id,
    participant_id,
    date_ids,
    options: null,
    questions,
    price,
    waiver: choice.waiver ?? null,
    overbook: false,
    twice,
    without_membership,
  };
  const weighed = await weighWish(db, { organiser, language, held, wish, locked, now });
  return { held, was, becomes: withMoney({ ...was, participant_id }, { held, weighed }), weighed };
}
