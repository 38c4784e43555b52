import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { withdraw } from '@ribambelle/api/withdrawals/withdraw.ts';
import { dueOfUses } from '@ribambelle/domain/bundles/bundle-cancellation.ts';
import { dueOfCycle } from '@ribambelle/domain/memberships/membership-cancellation.ts';
import type { PurchaseToWithdraw } from '@ribambelle/domain/withdrawal-rights/decide-withdrawal.ts';
import { lockCustomerBundle } from '../customer-bundles/index.ts';
import { findCyclesAhead, lockCustomerMembership } from '../customer-memberships/index.ts';
import { lockCustomerVoucher } from '../customer-vouchers/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Emit } from '../events/events.ts';
import { countBundleUses } from '../kinds/index.ts';
import type { Offered } from '../offers/index.ts';

/** A debt of a sale: what stays due of its total for what was used, in minor units. */
interface Debt {
  readonly receivable_id: number;
  readonly cart_id: number | null;
  readonly dueOf: (total_amount: number) => number;
}

/** A locked sale whose buyer withdraws. */
export interface SaleToWithdraw extends PurchaseToWithdraw {
  readonly id: number;
  readonly customer_id: number;
  readonly of: Offered;
  readonly debts: readonly Debt[];
  readonly tell: (emit: Emit) => void;
}

type Wanted = Pick<RequestOf<typeof withdraw>, 'kind' | 'purchase'> & {
  readonly now: string;
  readonly timezone: string;
};

/** Locks a sale of one of the kinds with a right of withdrawal; undefined for none. */
export async function lockSaleToWithdraw(
  db: Db,
  wanted: Wanted,
): Promise<SaleToWithdraw | undefined> {
  const { purchase } = wanted;
  switch (wanted.kind) {
    case 'VOUCHER':
      return lockVoucher(db, purchase);
    case 'BUNDLE':
      return lockBundle(db, purchase);
    case 'MEMBERSHIP':
      return lockMembership(db, wanted);
  }
}

const bought = (sale: {
  id: number;
  customer_id: number;
  created_at: string;
  created_by: number | null;
  cancelled_at: string | null;
}) => ({
  id: sale.id,
  customer_id: sale.customer_id,
  ordered_at: sale.created_at,
  at_desk: sale.created_by !== null,
  cancelled_at: sale.cancelled_at,
  redeemed_at: null,
});

async function lockVoucher(db: Db, cuid: string): Promise<SaleToWithdraw | undefined> {
  const voucher = await lockCustomerVoucher(db, cuid);
  if (voucher === undefined) return undefined;
  const { id, receivable_id, cart_id, redeemed_at } = voucher;
  return {
    ...bought(voucher),
    kind: 'VOUCHER',
    redeemed_at,
    of: 'vouchers',
    debts: [{ receivable_id, cart_id, dueOf: () => 0 }],
    tell: (emit) => emit('voucher.cancelled', { customer_voucher_id: id }),
  };
}

async function lockBundle(db: Db, cuid: string): Promise<SaleToWithdraw | undefined> {
  const bundle = await lockCustomerBundle(db, cuid);
  if (bundle === undefined) return undefined;
  const { id, receivable_id, cart_id } = bundle;
  const used = await countBundleUses(db, id);
  const dueOf = (total_amount: number) => dueOfUses({ ...bundle, used, total_amount });
  return {
    ...bought(bundle),
    // a pack without an order came from a voucher, whose own right it was
    ...(cart_id === null && { at_desk: true }),
    kind: 'BUNDLE',
    of: 'bundles',
    debts: [{ receivable_id, cart_id, dueOf }],
    tell: (emit) => emit('bundle.cancelled', { customer_bundle_id: id }),
  };
}

async function lockMembership(db: Db, at: Wanted): Promise<SaleToWithdraw | undefined> {
  const membership = await lockCustomerMembership(db, { cuid: at.purchase });
  if (membership === undefined) return undefined;
  const { id } = membership;
  const cycles = await findCyclesAhead(db, { id, now: at.now });
  return {
    ...bought(membership),
    kind: 'MEMBERSHIP',
    of: 'memberships',
    debts: cycles.map(({ receivable_id, cart_id, ...cycle }) => ({
      receivable_id,
      cart_id,
      dueOf: (total_amount) => dueOfCycle({ ...cycle, total_amount }, at),
    })),
    tell: (emit) => emit('membership.cancelled', { customer_membership_id: id }),
  };
}
