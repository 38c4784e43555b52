import {
  BULK_FIELDS,
  BULK_REFUSALS,
  CANCEL_FIELDS,
  CLOSE_FIELDS,
  COPY_FIELDS,
} from '@ribambelle/domain/availabilities/bulk-fields.ts';
import { z } from 'zod';
import { clash } from '../availabilities/clash-shapes.ts';
import { availabilityFilters, dateFilters } from '../availabilities/office-shapes.ts';
import { cancelling, message } from './cancel-shapes.ts';
import { customerFilters } from '../customers/office-shapes.ts';
import { closingDates, moving } from './day-shapes.ts';
import { registrationFilters } from '../registrations/office-shapes.ts';
import { wallTime } from '../general/wall-time.ts';
import { amount, cuid, day, instant, price } from '../general/shapes.ts';
import { tagging as tagsChanged } from '../general/tags.ts';
import { selectionBy } from './selection.ts';

const places = z.int().min(-100_000).max(100_000);

/** Closed to registrations, or open again; who is registered stays so. Closed, the families of who is registered can be written to. */
const closing = z.object({
  kind: z.literal('CLOSED'),
  closed: z.boolean(),
  message: message.nullable().default(null),
});
/** So many places, null for no limit (of a date: as many as its availability has). */
const capacitySet = z.object({
  kind: z.literal('CAPACITY'),
  by: z.literal('SET'),
  capacity: z.int().min(0).max(100_000).nullable(),
});
const capacityAdded = z.object({ kind: z.literal('CAPACITY'), by: z.literal('ADD'), places });
const priceSet = z.object({ kind: z.literal('PRICE'), by: z.literal('SET'), price });
const priceAdded = z.object({ kind: z.literal('PRICE'), by: z.literal('ADD'), amount });
/** By a share in basis points, then rounded to a multiple of so many minor units. */
const priceByShare = z.object({
  kind: z.literal('PRICE'),
  by: z.literal('SHARE'),
  share: z.int().min(-10_000).max(100_000),
  round_to: z.union([z.literal(1), z.literal(10), z.literal(50), z.literal(100)]),
});
const tagging = z.object({
  kind: z.literal('TAGS'),
  ...tagsChanged,
});

/** A moment that is the same for all, null for none; or so many days before each begins, at a time on the organiser's wall. */
const windowMoment = z.discriminatedUnion('by', [
  z.object({ by: z.literal('SET'), at: instant.nullable() }),
  z.object({ by: z.literal('BEFORE_START'), days: z.int().min(0).max(730), time: wallTime }),
]);
/** When registering begins and when it ends; what is left out stays as it is. */
const window = z
  .object({
    kind: z.literal('WINDOW'),
    opens: windowMoment.optional(),
    closes: windowMoment.optional(),
  })
  .refine(({ opens, closes }) => opens !== undefined || closes !== undefined, {
    message: 'REQUIRED',
    path: ['opens'],
  });
/**
 * A copy of each, so many weeks later, on the same weekdays at the same hours: with its place, price, places, ages, tags and, as much later,
 * its time to register and its minimum of registrations; without who is registered. Without the public holidays of Belgium where they are off, other days that are named, and days that are closed in the original.
 */
const copying = z.object({
  kind: z.literal('COPY'),
  weeks: z.int().min(1).max(260),
  holidays_off: z.boolean().default(true),
  /** Without the days that lie in closed periods. */
  closed_periods_off: z.boolean().default(false),
  skipped_days: z.array(day).max(200).default([]),
  /** Nobody can register for the copies until they are opened. */
  closed: z.boolean().default(true),
  /** Whoever of the team is attached to the original is attached to the copy. */
  collaborators: z.boolean().default(false),
});

/** What is done to which records. */
export const bulkAction = z.discriminatedUnion('on', [
  z.object({
    on: z.literal('AVAILABILITIES'),
    selection: selectionBy(availabilityFilters),
    change: z.union([
      closing,
      capacitySet,
      capacityAdded,
      priceSet,
      priceAdded,
      priceByShare,
      window,
      tagging,
      copying,
    ]),
  }),
  z.object({
    on: z.literal('DATES'),
    selection: selectionBy(dateFilters),
    change: z.union([closingDates, moving, capacitySet, capacityAdded]),
  }),
  z.object({
    on: z.literal('REGISTRATIONS'),
    selection: selectionBy(registrationFilters),
    change: z.union([cancelling, tagging]),
  }),
  z.object({
    on: z.literal('CUSTOMERS'),
    selection: selectionBy(customerFilters),
    change: tagging,
  }),
]);

export type BulkAction = z.infer<typeof bulkAction>;

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

/** What becomes of the fields of a record: amounts in minor units, capacity null is no limit, moments instants. */
export const fieldChanges = z.array(
  z.object({
    field: z.enum([...BULK_FIELDS, ...COPY_FIELDS, ...CANCEL_FIELDS, ...CLOSE_FIELDS]),
    from: value,
    to: value,
  }),
);

/** One record: what it is called and when it begins (a family: since when it is there), and what becomes of it. */
const line = z.object({ cuid, title: z.string(), at: instant, changes: fieldChanges });

export const bulkRefusal = z.enum(BULK_REFUSALS);

/** What would be done. */
export const bulkPreview = z.object({
  /** The words for which nothing was found as they are, so that what resembles them is selected; null otherwise. */
  resembling: z.string().nullable(),
  /** How many records are selected, how many of them change, and how many are so already. */
  count: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** How many are left as they are, by the reason. */
  refused: z.array(z.object({ code: bulkRefusal, count: z.int() })),
  /** Registrations on what changes, and the families that made them. */
  registrations: z.int(),
  families: z.int(),
  /** Records that would have fewer places than are taken. */
  overfull: z.int(),
  /** What registrations would cost less for dates that are closed; what would go back of what was paid, and what would be kept of it. */
  taken_off_amount: amount,
  given_amount: amount,
  kept_amount: amount,
  /** Who and what would be in two places at once, where dates are moved, or copied with whoever is attached. */
  clashes: z.array(clash),
  /** The first of them, refused ones before the others; at most 50. */
  lines: z.array(line.extend({ refused: bulkRefusal.nullable() })),
});

/** A bulk action that was begun: how far it is, and what became of its records. */
export const bulkActionShape = z.object({
  cuid,
  on: z.enum(['AVAILABILITIES', 'DATES', 'REGISTRATIONS', 'CUSTOMERS']),
  kind: z.enum(['CLOSED', 'MOVE', 'CAPACITY', 'PRICE', 'WINDOW', 'TAGS', 'COPY', 'CANCEL', 'UNDO']),
  state: z.enum(['RUNNING', 'DONE']),
  count: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** Families that are written to; 0 before it is done. */
  families: z.int(),
  created_at: instant,
  finished_at: instant.nullable(),
  /** It can be undone: it is done, changed something, wrote to nobody, and was not undone yet. */
  can_undo: z.boolean(),
});

/** What became of one of its records. */
export const bulkLine = line.extend({
  state: z.enum(['WAITING', 'CHANGED', 'UNCHANGED', 'REFUSED']),
  refused: bulkRefusal.nullable(),
});
