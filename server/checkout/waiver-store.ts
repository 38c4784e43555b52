import type { Waivable } from '@ribambelle/domain/registrations/waiver.ts';
import type { Db } from '../database/transaction.ts';

/** Writes down what was set aside for a registration, and why. */
export async function insertWaiver(
  db: Db,
  input: {
    organiser_id: number;
    registration_id: number;
    waived: readonly Waivable[];
    note: string;
    created_by: number;
    created_at: string;
  },
): Promise<void> {
  await db
    .insertInto('registration_waivers')
    .values({ ...input, waived: [...input.waived] })
    .execute();
}
