import type { Db } from '../../database/transaction.ts';
import type { Emitting } from '../../events/events.ts';
import { insertRequests } from '../../registration-requests/index.ts';
import { itemsOf } from '../items.ts';
import type { Made, Sale } from '../kind.ts';

/**
 * Makes requests of items, for staff to decide. Only a family's cart makes requests: staff register
 * at once.
 */
export async function makeRequests(db: Db, sale: Emitting & Sale): Promise<readonly Made[]> {
  const { emit, customer_id, cart_id, now } = sale;
  const requests = itemsOf('REGISTRATION_REQUEST', sale.items).flatMap(
    ({ id, participant_id, requested_activity_id, receivable_id, price_lines }) =>
      id === null
        ? []
        : [
            {
              ...price_lines,
              activity_id: requested_activity_id,
              participant_id,
              receivable_id,
              cart_item_id: id,
            },
          ],
  );
  if (requests.length === 0) return [];
  const order = { customer_id, cart_id, now };
  const rows = await insertRequests(db, { ...order, requests });
  for (const { id } of rows) emit('registration-request.created', { registration_request_id: id });
  return rows;
}
