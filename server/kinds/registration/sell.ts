import { chargedPrice } from '@ribambelle/domain/pricing/charged-price.ts';
import { confirmPlaces, type LockedPlaces } from '../../availabilities/index.ts';
import { inOrder } from '../../database/statements.ts';
import type { Db } from '../../database/transaction.ts';
import type { Emitting } from '../../events/events.ts';
import { insertRegistrations, type MadeRegistration } from '../../registrations/index.ts';
import { leaveRegistered } from '../../waiting-list/index.ts';
import { itemsOf } from '../items.ts';
import type { Sale } from '../kind.ts';

/**
 * Makes registrations of items: their places, decided under this lock, are confirmed, and those who
 * waited for one of them leave the waiting list.
 */
export async function sellRegistrations(
  db: Db,
  input: Emitting & { sale: Sale; places: LockedPlaces },
): Promise<readonly MadeRegistration[]> {
  const { emit } = input;

  const { customer_id, cart_id, created_by, now } = input.sale;
  const items = itemsOf('REGISTRATION', input.sale.items);
  if (items.length === 0) return [];
  const registrations = items.map(({ id, ...item }) => ({
    receivable_id: item.receivable_id,
    customer_id,
    participant_id: item.participant_id,
    availability_id: item.availability_id,
    customer_bundle_id: item.customer_bundle_id,
    cart_id,
    cart_item_id: id,
    quantity: item.quantity,
    price_lines: chargedPrice(item.price_lines, item.discount),
    date_ids: item.date_ids,
    options: item.options,
    questions: item.questions,
    created_by,
  }));
  const [rows] = await inOrder(
    () => insertRegistrations(db, { now, registrations }),
    () => confirmPlaces(db, { places: input.places, wanted: items }),
    () => leaveRegistered(db, { now, registrations }),
  );
  for (const { id } of rows) emit('registration.created', { registration_id: id });
  return rows;
}
