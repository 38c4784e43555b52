import type { PlannedItem } from '@ribambelle/domain/instalment-plans/offered-plans.ts';
import { dueAt, firstDueAt } from '@ribambelle/domain/receivables/due-at.ts';
import type { Locked } from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { DiscountedItem } from './process-items.ts';

/** Returns an item to buy as a way to pay in instalments sees it. */
export function plannedItem(
  item: DiscountedItem,
  of: { readonly organiser: Organiser; readonly locked: Locked; readonly now: string },
): PlannedItem {
  const { organiser, locked, now } = of;
  const { payment_term_days: term_days, timezone } = organiser;
  const at = { term_days, starts: locked.startsOf([item]), timezone };
  const place = item.type === 'REGISTRATION' ? item : null;
  return {
    activity_id: place?.activity_id ?? null,
    start_at: place?.start_at ?? null,
    price: item.price - item.discount,
    first_due_at: firstDueAt(now, at),
    due_at: dueAt(now, at),
  };
}
