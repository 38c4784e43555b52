import type { Db } from '../../database/transaction.ts';
import type { Emitting } from '../../events/events.ts';
import { refuse } from '../../refusal.ts';
import { itemsOf } from '../items.ts';
import type { Made, Sale } from '../kind.ts';
import { cycleOf, heldOf } from './held-of.ts';
import type { HeldMembership } from './held-views.ts';
import { insertCustomerMembership, insertCycle, renewCustomerMembership } from './sell-store.ts';

/**
 * Makes cycles of items, on the terms that were promised when they were added: the first one of a
 * membership makes the membership too. `held` are the customer's memberships, read under the lock.
 */
export async function sellMemberships(
  db: Db,
  sale: Emitting & Sale & { readonly held: readonly HeldMembership[] },
): Promise<readonly Made[]> {
  const { emit, organiser, customer_id, cart_id, created_by, held, now } = sale;
  const { timezone } = organiser;
  const rows: Made[] = [];
  for (const item of itemsOf('MEMBERSHIP', sale.items)) {
    const decision = cycleOf(item, { held, now, timezone });
    if (!decision.ok) refuse(decision.refused, decision.fields);
    const { start_at, end_at } = decision.value;
    const { receivable_id } = item;
    const of = { cart_id, receivable_id, expires_at: end_at };
    const before = heldOf(item, held);
    const one =
      before === undefined
        ? await insertCustomerMembership(db, {
            ...of,
            customer_id,
            membership_id: item.membership_id,
            participant_id: item.participant_id,
            recurring: item.price_lines.recurring,
            created_by,
            now,
          })
        : await renewCustomerMembership(db, { ...of, id: before.id });
    const cycle = { customer_membership_id: one.id, start_at, end_at, cart_item_id: item.id };
    await insertCycle(db, { cart_id, receivable_id, created_by, now, ...cycle });
    emit(before === undefined ? 'membership.created' : 'membership.renewed', {
      customer_membership_id: one.id,
    });
    rows.push(one);
  }
  return rows;
}
