import type { Waivable } from '@ribambelle/domain/registrations/waiver.ts';
import type { Db } from '../database/transaction.ts';

/**
 * Records the waived checks that would have refused a registration, and the reason; nothing when
 * there were none.
 */
export async function keepWaiver(
  db: Db,
  input: {
    registration_id: number;
    waived: readonly Waivable[];
    waiver: { readonly note: string } | null;
    created_by: number;
    created_at: string;
  },
): Promise<void> {
  const { waived, waiver, ...of } = input;
  if (waiver === null || waived.length === 0) return;
  const { note } = waiver;
  await db
    .insertInto('registration_waivers')
    .values({ ...of, note, waived: [...waived] })
    .execute();
}

/**
 * Ends the waivers of a registration, because it is for another participant or activity from then
 * on. They stay in its history.
 */
export async function endWaivers(db: Db, registration_id: number): Promise<void> {
  await db
    .updateTable('registration_waivers')
    .set({ holds: false })
    .where('registration_id', '=', registration_id)
    .execute();
}
