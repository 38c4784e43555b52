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

/**
 * Closes availabilities to registrations, or opens them again; existing ones stay. On closing,
 * their families can be written to.
 */
const closing = z.object({
  kind: z.literal('CLOSED'),
  closed: z.boolean(),
  message: message.nullable().default(null),
});
/** Sets the number of places, null for no limit (for a date: as many as its availability has). */
const capacitySet = z.object({
  kind: z.literal('CAPACITY'),
  by: z.literal('SET'),
  capacity: z.int().min(0).max(100_000).nullable(),
});
const capacityAdded = z.object({ kind: z.literal('CAPACITY'), by: z.literal('ADD'), places });
const priceSet = z.object({ kind: z.literal('PRICE'), by: z.literal('SET'), price });
const priceAdded = z.object({ kind: z.literal('PRICE'), by: z.literal('ADD'), amount });
/** Changes the price by a share in basis points, rounded to a multiple of so many minor units. */
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

/**
 * A moment that is the same for all, null for none; or so many days before each begins, at a local
 * time of the organiser.
 */
const windowMoment = z.discriminatedUnion('by', [
  z.object({ by: z.literal('SET'), at: instant.nullable() }),
  z.object({ by: z.literal('BEFORE_START'), days: z.int().min(0).max(730), time: wallTime }),
]);
/** The start and end of registration; anything left out stays as it is. */
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
 * Copies each, so many weeks later, on the same weekdays at the same hours: with its location,
 * price, places, ages, tags and, as much later, its registration period and its minimum of
 * registrations; without the registrations. Skips the public holidays of Belgium if they are off,
 * other named days, and days that are closed in the original.
 */
const copying = z.object({
  kind: z.literal('COPY'),
  weeks: z.int().min(1).max(260),
  holidays_off: z.boolean().default(true),
  /** True to skip the days in closed periods. */
  closed_periods_off: z.boolean().default(false),
  skipped_days: z.array(day).max(200).default([]),
  /** True to close the copies: nobody can register until they are opened. */
  closed: z.boolean().default(true),
  /** True to attach the collaborators of the original to the copy. */
  collaborators: z.boolean().default(false),
});

/** An action and its selection of records. */
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

/** Changes of fields: amounts in minor units, capacity null for no limit, moments as instants. */
export const fieldChanges = z.array(
  z.object({
    field: z.enum([...BULK_FIELDS, ...COPY_FIELDS, ...CANCEL_FIELDS, ...CLOSE_FIELDS]),
    from: value,
    to: value,
  }),
);

/** One record: its title, its start (a family: its creation), and its changes. */
const line = z.object({ cuid, title: z.string(), at: instant, changes: fieldChanges });

export const bulkRefusal = z.enum(BULK_REFUSALS);

/** The effects of a bulk action before it is done. */
export const bulkPreview = z.object({
  /** Search words without an exact match, so that similar records are selected; else null. */
  resembling: z.string().nullable(),
  /** The numbers of records selected, of those that change, and of those already as wanted. */
  count: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** The number left as they are, by the reason. */
  refused: z.array(z.object({ code: bulkRefusal, count: z.int() })),
  /** Registrations on the records that change, and the families that made them. */
  registrations: z.int(),
  families: z.int(),
  /** Records that would have fewer places than are taken. */
  overfull: z.int(),
  /**
   * The reduction of registrations for dates that are closed; the part of payments to be given
   * back, and the part to be kept.
   */
  taken_off_amount: amount,
  given_amount: amount,
  kept_amount: amount,
  /**
   * The collaborators and resources that would be in two places at once, when dates are moved, or
   * copied with their collaborators.
   */
  clashes: z.array(clash),
  /** The first records, refused ones before the others; at most 50. */
  lines: z.array(line.extend({ refused: bulkRefusal.nullable() })),
});

/** A bulk action that was begun: its progress, and the outcome for its records. */
export const bulkActionShape = z.object({
  cuid,
  on: z.enum(['AVAILABILITIES', 'DATES', 'REGISTRATIONS', 'CUSTOMERS']),
  kind: z.enum(['CLOSED', 'MOVE', 'CAPACITY', 'PRICE', 'WINDOW', 'TAGS', 'COPY', 'CANCEL', 'UNDO']),
  state: z.enum(['RUNNING', 'DONE']),
  count: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** Families written to; 0 before it is done. */
  families: z.int(),
  created_at: instant,
  finished_at: instant.nullable(),
  /**
   * True when it can be undone: it is done, changed something, wrote to nobody, and was not undone
   * yet.
   */
  can_undo: z.boolean(),
});

/** The outcome for one of its records. */
export const bulkLine = line.extend({
  state: z.enum(['WAITING', 'CHANGED', 'UNCHANGED', 'REFUSED']),
  refused: bulkRefusal.nullable(),
});
