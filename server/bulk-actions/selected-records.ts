import type { BulkAction } from '@ribambelle/api/bulk-actions/shapes.ts';
import type { BulkContext, BulkValues } from '@ribambelle/domain/availabilities/bulk-change.ts';
import type { Context } from '../action.ts';
import type { BulkRecord } from '../availabilities/index.ts';
import { refuse } from '../refusal.ts';
import type { SignedInCollaborator } from '../sessions/signed-in.ts';
import { findSelected, mayChange } from './records.ts';

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
  const { on, change } = request.action;
  if (!mayChange(permissions, { on, kind: change.kind })) refuse('NOT_PERMITTED');
  const reader = { organiser, permissions, language, now };
  const found = await findSelected(db, request.action, { reader, limit: MOST_RECORDS + 1 });
  if (found.length === 0) refuse('SELECTION_EMPTY');
  if (found.length > MOST_RECORDS) refuse('SELECTION_TOO_LARGE');
  return found;
}

/** What of a record can be changed. */
export function bulkValuesOf(record: BulkRecord): BulkValues {
  const { closed, capacity, price, deposit, tags } = record;
  const { registrations_start_at, registrations_end_at } = record;
  return {
    closed,
    capacity,
    price,
    deposit,
    tags,
    registrations_start_at,
    registrations_end_at,
  };
}

/** What a change needs to know of a record beside that, for an organiser. */
export function bulkContextOf(
  { shared_capacity, at: start_at }: BulkRecord,
  { timezone: zone }: { readonly timezone: string },
): BulkContext {
  return { shared_capacity, start_at, zone };
}
