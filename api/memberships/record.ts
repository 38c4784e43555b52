import {
  MEMBERSHIP_ENTITIES,
  PERIOD_TYPES,
  ROLLING_UNITS,
} from '@ribambelle/domain/memberships/membership-terms.ts';
import { z } from 'zod';
import { factOfForm, factOfList } from '../records/fact.ts';
import {
  choice,
  flag,
  moment,
  one,
  order,
  orNone,
  pictures,
  preset,
  price,
  rich,
  vatOfOwn,
  whole,
  words,
} from '../records/fields.ts';
import { record } from '../records/record.ts';

/**
 * Memberships that are offered, in the organiser's order, unpublished ones too. Memberships already
 * sold keep their period.
 */
export const memberships = record({
  noun: 'memberships',
  one: 'membership',
  summaries: {
    list: 'Lists the organiser’s memberships.',
    get: 'Shows one membership with everything that can be changed.',
    create: 'Adds a membership.',
    update: 'Changes a membership.',
    remove: 'Deletes a membership that was never sold.',
  },
  fields: {
    title: words(),
    description: rich(),
    /** Price of one cycle, in minor units. */
    price: price(),
    /** Its category by VAT; null for the organiser's default. */
    vat_category: vatOfOwn(),
    /** The owner once it is sold: one participant, or the customer. */
    entity: choice(MEMBERSHIP_ENTITIES, 'CUSTOMERS'),
    period_type: choice(PERIOD_TYPES, 'ROLLING'),
    /** For a rolling one: the unit and the number of units. */
    rolling_period_type: preset(orNone(one(ROLLING_UNITS)), null),
    rolling_period_duration: preset(orNone(whole({ min: 1, max: 1_000 })), null),
    /** For a fixed one: its first moment, and the moment at which it is over. */
    fixed_period_start_at: preset(orNone(moment()), null),
    fixed_period_end_at: preset(orNone(moment()), null),
    /** True when the buyer of a rolling one may choose its first day. */
    start_choice: flag(false),
    /** Days before its end from which a rolling one can be renewed. */
    renewal_days_before: preset(whole({ min: 0, max: 366 }), 30),
    /** Days after its end for which the next cycle follows on. */
    renewal_days_after: preset(whole({ min: 0, max: 366 }), 30),
    /**
     * True when a rolling one renews itself unless its owner says no; always stored as false for a
     * fixed one.
     */
    recurring: flag(false),
    published: flag(true),
    order: order(),
    /** Cards show the first. */
    images: pictures(12),
  },
  facts: {
    picture: factOfList(z.string()),
    /** True when one was sold or is in a cart: then it cannot be deleted. */
    in_use: factOfForm(z.boolean()),
  },
  titled_by: 'title',
  list: {
    fields: [
      'title',
      'price',
      'entity',
      'period_type',
      'rolling_period_type',
      'rolling_period_duration',
      'fixed_period_start_at',
      'fixed_period_end_at',
      'start_choice',
      'recurring',
      'published',
      'order',
    ],
    columns: {
      title: { kind: 'text', value: (row) => row.title, card: 'title', sorts: true },
      price: { kind: 'amount', value: (row) => row.price, card: 'below', sorts: true },
      period: { kind: 'choice', value: (row) => row.period_type },
      entity: { kind: 'choice', value: (row) => row.entity },
      state: {
        kind: 'choice',
        value: (row) => (row.published ? 'PUBLISHED' : 'UNPUBLISHED'),
        card: 'beside',
      },
    },
    filters: { search: z.string().max(100).optional(), published: z.boolean().optional() },
    offered: { published: { kind: 'choice', of: ['true', 'false'] } },
  },
  refusals: {
    unknown: 'MEMBERSHIP_NOT_FOUND',
    in_use: ['MEMBERSHIP_IN_USE', 'MEMBERSHIP_IN_ACTIVITY'],
    values: [
      'IMAGE_UNKNOWN',
      'MEMBERSHIP_PERIOD_INCOMPLETE',
      'MEMBERSHIP_PERIOD_REVERSED',
      'RENEWAL_NOTICE_TOO_SHORT',
      'VAT_CATEGORY_NOT_ALLOWED',
    ],
  },
});

export const {
  list: listOfficeMemberships,
  get: getOfficeMembership,
  create: createMembership,
  update: updateMembership,
  remove: deleteMembership,
} = memberships.endpoints;
