import type { BulkAction } from '@ribambelle/api/bulk-actions/shapes.ts';
import type { BulkValues } from '@ribambelle/domain/availabilities/bulk-change.ts';
import type { Context } from '../action.ts';
import type { BulkRecord } from '../availabilities/index.ts';
import { refuse } from '../refusal.ts';
import type { SignedInCollaborator } from '../sessions/signed-in.ts';
import { findSelected, MAY_CHANGE } from './records.ts';

const MOST_RECORDS = 5000;

/**
 * The records that a bulk action selects, for who may change them. Refuses NOT_PERMITTED, SELECTION_EMPTY, and SELECTION_TOO_LARGE above
 * 5 000.
 */
export async function selectedRecords(
  context: Pick<Context, 'db' | 'organiser' | 'language' | 'now'> & {
    readonly request: { readonly action: BulkAction };
    readonly collaborator: SignedInCollaborator;
  },
): Promise<readonly BulkRecord[]> {
  const { db, request, collaborator, organiser, language, now } = context;
  const { permissions } = collaborator;
  if (!permissions.includes(MAY_CHANGE[request.action.on])) refuse('NOT_PERMITTED');
  const reader = { organiser, permissions, language, now };
  const found = await findSelected(db, request.action, { reader, limit: MOST_RECORDS + 1 });
  if (found.length === 0) refuse('SELECTION_EMPTY');
  if (found.length > MOST_RECORDS) refuse('SELECTION_TOO_LARGE');
  return found;
}

/** What of a record can be changed. */
export function bulkValuesOf(record: BulkRecord): BulkValues {
  const { closed, capacity, price, deposit, tags } = record;
  return { closed, capacity, price, deposit, tags };
}
