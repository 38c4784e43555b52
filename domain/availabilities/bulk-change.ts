import type { Zone } from '../base/days.ts';
import type { Instant } from '../base/instants.ts';
import { type Amount, type BasisPoints, percentageOf } from '../base/money.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import { type Tagging, tagged } from '../base/tags.ts';
import { BULK_FIELDS, type BulkRefusal } from './bulk-fields.ts';
import { changedWindow, type WindowMoment } from './change-window.ts';

/** A change by staff to many availabilities or dates. Minor units, shares in basis points. */
export type BulkChange =
  /** A closed date takes place for those registered by default, never when money is given back. */
  | {
      readonly kind: 'CLOSED';
      readonly closed: boolean;
      readonly takes_place?: boolean;
      readonly give_back?: object | null;
    }
  /** SET (null is no limit; on a date, the availability's) or ADD places, negative to take away. */
  | { readonly kind: 'CAPACITY'; readonly by: 'SET'; readonly capacity: number | null }
  | { readonly kind: 'CAPACITY'; readonly by: 'ADD'; readonly places: number }
  | { readonly kind: 'PRICE'; readonly by: 'SET'; readonly price: Amount }
  | { readonly kind: 'PRICE'; readonly by: 'ADD'; readonly amount: Amount }
  /** By a share of the price, rounded half up to a multiple of `round_to` minor units. */
  | {
      readonly kind: 'PRICE';
      readonly by: 'SHARE';
      readonly share: BasisPoints;
      readonly round_to: number;
    }
  /** The start and end of registration; an absent one stays as it is. */
  | {
      readonly kind: 'WINDOW';
      readonly opens?: WindowMoment | undefined;
      readonly closes?: WindowMoment | undefined;
    }
  | ({ readonly kind: 'TAGS' } & Tagging);

/** The facts about a record, besides its values, that a change needs. */
export interface BulkContext {
  /** The capacity that applies when the record has none of its own. */
  readonly shared_capacity: number | null;
  readonly start_at: Instant;
  readonly zone: Zone;
}

/** Changeable values of an availability or date; null is no limit, or none of its own. */
export interface BulkValues {
  readonly closed: boolean;
  /** True when the date does not take place. */
  readonly called_off: boolean;
  readonly capacity: number | null;
  readonly price: Amount;
  readonly deposit: Amount;
  readonly tags: readonly string[];
  readonly registrations_start_at: Instant | null;
  readonly registrations_end_at: Instant | null;
}

const MOST_PLACES = 100_000;
/** The highest price, bounded by the most that a family can pay at once. */
const MOST_PRICE: Amount = 100_000_000;

/**
 * Returns the values of a record after a change. Refuses a result that cannot be: a price below its
 * deposit, added places where there is no limit, registration that ends before it begins.
 */
export function bulkChanged(
  values: BulkValues,
  { change, of }: { readonly change: BulkChange; readonly of: BulkContext },
): Decision<BulkValues, BulkRefusal> {
  switch (change.kind) {
    case 'CLOSED':
      return permit({ ...values, closed: change.closed, called_off: callsOff(change) });
    case 'CAPACITY':
      return withCapacity(values, { change, now: values.capacity ?? of.shared_capacity });
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

/** True when registered participants are no longer expected. */
function callsOff(change: Extract<BulkChange, { kind: 'CLOSED' }>): boolean {
  const { closed, takes_place = true, give_back = null } = change;
  return closed && (!takes_place || give_back !== null);
}

function withCapacity(
  values: BulkValues,
  {
    change,
    now,
  }: { readonly change: Extract<BulkChange, { kind: 'CAPACITY' }>; readonly now: number | null },
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
 * Returns the values as they were before a change that is undone: `before` where the record still
 * has `after`. Refuses CHANGED_SINCE when somebody has changed it since.
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
  const fields = Object.entries(before).filter(([, value]) => value !== undefined);
  return permit({ ...values, ...Object.fromEntries(fields) });
}
