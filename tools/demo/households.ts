import { addDays, instantAt } from '@ribambelle/domain/base/days.ts';
import type { Customer } from './people.ts';
import { type Shop, ZONE } from './shop.ts';

/**
 * Shares a child between two of the families: its parents live apart, and each has an account
 * (decision 147).
 */
export function addSharedChild(shop: Shop, families: readonly Customer[]): void {
  const [father, mother] = families.slice(-2);
  const [child] = mother?.participants ?? [];
  if (father === undefined || child === undefined) return;
  shop.batch.add('participant_households', {
    organiser_id: shop.organiser_id,
    participant_id: child.id,
    customer_id: father.id,
    since: instantAt({ day: addDays(shop.today, -20), wall_time: '10:15', zone: ZONE }),
  });
}
