import { ageOn } from '@ribambelle/domain/base/age.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { type Amount, sumAmounts } from '@ribambelle/domain/base/money.ts';
import type { RegistrationPrice } from '@ribambelle/domain/pricing/price-registration.ts';
import { priceRegistration } from '@ribambelle/domain/pricing/price-registration.ts';
import { addReceivableRows } from './receivables.ts';
import type { PromisedSlot } from './stories.ts';
import type { Participant } from './people.ts';
import type { Random } from './random.ts';
import type { Option, Shop } from './shop.ts';
import type { Slot, SlotDate } from './slot.ts';

/** A participant's registration, with its choices and price. */
export interface Registration {
  readonly id: number;
  readonly cuid: string;
  readonly slot: Slot;
  readonly participant: Participant;
  readonly dates: readonly SlotDate[];
  readonly options: readonly {
    readonly price_id: number;
    readonly content: string | null;
    readonly amount: Amount;
  }[];
  readonly questions: readonly { readonly question_id: number; readonly content: string }[];
  readonly price: RegistrationPrice;
  readonly cancelled: boolean;
}

/** The days on which each participant is busy, so that nobody is in two places. */
export interface Register {
  readonly made: Registration[];
  readonly busy: Set<string>;
}

export function newRegister(): Register {
  return { made: [], busy: new Set() };
}

/** The part of its places that a story fills; for the rest the loop decides. */
const FILL = {
  full: 1,
  nearly: 0.88,
  past: 0.7,
  busy: 0.38,
  over: 0.5,
  closed: 0.3,
  quiet: 0.12,
  later: 0,
} as const;

/**
 * Registers participants up to a number of registrations: first where it must be full, then a
 * little of everything.
 */
export function fillSlots(
  shop: Shop,
  input: {
    register: Register;
    slots: readonly PromisedSlot[];
    participants: readonly Participant[];
    count: number;
  },
): void {
  const { register, participants, count } = input;
  const open = input.slots.filter(({ story }) => story !== 'later');
  const goals = new Map(
    open.map(({ slot, story }) => [
      slot,
      Math.max(1, Math.round(slot.capacity * FILL[story] * (0.7 + shop.random.next() * 0.6))),
    ]),
  );
  for (const { slot, story } of popularFirst(open)) {
    if (story !== 'full' && story !== 'nearly') continue;
    const freePlaces = story === 'full' ? 0 : shop.random.int(1, 2);
    fill(shop, { register, slot, participants, count, places: slot.capacity - freePlaces });
    if (slot.registered >= 5) slot.capacity = slot.registered + freePlaces;
  }
  for (const { slot, story } of open)
    if (story === 'past')
      fill(shop, {
        register,
        slot,
        participants,
        count,
        places: Math.min(slot.capacity, goals.get(slot) ?? 0),
      });
  for (let round = 0; register.made.length < count && round < 40; round += 1) {
    for (const { slot, story } of shop.random.shuffled(open)) {
      const goal =
        story === 'full' || story === 'nearly'
          ? 0
          : Math.min(slot.capacity - 2, (goals.get(slot) ?? 0) + Math.floor(round / 12));
      if (slot.registered < goal && register.made.length < count)
        fill(shop, { register, slot, participants, count, places: slot.registered + 1 });
    }
  }
}

/** Sorts slots that must be full before others that may take their participants away. */
function popularFirst(slots: readonly PromisedSlot[]): readonly PromisedSlot[] {
  const rank = ({ slot }: PromisedSlot): number => (slot.activity.popular ? 0 : 1);
  return slots.toSorted((one, other) => rank(one) - rank(other));
}

function fill(
  shop: Shop,
  input: {
    register: Register;
    slot: Slot;
    participants: readonly Participant[];
    count: number;
    places: number;
  },
): void {
  const { register, slot, places } = input;
  for (const participant of shop.random.shuffled(input.participants)) {
    if (slot.registered >= places || register.made.length >= input.count) return;
    if (canJoin(participant, { slot, register }))
      register.made.push(
        registrationOf(shop, { slot, participant, register, cancelled: shop.random.chance(0.055) }),
      );
  }
}

/** True when the age fits on the first day and no day is taken yet. */
export function canJoin(
  participant: Participant,
  { slot, register }: { slot: Slot; register: Register },
): boolean {
  const first = slot.dates[0];
  if (!first) return false;
  const age = ageOn(participant.birthdate, first.day);
  const [minimum, maximum] = slot.activity.ages;
  if (age < (minimum ?? 0) || age > (maximum ?? 120)) return false;
  return slot.dates.every((date) => !register.busy.has(`${participant.id}/${date.day}`));
}

