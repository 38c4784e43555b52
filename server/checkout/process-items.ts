import { inOrder } from '../database/statements.ts';
import type { Receivable } from '@ribambelle/domain/receivables/spread.ts';
import type { Strategy } from '@ribambelle/domain/payments/strategy.ts';
import type { LockedPlaces } from '../availabilities/index.ts';
import { type LockedItem, setCartProcessed } from '../carts/index.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/transaction.ts';
import type { Emit } from '../events/events.ts';
import { insertReceivables, type NewReceivable } from '../receivables/index.ts';
import { sellRegistrations } from './sell-registrations.ts';

/** A cart whose items become registrations. */
export interface CartToProcess {
  readonly organiser_id: number;
  readonly customer_id: number;
  readonly cart_id: number;
  readonly items: readonly LockedItem[];
  /** The lock under which their places were decided. */
  readonly places: LockedPlaces;
  readonly strategy: Strategy;
  readonly service_fee_amount: number;
  readonly now: string;
}

/** Makes registrations of a cart's items and processes the cart (R10). Answers what is owed for them, the service fee with it. */
export async function processItems(
  db: Db,
  emit: Emit,
  cart: CartToProcess,
): Promise<readonly Receivable[]> {
  const { organiser_id, customer_id, cart_id, items, places, service_fee_amount, now } = cart;
  const sold = items.map((item) => ({ ...item, receivable_id: newId() }));
  const receivables: readonly NewReceivable[] = [
    ...feeOf(cart_id, service_fee_amount),
    ...sold.map((item) => ({
      id: item.receivable_id,
      cart_id,
      kind: 'REGISTRATION',
      accessory: false,
      total_amount: item.price,
      deposit_amount: item.deposit,
    })),
  ];
  const order = { organiser_id, customer_id, cart_id, created_by: null, now };
  await inOrder(
    () => insertReceivables(db, { ...order, receivables }),
    () => sellRegistrations(db, emit, { ...order, items: sold, places }),
    () => setCartProcessed(db, { organiser_id, cart_id, strategy: cart.strategy, now }),
  );
  emit('cart.processed', { cart_id });
  return receivables.map((receivable) => ({ ...receivable, paid_amount: 0, created_at: now }));
}

/** What the order itself costs, beside what is bought in it (3 §9). */
function feeOf(cart_id: number, total_amount: number): readonly NewReceivable[] {
  if (total_amount === 0) return [];
  return [
    {
      id: newId(),
      cart_id,
      kind: 'SERVICE_FEE',
      accessory: true,
      total_amount,
      deposit_amount: 0,
    },
  ];
}
