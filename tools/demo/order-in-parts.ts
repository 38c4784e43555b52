import { addDays, instantAt } from '@ribambelle/domain/base/days.ts';
import { addMinutes, earliest, type Instant, latest } from '@ribambelle/domain/base/instants.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { planParts } from '@ribambelle/domain/instalment-plans/plan-parts.ts';
import { firstDueAt } from '@ribambelle/domain/receivables/due-at.ts';
import type { Instalment } from '@ribambelle/domain/receivables/instalments.ts';
import { agreementWords } from '@ribambelle/server/payment-mandates/agreement-words.ts';
import { CAMP, PLAN } from './camp-in-parts.ts';
import { ORGANISER } from './content/organiser.ts';
import { newLedger } from './ledger.ts';
import type { Customer } from './people.ts';
import { sell } from './purchases.ts';
import { randomFrom } from './random.ts';
import { canJoin, type Register, type Registration, registrationOf } from './registrations.ts';
import { type Shop, ZONE } from './shop.ts';
import type { PromisedSlot } from './stories.ts';
import type { Till } from './till.ts';

/** The card that everybody pays with in the sandbox. */
const CARD = { method: 'card', label: 'Visa ···· 4242' };

/**
 * Adds an order of the camp in parts: its first part is paid with a card, which is kept for the
 * others; the next one is due within a month. None when no camp has a place for a child.
 */
export function addOrderInParts(
  shop: Shop,
  input: {
    readonly customer: Customer;
    readonly slots: readonly PromisedSlot[];
    readonly register: Register;
    readonly till: Till;
  },
): void {
  // their own random source: later draws do not depend on them
  const ownShop = { ...shop, random: randomFrom('order-in-parts') };
  const { customer, register, till } = input;
  const at = orderedAt(shop);
  const open = input.slots.filter(
    ({ slot, story }) =>
      slot.activity.slug === CAMP &&
      (story === 'busy' || story === 'quiet' || story === 'nearly') &&
      slot.registered < slot.capacity &&
      slot.start_at > addMinutes(shop.now, 7 * 24 * 60),
  );
  const wish = open
    .toSorted((one, other) => (one.slot.start_at < other.slot.start_at ? -1 : 1))
    .flatMap(({ slot }) =>
      customer.participants.map((participant) => ({ slot, participant, register })),
    )
    .find(({ slot, participant }) => canJoin(participant, { slot, register }));
  if (wish === undefined) return;
  const registration = registrationOf(ownShop, { ...wish, cancelled: false });
  const parts = partsOf(registration, { at, till });
  const [first, second] = parts ?? [];
  if (parts === null || first === undefined || second === undefined) return;
  const ledger = newLedger();
  const basket = { registrations: [registration], at, made_by: null };
  sell(ownShop, {
    customer,
    inOrder: [{ ...basket, strategy: 'IMMEDIATE', first_part: first.amount }],
    till,
    ledger,
  });
  const receivable_id = registration.id;
  const { organiser_id, batch } = shop;
  batch.change('receivables', {
    id: receivable_id,
    columns: { in_instalments: true, due_at: second.due_at },
  });
  for (const [index, { due_at, amount }] of parts.entries())
    batch.add('instalments', { organiser_id, receivable_id, position: index + 1, due_at, amount });
  const given = ledger.given.find((one) => one.receivable_id === receivable_id);
  if (given?.provider == null) throw new Error('The first part of an order was not paid online');
  const { payment, provider } = given;
  const { slot, participant } = registration;
  const name = `${slot.activity.title[customer.language === 'fr' ? 0 : 1]}, ${participant.firstname}`;
  const kept = { at, parts, receivable_id, payment_id: payment.id, provider, name };
  keepCard(ownShop, { ...input, ...kept });
}

/** Returns when the order was placed: since the last fifth of a month, at most 20 days ago. */
function orderedAt({ now, today }: Shop): Instant {
  const fifth = `${today.slice(0, 8)}0${PLAN.day_of_month}`;
  const earliest_day = addDays(today, -20);
  const since = today > fifth && fifth >= earliest_day ? addDays(fifth, 1) : earliest_day;
  const at = instantAt({ day: since, wall_time: '08:10', zone: ZONE });
  return earliest([at, addMinutes(now, -40)]) ?? at;
}

function partsOf(
  { price, slot }: Registration,
  { at, till }: { readonly at: Instant; readonly till: Till },
): readonly Instalment[] | null {
  const { payment_term_days: term_days } = till;
  const starts = [slot.start_at];
  return planParts(price.total_price, {
    plan: PLAN,
    ordered_at: at,
    first_due_at: firstDueAt(at, { term_days, starts, timezone: ZONE }),
    start_at: slot.start_at,
    timezone: ZONE,
  });
}

/** Lets the sandbox keep the card of the first part for the others. */
function keepCard(
  { organiser_id, random, batch }: Shop,
  input: {
    readonly customer: Customer;
    readonly at: Instant;
    readonly parts: readonly Instalment[];
    readonly receivable_id: number;
    readonly payment_id: number;
    readonly provider: { readonly id: string };
    /** The thing that is paid, as the family agreed. */
    readonly name: string;
  },
): void {
  const { customer, at, parts, receivable_id, payment_id, provider } = input;
  const [first, ...later] = parts;
  const id = random.id();
  batch.add('payment_mandates', {
    organiser_id,
    id,
    cuid: random.cuid(),
    customer_id: customer.id,
    payment_provider_id: null,
    state: 'ACTIVE',
    words: agreementWords([{ title: input.name, parts: later, renewal_price: null }], {
      organiser: { name: ORGANISER.name, timezone: ZONE },
      language: customer.language,
    }),
    agreed_at: at,
    customer_reference: provider.id,
    mandate_reference: provider.id,
    ...CARD,
    started_at: at,
  });
  batch.add('payment_mandate_debts', {
    organiser_id,
    payment_mandate_id: id,
    receivable_id,
    agreed_amount: sumAmounts(later.map(({ amount }) => amount)),
    handled_until: latest([at, first?.due_at ?? at]),
  });
  batch.change('payments', { id: payment_id, columns: { payment_mandate_id: id } });
  batch.change('sandbox_payments', { id: provider.id, columns: { keep: true } });
}
