import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { voucherColumns } from '@ribambelle/api/vouchers/voucher-columns.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { loadShownImages } from '../files/index.ts';
import type { ColumnOrders, ListQuery } from '../lists/list-views.ts';
import {
  findOffer,
  findOffers,
  type OfferRow,
  type OfficeOfferRow,
  selectOffers,
} from '../offers/index.ts';
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
export interface OfficeVoucherFound extends OfficeOfferRow, VoucherWorth {}

const OWN = sql<VoucherWorth>`o.amount, o.duration, ${givenBundle('o')} as bundle`;

/**
 * Finds a page of vouchers in the organiser's order, without those for a bundle that has ended, and
 * their number, counted up to the limit of the site.
 */
export async function findVouchers(
  db: Db,
  input: {
    organiser_id: number;
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
 * Selects vouchers in the organiser's order unless sorted, published or not unless a filter says
 * which.
 */
export function selectVouchers(input: {
  organiser_id: number;
  filters: { search?: string | undefined; published?: boolean | undefined };
  language: Language;
  sort: Order<typeof voucherColumns> | undefined;
}): ListQuery<OfficeVoucherFound> {
  const orders: Omit<ColumnOrders<typeof voucherColumns>, 'title' | 'price'> = {
    amount: [sql`o.amount`],
    duration: [sql`o.duration`],
  };
  return selectOffers({
    ...input,
    of: 'vouchers',
    own: OWN,
    orders,
  });
}

/**
 * Finds one voucher by its cuid, only if published when `published` is set; undefined when there is
 * none.
 */
export async function findVoucher(
  db: Db,
  input: { organiser_id: number; voucher: string; published?: true },
) {
  const { organiser_id, voucher: cuid, published = false } = input;
  return findOffer(db, { of: 'vouchers', own: OWN, organiser_id, cuid, published });
}

/** Loads the pictures of these vouchers, each one's in order. */
export async function loadVoucherImages(
  db: Db,
  input: { organiser_id: number; ids: readonly number[] },
) {
  return loadShownImages(db, { of: 'vouchers', ...input });
}
