import { MOST_DURATION } from '@ribambelle/domain/base/durations.ts';
import { z } from 'zod';
import { cuid } from '../general/shapes.ts';
import { factOfForm, factOfList } from '../records/fact.ts';
import {
  flag,
  order,
  orNone,
  pictures,
  preset,
  price,
  reference,
  rich,
  whole,
  words,
} from '../records/fields.ts';
import { record } from '../records/record.ts';

const titled = z.object({ cuid, title: z.string() });

/**
 * Vouchers that are offered, in the organiser's order, unpublished ones too. Vouchers already sold
 * keep their worth and their end.
 */
export const vouchers = record({
  noun: 'vouchers',
  one: 'voucher',
  summaries: {
    list: 'Lists the organiser’s vouchers.',
    get: 'Shows one voucher with everything that can be changed.',
    create: 'Adds a voucher.',
    update: 'Changes a voucher.',
    remove: 'Deletes a voucher that was never sold.',
  },
  fields: {
    title: words(),
    description: rich(),
    /** Price of one, in minor units. */
    price: price(),
    /** Its worth to the person who redeems it, in minor units; null for one that gives a bundle. */
    amount: preset(orNone(price(1)), null),
    /** The bundle that it gives instead; null for an amount. */
    bundle: preset(orNone(reference({ answer: titled, row: titled })), null),
    /** Seconds for which it is valid once sold; null for no end. */
    duration: preset(orNone(whole({ min: 1, max: MOST_DURATION })), null),
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
    fields: ['title', 'price', 'amount', 'bundle', 'duration', 'published', 'order'],
    columns: {
      title: { kind: 'text', value: (row) => row.title, card: 'title', sorts: true },
      price: { kind: 'amount', value: (row) => row.price, card: 'below', sorts: true },
      amount: { kind: 'amount', value: (row) => row.amount, sorts: true },
      duration: { kind: 'number', value: (row) => row.duration, sorts: true },
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
    unknown: 'VOUCHER_NOT_FOUND',
    in_use: ['VOUCHER_IN_USE'],
    values: ['IMAGE_UNKNOWN', 'BUNDLE_NOT_FOUND', 'VOUCHER_WORTH_UNCLEAR'],
  },
});

export const {
  list: listOfficeVouchers,
  get: getOfficeVoucher,
  create: createVoucher,
  update: updateVoucher,
  remove: deleteVoucher,
} = vouchers.endpoints;
