import type { BulkAction } from '@ribambelle/api/bulk-actions/shapes.ts';
import type { BulkContext, BulkValues } from '@ribambelle/domain/availabilities/bulk-change.ts';
import type { Context } from '../action.ts';
import type { BulkRecord } from '../availabilities/index.ts';
import type { ListReader } from '../lists/office-list.ts';
import type { CancellableRow } from '../registrations/index.ts';
import { refuse } from '../refusal.ts';
import type { SignedInCollaborator } from '../sessions/signed-in.ts';
import { type CancelAction, findSelectedRegistrations } from './cancel-registrations.ts';
import { findSelectedTagged, type TagAction } from './tag-records.ts';
import type { TaggedRow } from './tag-views.ts';
import { findSelected, givesBack, mayChange, type ValuesAction } from './records.ts';

const MOST_RECORDS = 5000;

/** The call that selects records. */
export type By = Pick<Context, 'db' | 'organiser' | 'language' | 'now'> & {
  readonly collaborator: SignedInCollaborator;
};

/**
 * Returns the records that a bulk action selects, for staff who may change them. Refuses
 * NOT_PERMITTED, SELECTION_EMPTY, and SELECTION_TOO_LARGE above 5 000.
 */
export async function selectedRecords(
  by: By,
  action: ValuesAction,
): Promise<readonly BulkRecord[]> {
  return boundedBy(action, { ...by, find: (how) => findSelected(by.db, { action, ...how }) });
}

/** Returns the registrations that are selected for cancellation, with the same refusals. */
export async function selectedRegistrations(
  by: By,
  action: CancelAction,
): Promise<readonly CancellableRow[]> {
  return boundedBy(action, {
    ...by,
    find: (how) => findSelectedRegistrations(by.db, { ...action, ...how }),
  });
}

/** Returns the families or registrations that are selected for tagging, with the same refusals. */
export async function selectedTagged(by: By, action: TagAction): Promise<readonly TaggedRow[]> {
  return boundedBy(action, { ...by, find: (how) => findSelectedTagged(by.db, { action, ...how }) });
}

async function boundedBy<Found>(
  { on, change }: BulkAction,
  {
    collaborator,
    organiser,
    language,
    now,
    find,
  }: By & {
    readonly find: (how: { reader: ListReader; limit: number }) => Promise<readonly Found[]>;
  },
): Promise<readonly Found[]> {
  const { permissions } = collaborator;
  const deed = { on, kind: change.kind, gives_back: givesBack(change) };
  if (!mayChange(permissions, deed)) refuse('NOT_PERMITTED');
  const reader = { organiser, permissions, language, now };
  const rows = await find({ reader, limit: MOST_RECORDS + 1 });
  if (rows.length === 0) refuse('SELECTION_EMPTY');
  if (rows.length > MOST_RECORDS) refuse('SELECTION_TOO_LARGE');
  return rows;
}

/** Returns the values of a record that can be changed. */
export function bulkValuesOf(record: BulkRecord): BulkValues {
  const { closed, called_off, capacity, price, deposit, tags } = record;
  const { registrations_start_at, registrations_end_at } = record;
  return {
    closed,
    called_off,
    capacity,
    price,
    deposit,
    tags,
    registrations_start_at,
    registrations_end_at,
  };
}

/** Returns the other facts of a record that a change needs, for an organiser. */
export function bulkContextOf(
  { shared_capacity, at: start_at }: BulkRecord,
  { timezone: zone }: { readonly timezone: string },
): BulkContext {
  return { shared_capacity, start_at, zone };
}
