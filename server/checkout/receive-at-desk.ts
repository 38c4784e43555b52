import type { registerByStaff } from '@ribambelle/api/checkout/register-by-staff.ts';
import type { ActionContext } from '../action.ts';
import { receivedMoment, recordReceived } from '../bank-transfers/index.ts';
import { lockMoney } from '../wallet/index.ts';

/** Records the money that came with a registration at the desk, on its order; null where none did. Refuses a day to come, and one too long ago. */
export async function receiveAtDesk(
  context: ActionContext<typeof registerByStaff>,
  of: {
    readonly payer: { readonly id: number; readonly firstname: string; readonly lastname: string };
    readonly cart_id: number;
  },
): Promise<{ readonly cuid: string; readonly credited_amount: number } | null> {
  const { db, organiser, request, now } = context;
  if (request.received === null) return null;
  const { amount, method, received_at } = request.received;
  const { timezone } = organiser;
  const { payer, cart_id } = of;
  const field = 'received.received_at';
  const received = receivedMoment(received_at, { timezone, now, field });
  const which = { cart_id };
  const money = { organiser_id: organiser.id, customer_id: payer.id, which };
  const { receivables } = await lockMoney(db, money);
  return recordReceived(context, {
    payer,
    cart_id,
    receivables,
    amount,
    method,
    note: '',
    received,
  });
}
