import { dayOf } from '@ribambelle/domain/base/days.ts';
import type { Context } from '../action.ts';
import type { Changes } from '../audit/changes-between.ts';
import { logAct } from '../audit/log-act.ts';
import {
  type ByStaff,
  findOfficeAvailabilityId,
  loadSeenAvailabilities,
} from '../availabilities/index.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { findAutomaticCancellation } from './cancellation-store.ts';

/**
 * Locks an availability for which staff require a minimum and returns it with the earlier minimum.
 * Refuses AVAILABILITY_NOT_FOUND.
 */
export async function lockCancellation({
  db,

  request,
}: Pick<Context, 'db'> & { readonly request: { readonly availability: string } }) {
  const { availability: cuid } = request;
  const id = await findOfficeAvailabilityId(db, cuid);
  const availability_id = orRefuse(id, 'AVAILABILITY_NOT_FOUND');
  const of = { availability_id };
  const before = await findAutomaticCancellation(db, { ...of, lock: true });
  const availabilities = await loadSeenAvailabilities(db, [availability_id]);
  const { row, availability } = orRefuse(
    availabilities.get(availability_id),
    'AVAILABILITY_NOT_FOUND',
  );
  return { of, cuid, before, row, availability };
}

/** Logs the minimum that staff require of an availability. */
export async function recordCancellation(
  context: Omit<ByStaff, 'emit'>,
  input: {
    readonly locked: Awaited<ReturnType<typeof lockCancellation>>;
    readonly act: 'update' | 'delete';
    readonly changes: Changes;
  },
): Promise<void> {
  const { organiser } = context;
  const { locked, act, changes } = input;
  const { row } = locked;
  const title = textReader(context)(row.activity_title);
  await logAct(context, {
    act: `availability-automatic-cancellations.${act}`,
    noun: 'availabilities',
    cuid: locked.cuid,
    summary: `${title} · ${dayOf(row.start_at, organiser.timezone)}`,
    changes,
  });
}
