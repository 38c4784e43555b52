import { addDays, wallTimeOf } from '@ribambelle/domain/base/days.ts';
import { addMinutes, type Instant } from '@ribambelle/domain/base/instants.ts';
import { customerSince } from './customer-since.ts';
import { newLedger } from './ledger.ts';
import type { Customer } from './people.ts';
import { type Basket, dated, sell } from './purchases.ts';
import { randomFrom } from './random.ts';
import {
  canJoin,
  newRegister,
  type Register,
  type Registration,
  registrationOf,
} from './registrations.ts';
import { type Shop, ZONE } from './shop.ts';
import { addSlotRows, newSlot, type Slot } from './slot.ts';
import type { PromisedSlot } from './stories.ts';
import type { Till } from './till.ts';

/** The days between the season before and this one, on the same weekdays. */
const DAYS = 364;
/**
 * The number of its availabilities, and the most dates of each; it has what reports compare, and no
 * more.
 */
const AVAILABILITIES = 24;
const MOST_DATES = 8;
/** The number of participants of each, in turn. */
const COMERS = [3, 1, 4, 2, 5, 3] as const;
/**
 * Minutes before this moment a year ago at which a purchase was made, so that today has a day to
 * compare with.
 */
const BOUGHT_AT = [25, 70, 150] as const;
const DAY = 24 * 60;

/**
 * Adds the season before: a part of the present offer, a year earlier, with its participants and
 * payments, so that reports and tiles have something to compare with. It draws from its own random
 * source.
 */
export function addSeasonBefore(
  shop: Shop,
  input: { slots: readonly PromisedSlot[]; families: readonly Customer[]; till: Till },
): void {
  const ownShop = { ...shop, random: randomFrom('the season before') };
  const register = newRegister();
  const slots = offeredBefore(ownShop, input.slots);
  for (const [index, slot] of slots.entries())
    register.made.push(...comersOf(ownShop, { ...input, slot, register, index }));
  addSlotRows(ownShop, slots);
  const moments = momentsOf(ownShop, register.made);
  for (const customer of input.families) {
    const baskets = register.made
      .filter(({ participant }) => participant.customer_id === customer.id)
      .map((one) => basketOf(one, moments));
    if (baskets.length === 0) continue;
    const inOrder = dated(ownShop, baskets);
    const first = inOrder[0]?.at ?? ownShop.now;
    customerSince(ownShop, { customer, before: addMinutes(first, -DAY) });
    sell(ownShop, { customer, inOrder, till: input.till, ledger: newLedger() });
  }
}

/** Returns a part of the present offer that was over when this season's record begins. */
function offeredBefore(shop: Shop, slots: readonly PromisedSlot[]): readonly Slot[] {
  const over = addDays(shop.today, -70);
  const fitting = slots.filter(
    ({ slot: { dates } }) =>
      dates.length <= MOST_DATES && addDays(dates.at(-1)?.day ?? '', -DAYS) < over,
  );
  const step = Math.max(1, Math.floor(fitting.length / AVAILABILITIES));
  const chosenSlots = fitting.filter((_, index) => index % step === 0).slice(0, AVAILABILITIES);
  return chosenSlots.flatMap(({ slot }) => {
    const plan = {
      days: slot.dates.map(({ day }) => addDays(day, -DAYS)),
      hours: hoursOf(slot),
      period: slot.period,
    };
    return newSlot(shop, { activity: slot.activity, plan }) ?? [];
  });
}

function hoursOf({ start_at, end_at }: Slot) {
  return [wallTimeOf(start_at, ZONE), wallTimeOf(end_at, ZONE)] as const;
}

function comersOf(
  shop: Shop,
  input: { families: readonly Customer[]; slot: Slot; register: Register; index: number },
): readonly Registration[] {
  const { slot, register, index } = input;
  const participants = input.families.flatMap((family) => family.participants);
  return shop.random
    .shuffled(participants)
    .filter((participant) => canJoin(participant, { slot, register }))
    .slice(0, COMERS[index % COMERS.length])
    .map((participant) => registrationOf(shop, { slot, participant, register, cancelled: false }));
}

/** Returns when the first of those that began after this moment a year ago were bought. */
function momentsOf(
  { now }: Shop,
  registrations: readonly Registration[],
): ReadonlyMap<Registration, Instant> {
  const a_year_ago = addMinutes(now, -DAYS * DAY);
  const later = registrations.filter(({ slot }) => slot.start_at > a_year_ago);
  return new Map(
    BOUGHT_AT.flatMap((minutes, index) => {
      const registration = later[index];
      return registration ? [[registration, addMinutes(a_year_ago, -minutes)] as const] : [];
    }),
  );
}

function basketOf(registration: Registration, moments: ReadonlyMap<Registration, Instant>): Basket {
  return {
    registrations: [registration],
    at: moments.get(registration) ?? null,
    strategy: 'IMMEDIATE',
    made_by: null,
  };
}
