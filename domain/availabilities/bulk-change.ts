import type { Zone } from '../base/days.ts';
import type { Instant } from '../base/instants.ts';
import { type Amount, type BasisPoints, percentageOf } from '../base/money.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import { type Tagging, tagged } from '../base/tags.ts';
import { BULK_FIELDS, type BulkRefusal } from './bulk-fields.ts';
import { changedWindow, type WindowMoment } from './change-window.ts';

/** What staff change of many availabilities, or of many of their dates, in one go. Amounts are minor units, shares basis points. */
export type BulkChange =
  /** A date that is closed takes place for who is registered (left out too), or does not: nor where something is given back for it. */
  | {
      readonly kind: 'CLOSED';
      readonly closed: boolean;
      readonly takes_place?: boolean;
      readonly give_back?: object | null;
    }
  /** SET to so many places, null is no limit (of a date: as many as its availability has); ADD so many, or take away. */
  | { readonly kind: 'CAPACITY'; readonly by: 'SET'; readonly capacity: number | null }
  | { readonly kind: 'CAPACITY'; readonly by: 'ADD'; readonly places: number }
  | { readonly kind: 'PRICE'; readonly by: 'SET'; readonly price: Amount }
  | { readonly kind: 'PRICE'; readonly by: 'ADD'; readonly amount: Amount }
  /** By a share of the price, then to the nearest multiple of `round_to` minor units, the higher one from the half on. */
  | {
      readonly kind: 'PRICE';
      readonly by: 'SHARE';
      readonly share: BasisPoints;
      readonly round_to: number;
    }
  /** When registering begins and when it ends; what is left out stays as it is. */
  | {
      readonly kind: 'WINDOW';
      readonly opens?: WindowMoment | undefined;
      readonly closes?: WindowMoment | undefined;
    }
  | ({ readonly kind: 'TAGS' } & Tagging);

/** What a change needs to know of a record beside its values. */
export interface BulkContext {
  /** How many places hold where it has no capacity of its own. */
  readonly shared_capacity: number | null;
  readonly start_at: Instant;
  readonly zone: Zone;
}

/** What an availability or one of its dates says of what can be changed; null is no limit, or nothing of its own. */
export interface BulkValues {
  readonly closed: boolean;
  /** Of a date: it does not take place. */
  readonly called_off: boolean;
  readonly capacity: number | null;
  readonly price: Amount;
  readonly deposit: Amount;
  readonly tags: readonly string[];
  readonly registrations_start_at: Instant | null;
  readonly registrations_end_at: Instant | null;
}

const MOST_PLACES = 100_000;
/** The highest price that fits in what a family can pay at once. */
const MOST_PRICE: Amount = 100_000_000;

/**
 * The values of a record after a change; those that stay are the same. Refuses what the record cannot become: a price below its deposit,
 * more places for one without limit, registrations that end before they begin.
 */
export function bulkChanged(
  values: BulkValues,
  change: BulkChange,
  of: BulkContext,
): Decision<BulkValues, BulkRefusal> {
  switch (change.kind) {
    case 'CLOSED':
      return permit({ ...values, closed: change.closed, called_off: callsOff(change) });
    case 'CAPACITY':
      return withCapacity(values, change, values.capacity ?? of.shared_capacity);
    case 'PRICE':
      return withPrice(values, priceAfter(values.price, change));
    case 'WINDOW': {
      const window = changedWindow(values, { ...change, of });
      return window.ok ? permit({ ...values, ...window.value }) : window;
    }
    case 'TAGS': {
      const tags = tagged(values.tags, change);
      return tags.ok ? permit({ ...values, tags: tags.value }) : tags;
    }
  }
}

/** Whether who is registered is not expected any more. */
function callsOff(change: Extract<BulkChange, { kind: 'CLOSED' }>): boolean {
  const { closed, takes_place = true, give_back = null } = change;
  return closed && (!takes_place || give_back !== null);
}

function withCapacity(
  values: BulkValues,
  change: Extract<BulkChange, { kind: 'CAPACITY' }>,
  now: number | null,
): Decision<BulkValues, BulkRefusal> {
  if (change.by === 'SET') return permit({ ...values, capacity: change.capacity });
  if (now === null) return refuse('CAPACITY_UNLIMITED');
  const capacity = now + change.places;
  if (capacity < 0 || capacity > MOST_PLACES) return refuse('CAPACITY_OUT_OF_RANGE');
  return permit({ ...values, capacity });
}

function withPrice(values: BulkValues, price: Amount): Decision<BulkValues, BulkRefusal> {
  if (price < 0 || price > MOST_PRICE) return refuse('PRICE_OUT_OF_RANGE');
  if (price < values.deposit) return refuse('PRICE_BELOW_DEPOSIT');
  return permit({ ...values, price });
}

function priceAfter(price: Amount, change: Extract<BulkChange, { kind: 'PRICE' }>): Amount {
  switch (change.by) {
    case 'SET':
      return change.price;
    case 'ADD':
      return price + change.amount;
    case 'SHARE': {
      const exact = price + percentageOf(price, change.share);
      return Math.round(exact / change.round_to) * change.round_to;
    }
  }
}

/** Some of the values of a record. */
export type SomeBulkValues = { readonly [Name in keyof BulkValues]?: BulkValues[Name] | undefined };

/**
 * The values as they were before a change that is undone: `before` where the record still says `after`. Refuses CHANGED_SINCE where
 * somebody changed it again meanwhile.
 */
export function undone(
  values: BulkValues,
  change: { readonly before: SomeBulkValues; readonly after: SomeBulkValues },
): Decision<BulkValues, BulkRefusal> {
  const { before, after } = change;
  const changed_since = BULK_FIELDS.some(
    (name) =>
      after[name] !== undefined && JSON.stringify(values[name]) !== JSON.stringify(after[name]),
  );
  if (changed_since) return refuse('CHANGED_SINCE');
  const said = Object.entries(before).filter(([, value]) => value !== undefined);
  return permit({ ...values, ...Object.fromEntries(said) });
}
