import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { loadShownImages } from '../files/index.ts';
import { findOffer, findOffers, type OfferRow } from '../offers/index.ts';
import { givenBundle, type GivenBundleRow } from './given-bundle-views.ts';

/**
 * The worth of a voucher, an amount in minor units or a bundle, and the seconds for which it is
 * valid from its sale; null for no end.
 */
interface VoucherWorth {
  readonly amount: number | null;
  readonly bundle: GivenBundleRow | null;
  readonly duration: number | null;
}
export interface VoucherRow extends OfferRow, VoucherWorth {}

const OWN = sql<VoucherWorth>`o.amount, o.duration, ${givenBundle('o')} as bundle`;

/**
 * Finds a page of vouchers in the organiser's order, without those for a bundle that has ended, and
 * their number, counted up to the limit of the site.
 */
export async function findVouchers(
  db: Db,
  input: {
    filters: { id?: readonly number[] | undefined; search?: string | undefined };
    now: string;
    limit: number;
    offset: number;
  },
) {
  const isOffered = sql`not exists (select from bundles given
    where given.organiser_id = o.organiser_id and given.id = o.bundle_id and given.expires_at <= ${input.now})`;
  return findOffers(db, { ...input, of: 'vouchers', own: OWN, offered: isOffered });
}

/**
 * Finds one voucher by its cuid, only if published when `published` is set; undefined when there is
 * none.
 */
export async function findVoucher(db: Db, input: { voucher: string; published?: true }) {
  const { voucher: cuid, published = false } = input;
  return findOffer(db, { of: 'vouchers', own: OWN, cuid, published });
}

/** Loads the pictures of these vouchers, each one's in order. */
export async function loadVoucherImages(db: Db, ids: readonly number[]) {
  return loadShownImages(db, { of: 'vouchers', ids });
}
