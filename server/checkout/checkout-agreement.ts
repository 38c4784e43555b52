import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { PlannedPayment } from '@ribambelle/domain/instalment-plans/offered-plans.ts';
import { accountOf } from '@ribambelle/domain/payments/payment-mode.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import {
  agreedName,
  type AgreedThing,
  agreementWords,
  canKeep,
} from '../payment-mandates/index.ts';
import { refuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { loadAgreedItems } from './checkout-views.ts';
import type { ChosenCollector } from './chosen-collector.ts';

/** An agreement that a family can give with an order; what it covers is bought first. */
export interface CheckoutAgreement {
  /** The account that keeps the means; null for the sandbox. */
  readonly payment_provider_id: number | null;
  readonly words: string;
}

interface Wish extends ChosenCollector {
  readonly organiser: Organiser;
  readonly language: Language;
  readonly item_ids: readonly number[];
  /** The items that are paid in instalments; none without a plan. */
  readonly planned_ids: readonly number[];
  /** The amounts that are left after the payment, by due date, in minor units. */
  readonly parts: PlannedPayment['parts'];
}

/**
 * Returns the agreement by which what is left of a cart that is paid online is collected later: the
 * next parts of what is paid in instalments, and what renews itself. Null when nothing is left, or
 * when the provider keeps none of the methods that may be used. The same cart has the same words,
 * to the letter.
 */
export async function checkoutAgreement(db: Db, of: Wish): Promise<CheckoutAgreement | null> {
  const { collector, provider_method: named, organiser, language, parts } = of;
  const payment_provider_id = accountOf(collector);
  const text = textReader({ language, organiser });
  const items = await loadAgreedItems(db, of.item_ids);
  const nameOf = ({ title, firstname }: (typeof items)[number]) =>
    agreedName({ title: text(title), firstname });
  const later = parts.flatMap(({ amount, due_at }) =>
    amount > 0 && due_at !== null ? { amount, due_at } : [],
  );
  const planned = items.filter(({ id }) => of.planned_ids.includes(id));
  const things: readonly AgreedThing[] = [
    { title: planned.map(nameOf).join(' + '), parts: later, renewal_price: null },
    ...items.flatMap(({ renewal_price, ...item }) =>
      renewal_price === null
        ? []
        : { title: nameOf({ ...item, renewal_price }), parts: [], renewal_price },
    ),
  ];
  const is_empty = things.every(
    (thing) => thing.parts.length === 0 && thing.renewal_price === null,
  );
  if (is_empty || !(await canKeep(db, { payment_provider_id, named }))) return null;
  return { payment_provider_id, words: agreementWords(things, { organiser, language }) };
}

/**
 * Returns the agreement that the family gives with its order, by the words that it read. Refuses
 * MEANS_NOT_KEPT when there is nothing to agree to, and AGREEMENT_CHANGED for words that are no
 * longer those of the agreement.
 */
export async function givenAgreement(
  db: Db,
  wish: Wish & { readonly words: string },
): Promise<CheckoutAgreement> {
  const agreement = await checkoutAgreement(db, wish);
  if (agreement === null) return notKept();
  if (agreement.words !== wish.words)
    refuse('AGREEMENT_CHANGED', { agreement: 'AGREEMENT_CHANGED' });
  return agreement;
}

/** Refuses to keep a means of payment where nothing is left to collect, or none can be kept. */
export function notKept(): never {
  return refuse('MEANS_NOT_KEPT', { agreement: 'MEANS_NOT_KEPT' });
}
