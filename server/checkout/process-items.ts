import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import type { Debt } from '@ribambelle/domain/payments/allocate.ts';
import type { Strategy } from '@ribambelle/domain/payments/strategy.ts';
import { confirmPlaces, type LockedPlaces } from '../availabilities/index.ts';
import { type LockedItem, setCartProcessed } from '../carts/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Emit } from '../events/events.ts';
import { insertRegistrations } from '../registrations/index.ts';
import { leaveRegistered } from '../waiting-list/index.ts';

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

/** Makes registrations of a cart's items and processes the cart (R10). Answers what is owed for them, the service fee first. */
export async function processItems(
  db: Db,
  emit: Emit,
  cart: CartToProcess,
): Promise<readonly Debt[]> {
  const { organiser_id, customer_id, cart_id, items, places, service_fee_amount, now } = cart;
  const registrations = items.map((item) => ({
    customer_id,
    participant_id: item.participant_id,
    availability_id: item.availability_id,
    cart_id,
    cart_item_id: item.id,
    quantity: item.quantity,
    total_amount: item.price,
    deposit_amount: item.deposit,
    price_lines: item.price_lines,
    date_ids: item.date_ids,
    options: item.options,
    questions: item.questions,
    created_by: null,
  }));
  const total_amount = sumAmounts(items.map((item) => item.price));
  const deposit_amount = sumAmounts(items.map((item) => item.deposit));
  const [made] = await Promise.all([
    insertRegistrations(db, { organiser_id, now, registrations }),
    confirmPlaces(db, { organiser_id, places, wanted: items }),
    leaveRegistered(db, { organiser_id, now, registrations }),
    setCartProcessed(db, {
      organiser_id,
      cart_id,
      strategy: cart.strategy,
      total_amount,
      deposit_amount,
      service_fee_amount,
      now,
    }),
  ]);
  for (const registration of made)
    emit('registration.created', { registration_id: registration.id });
  emit('cart.processed', { cart_id });
  return [
    ...feeOf(service_fee_amount, now),
    ...made.map((one) => ({
      ...one,
      kind: 'REGISTRATION' as const,
      paid_amount: 0,
      created_at: now,
    })),
  ];
}

function feeOf(amount: number, now: string): readonly Debt[] {
  return amount === 0
    ? []
    : [
        {
          id: 0,
          kind: 'SERVICE_FEE',
          total_amount: amount,
          deposit_amount: 0,
          paid_amount: 0,
          created_at: now,
        },
      ];
}
