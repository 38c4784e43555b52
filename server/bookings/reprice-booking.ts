import { prorate } from '@ribambelle/domain/base/prorate.ts';
import type { BookingPrice } from '@ribambelle/domain/booking-configurations/booking-terms.ts';
import { lineTo } from '@ribambelle/domain/receivables/lines.ts';
import type { TakenTime } from '@ribambelle/domain/resources/slots.ts';
import type { Db } from '../database/transaction.ts';
import { addLines, dropAccessories } from '../receivables/index.ts';
import { refuse } from '../refusal.ts';
import { lockMoney } from '../wallet/index.ts';
import { findReceivablesOf } from './booking-store.ts';
import { priceOfDates } from './price-of-dates.ts';

/**
 * Sets the price of a locked booking from its dates and these prices, in equal shares to the cent
 * for each payer; an amount paid beyond it is to be given back. Returns the new price, in minor
 * units. Refuses BOOKING_DURATION_UNKNOWN when one of its dates has a length without a price.
 */
export async function repriceBooking(
  db: Db,
  input: {
    booking: { readonly id: number; readonly customer_id: number; readonly cart_id: number };
    prices: readonly BookingPrice[];
    dates: readonly TakenTime[];
    created_by: number;
    now: string;
  },
): Promise<number> {
  const { booking, prices, dates, created_by, now } = input;
  const { id, customer_id, cart_id } = booking;
  const total = priceOfDates(prices, dates) ?? refuse('BOOKING_DURATION_UNKNOWN');
  const { receivables } = await lockMoney(db, { customer_id, which: { cart_id } });
  const receivableIds = await findReceivablesOf(db, id);
  const shares = prorate(
    total,
    receivableIds.map(() => 1),
  );
  const lines = receivableIds.flatMap((receivable_id, index) => {
    const receivable = receivables.find((one) => one.id === receivable_id);
    const to = { total_amount: shares[index] ?? 0, reason: 'CHANGE' as const };
    return lineTo(receivable?.total_amount ?? 0, to).map((line) => ({ ...line, receivable_id }));
  });
  await addLines(db, { lines, created_by, now });
  await dropAccessories(db, { cart_ids: [cart_id], now });
  return total;
}
