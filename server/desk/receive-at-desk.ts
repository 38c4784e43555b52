import type { registerByStaff } from '@ribambelle/api/desk/register-by-staff.ts';
import { may } from '@ribambelle/domain/permissions/may.ts';
import type { ActionContext } from '../action.ts';
import { receivedMoment, recordReceived } from '../bank-transfers/index.ts';
import { refuse } from '../refusal.ts';
import { lockMoney } from '../wallet/index.ts';

type Registering = ActionContext<typeof registerByStaff>;

/** A call of staff that sells something, and may record money. */
export type DeskContext = Pick<
  Registering,
  'db' | 'organiser' | 'collaborator' | 'now' | 'emit'
> & { readonly request: Pick<Registering['request'], 'received'> };

/**
 * Records the money received with a sale at the desk, on its order; null when there was none.
 * Refuses NOT_PERMITTED to staff without the right, a future day, and one too long ago.
 */
export async function receiveAtDesk(
  context: DeskContext,
  of: {
    readonly payer: { readonly id: number; readonly firstname: string; readonly lastname: string };
    readonly cart_id: number;
  },
): Promise<{ readonly cuid: string; readonly credited_amount: number } | null> {
  const { db, organiser, collaborator, request, now } = context;
  if (request.received === null) return null;
  if (!may(collaborator.permissions, 'payments.create')) refuse('NOT_PERMITTED');
  const { amount, method, received_at } = request.received;
  const { timezone } = organiser;
  const { payer, cart_id } = of;
  const field = 'received.received_at';
  const moment = receivedMoment(received_at, { timezone, now, field });
  const which = { cart_id };
  const money = { customer_id: payer.id, which };
  const { receivables } = await lockMoney(db, money);
  return recordReceived(context, {
    payer,
    cart_id,
    receivables,
    amount,
    method,
    note: '',
    received: moment,
  });
}
