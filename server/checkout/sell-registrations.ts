import { inOrder } from '../database/statements.ts';
import { confirmPlaces, type LockedPlaces } from '../availabilities/index.ts';
import type { LockedItem } from '../carts/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Emit } from '../events/events.ts';
import { insertRegistrations, type MadeRegistration } from '../registrations/index.ts';
import { leaveRegistered } from '../waiting-list/index.ts';

/** Items that become registrations of one order, each with the receivable that was made for it. */
export interface RegistrationsToSell {
  readonly organiser_id: number;
  readonly customer_id: number;
  readonly cart_id: number;
  /** The collaborator who registers, null for the customer. */
  readonly created_by: number | null;
  /** Without an id, an item never lay in a cart. */
  readonly items: readonly (Omit<
    LockedItem,
    'id' | 'expires_at' | 'extended' | 'price' | 'deposit'
  > & {
    readonly id: number | null;
    readonly receivable_id: number;
  })[];
  /** The lock under which their places were decided. */
  readonly places: LockedPlaces;
  readonly now: string;
}

/** Makes registrations of items: their places are confirmed, and who waited for one of them waits no more. */
export async function sellRegistrations(
  db: Db,
  emit: Emit,
  sale: RegistrationsToSell,
): Promise<readonly MadeRegistration[]> {
  const { organiser_id, customer_id, cart_id, created_by, items, places, now } = sale;
  const registrations = items.map(({ id, ...item }) => ({
    receivable_id: item.receivable_id,
    customer_id,
    participant_id: item.participant_id,
    availability_id: item.availability_id,
    cart_id,
    cart_item_id: id,
    quantity: item.quantity,
    price_lines: item.price_lines,
    date_ids: item.date_ids,
    options: item.options,
    questions: item.questions,
    created_by,
  }));
  const [made] = await inOrder(
    () => insertRegistrations(db, { organiser_id, now, registrations }),
    () => confirmPlaces(db, { organiser_id, places, wanted: items }),
    () => leaveRegistered(db, { organiser_id, now, registrations }),
  );
  for (const { id } of made) emit('registration.created', { registration_id: id });
  return made;
}