/** Registers somebody: counts the places unless since cancelled, and answers the questions. */
export function registrationOf(
  shop: Shop,
  input: { slot: Slot; participant: Participant; register: Register; cancelled: boolean },
): Registration {
  const { slot, participant, register, cancelled } = input;
  const { random } = shop;
  const partly = slot.activity.rhythm === 'camp' && slot.dates.length === 5 && random.chance(0.04);
  const dates = partly ? slot.dates.filter((_, index) => index !== 2) : slot.dates;
  for (const date of slot.dates) register.busy.add(`${participant.id}/${date.day}`);
  if (!cancelled) {
    slot.registered += 1;
    for (const date of dates) date.registered += 1;
  }
  const choices = choose(slot, random);
  const price = priceRegistration({
    price: slot.price,
    deposit: slot.deposit,
    quantity: 1,
    options: choices.map(({ option }) => option),
    adjustments: [],
  });
  const options = choices.map(({ option, content }) => ({
    price_id: option.price_id,
    content,
    amount: price.options.find((line) => line.price_id === option.price_id)?.amount ?? 0,
  }));
  const questions = answer(slot, random);
  return {
    id: random.id(),
    cuid: random.cuid(),
    slot,
    participant,
    dates,
    options,
    questions,
    price,
    cancelled,
  };
}

/** Answers the required questions and half of the others, among those shown for these answers. */
function answer(slot: Slot, random: Random): { question_id: number; content: string }[] {
  const givenAnswers: { question_id: number; content: string }[] = [];
  for (const { id, required, answers, shown_when } of slot.activity.questions) {
    const before = givenAnswers.find(({ question_id }) => question_id === shown_when?.question_id);
    const isShown =
      shown_when === null || shown_when.choice_ids.some((one) => String(one) === before?.content);
    if (isShown && (required || random.chance(0.5)))
      givenAnswers.push({ question_id: id, content: random.pick(answers) });
  }
  return givenAnswers;
}

function choose(slot: Slot, random: Random) {
  return slot.activity.options.flatMap(({ id, prices, answers }) => {
    if (!random.chance(0.22)) return [];
    const { id: price_id, ...price } = random.pick(prices);
    return [
      {
        content: answers === null ? null : random.pick(answers),
        option: { option_id: id, price_id, price: { id: price_id, ...price } },
      },
    ];
  });
}

/** Adds the rows of a registration; its payments come with the purchase. */
export function addRegistrationRows(
  shop: Shop,
  input: {
    registration: Registration;
    purchase: {
      cart_id: number | null;
      cart_item_id: number | null;
      created_by: number | null;
      created_at: string;
    };
    due_at: Instant | null;
    paid_amount: Amount;
    cancellation: Cancellation | null;
  },
): void {
  const { organiser_id, random, batch } = shop;
  const { registration, purchase, paid_amount, cancellation } = input;
  const { id, cuid, participant, slot, price } = registration;
  addReceivableRows(shop, {
    id,
    customer_id: participant.customer_id,
    cart_id: purchase.cart_id,
    kind: 'REGISTRATION',
    accessory: false,
    sale_amount: price.total_price,
    taxed_amount: sumAmounts(
      price.options
        .filter(({ option_id }) => isTaxed(option_id, slot.activity.options))
        .map(({ amount }) => amount),
    ),
    deposit_amount: price.total_deposit,
    paid_amount,
    due_at: input.due_at,
    created_by: purchase.created_by,
    created_at: purchase.created_at,
    cancelled_at: cancellation?.cancelled_at ?? null,
  });
  batch.add('registrations', {
    organiser_id,
    id,
    cuid,
    reference: random.reference(),
    customer_id: participant.customer_id,
    participant_id: participant.id,
    availability_id: slot.id,
    receivable_id: id,
    ...purchase,
    price_lines: storedPrice(price),
    ...(cancellation ?? {
      cancelled_at: null,
      cancellation_type: null,
      cancellation_message: null,
    }),
  });
  for (const date of registration.dates)
    batch.add('registration_dates', {
      organiser_id,
      cuid: random.cuid(),
      registration_id: id,
      date_id: date.id,
    });
  for (const option of registration.options)
    batch.add('registration_options', {
      organiser_id,
      cuid: random.cuid(),
      registration_id: id,
      ...option,
    });
  for (const question of registration.questions)
    batch.add('registration_questions', { organiser_id, registration_id: id, ...question });
}

export interface Cancellation {
  readonly cancelled_at: string;
  readonly cancellation_type: 'CUSTOMER' | 'ORGANISER' | 'AUTOMATIC_INSUFFICIENT_PARTICIPANTS';
  readonly cancellation_message: string;
}

/** Returns a price as its row keeps it: without reductions, and with the organiser's VAT. */
export function storedPrice(price: RegistrationPrice) {
  return {
    ...price,
    options: price.options.map((line) => ({ ...line })),
    reductions: [],
    vat: { category: null, options: [] },
  };
}

function isTaxed(id: number, options: readonly Option[]): boolean {
  return options.some((option) => option.id === id && option.taxed);
}
