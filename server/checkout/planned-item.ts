import type { PlannedItem } from '@ribambelle/domain/instalment-plans/offered-plans.ts';
import type { LockedItem } from '../kinds/index.ts';

/** Returns a bought item as a way to pay in instalments sees it. */
export function plannedItem(
  item: LockedItem & { readonly discount: number },
  first_due_at: string,
): PlannedItem {
  const place = item.type === 'REGISTRATION' ? item : null;
  return {
    activity_id: place?.activity_id ?? null,
    start_at: place?.start_at ?? null,
    price: item.price - item.discount,
    first_due_at,
    due_at: null,
    title: null,
  };
}
