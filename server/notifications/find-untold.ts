import { type Untold, untoldOf } from '@ribambelle/domain/notifications/untold.ts';
import type { Db } from '../database/transaction.ts';
import { deliversMails } from '../mails/index.ts';
import { findReach } from './reach-views.ts';

/**
 * Finds the reason why an e-mail does not reach a family; null when it does. Without changes for
 * the family none is written.
 */
export async function findUntold(
  {
    db,
    organiser,
    outside,
  }: { db: Db } & {
    readonly organiser: Parameters<typeof deliversMails>[0];
    readonly outside: Parameters<typeof deliversMails>[1];
  },
  of: { readonly customer_id: number; readonly changes?: boolean },
): Promise<Untold | null> {
  const { customer_id, changes = true } = of;
  const reach = await findReach(db, customer_id);
  return untoldOf(reach, { delivers: deliversMails(organiser, outside), changes });
}
