import type { z } from 'zod';
import type { estimate } from '@ribambelle/api/carts/estimate-shapes.ts';
import { readRegistrationAnswers } from '@ribambelle/domain/activities/answers.ts';
import { type UsableBundle, withUse } from '@ribambelle/domain/bundles/use-bundle.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Db } from '../../database/transaction.ts';
import type { Organiser } from '../../organisers/organiser.ts';
import { orRefuse, refuse } from '../../refusal.ts';
import { textReader } from '../../texts/bilingual.ts';
import { loadOffers } from './offer-views.ts';
import { loadUsableBundles } from '../bundle/usable-views.ts';
import { memberOf, payingBundle, priceOf } from './item-of.ts';

interface Choice {
  readonly availability_id: number;
  readonly participant_id: number | null;
  readonly quantity: number;
  readonly date_ids: readonly number[];
  readonly price_ids: readonly number[];
  /** What is added before it by the same call. */
  readonly before?: readonly Pick<Choice, 'availability_id' | 'participant_id' | 'quantity'>[];
}

/** The price that adding this to the cart would fix (2 §7), refused like that without a date, for staff (`unpublished`) of what is not published too. Texts of options are not required yet; what is missing then is told at adding. */
export async function estimateItem(
  db: Db,
  input: {
    organiser: Organiser;
    customer_id: number;
    language: Language;
    choice: Choice;
    unpublished?: boolean;
    /** Packs are left alone: staff chose to have it paid in money. */
    keep_bundles?: boolean;
    now: string;
  },
): Promise<z.output<typeof estimate>> {
  const { organiser, choice, unpublished = false } = input;
  const text = textReader({ language: input.language, organiser });
  const { before = [] } = choice;
  const ids = choice.participant_id === null ? [] : [choice.participant_id];
  const { offers, participants, has_bundles, held, discounts } = await loadOffers(db, {
    organiser_id: organiser.id,
    availability_ids: [choice, ...before].map(({ availability_id }) => availability_id),
    now: input.now,
    text,
    unpublished,
    participants: { customer_id: input.customer_id, ids },
  });
  const offer = orRefuse(offers.get(choice.availability_id), 'AVAILABILITY_NOT_FOUND');
  if (participants.size < ids.length)
    refuse('PARTICIPANT_NOT_FOUND', { participant_id: 'PARTICIPANT_NOT_FOUND' });
  const strangers = choice.date_ids.filter((id) => !offer.date_ids.includes(id));
  if (strangers.length > 0)
    refuse(
      'DATE_NOT_BOOKABLE',
      Object.fromEntries(
        strangers.map((id) => [`availability_dates.${id}`, 'DATE_NOT_BOOKABLE' as const]),
      ),
    );
  if (choice.date_ids.length === 0 && !unpublished)
    refuse('AVAILABILITY_DATES_REQUIRED', { availability_dates: 'AVAILABILITY_DATES_REQUIRED' });
  const answers = readRegistrationAnswers(
    {
      options: offer.options.map((option) => ({ ...option, answer_required: false })),
      questions: [],
    },
    { options: choice.price_ids.map((price_id) => ({ price_id })), questions: [] },
  );
  if (!answers.ok) refuse(answers.refused, answers.fields);
  const { participant_id, quantity } = choice;
  const whose = { organiser_id: organiser.id, customer_id: input.customer_id, now: input.now };
  const bundles: readonly UsableBundle[] =
    has_bundles && input.keep_bundles !== true
      ? await loadUsableBundles(db, { ...whose, lock: false })
      : [];
  const left = before.reduce((usable, { availability_id, ...one }) => {
    const other = offers.get(availability_id);
    const used = other === undefined ? null : payingBundle(other, { ...one, bundles: usable });
    return used === null ? usable : withUse(usable, { id: used.id, quantity: one.quantity });
  }, bundles);
  const bundle = payingBundle(offer, { participant_id, quantity, bundles: left });
  const { options } = answers.value;
  const member = memberOf(offer, { participant_id, held });
  const priced = priceOf(quantity, { offer, options, paid: bundle !== null, member, discounts });
  if (!priced.ok) refuse(priced.refused, priced.fields);
  const price = priced.value;
  return {
    ...price,
    options: [...price.options],
    reductions: (price.reductions ?? []).map((one) => ({ ...one, label: text(one.label) })),
    dates_chosen: choice.date_ids.length,
    dates_total: offer.date_ids.length,
  };
}
