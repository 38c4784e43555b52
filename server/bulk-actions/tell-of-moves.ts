import type { message } from '@ribambelle/api/bulk-actions/cancel-shapes.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import type { z } from 'zod';
import { type ByStaff, loadBulkDates, type MovedDate } from '../availabilities/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { finishBulkAction, insertBulkAction, noteFamilies, noteLine } from './bulk-action-store.ts';
import { findConcernedFamilies } from './concerned-views.ts';

/**
 * Writes to the families registered on dates that were just moved, one e-mail per family, as a bulk
 * action does at its end: the move is recorded as a finished one. Returns the number of families.
 */
export async function tellOfMoves(
  { db, organiser, collaborator, language, now, emit }: ByStaff,
  input: {
    readonly moved: readonly MovedDate[];
    readonly message: z.output<typeof message>;
  },
): Promise<number> {
  const { moved, message } = input;
  const text = textReader({ language, organiser });
  const ids = moved.map(({ id }) => id);
  const titles = new Map(
    (await loadBulkDates(db, { ids })).map((one) => [one.id, text(one.title)]),
  );
  const day = dayOf(moved[0]?.after.start_at ?? now, organiser.timezone);
  const { id: bulk_action_id } = await insertBulkAction(db, {
    collaborator_id: collaborator.id,
    on: 'DATES',
    change: { kind: 'MOVE', to: { by: 'DAY', day }, message },
    records: moved.map(({ id, cuid, before }) => ({
      id,
      cuid,
      title: titles.get(id) ?? '',
      at: before.start_at,
    })),
    now,
  });
  for (const [order, { changes }] of moved.entries())
    await noteLine(db, { bulk_action_id, order, changes });
  await finishBulkAction(db, { bulk_action_id, now });
  const families = await findConcernedFamilies(db, { bulk_action_id, on: 'DATES' });
  await noteFamilies(db, { bulk_action_id, families: families.length });
  for (const customer_id of families)
    emit('bulk-action.family.concerned', { bulk_action_id, customer_id });
  return families.length;
}
