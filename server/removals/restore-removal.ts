import { restoreRemoval as endpoint } from '@ribambelle/api/removals/restore-removal.ts';
import { action, type Context } from '../action.ts';
import { findOfficeAvailabilityId, releasePlaces } from '../availabilities/index.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { refuseBookedMeanwhile } from '../resource-blocks/index.ts';
import { goOnSending } from '../reports/index.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import type { SignedInCollaborator } from '../sessions/signed-in.ts';
import { putBack, takeRemoval } from './removal-store.ts';
import { wholeOf } from './whole-of.ts';
import { lockValues } from '../records/record-store.ts';
import { storedRecords } from '../records.ts';

/** Longer than the button is shown: people who read slowly, or have it read aloud, keep it open. */
const MINUTES = 15;

interface Restored {
  readonly noun: string;
  readonly entity_cuid: string | null;
  readonly summary: string;
}

/** Restores a record that the caller removed a moment ago, as it was, with its ids. */
export const restoreRemoval = action(endpoint, async (context) => {
  const { db, request, collaborator, now } = context;
  const restored = orRefuse(
    await takeRemoval(db, {
      collaborator_id: collaborator.id,
      removal: request.removal,
      since: new Date(Date.parse(now) - MINUTES * 60_000).toISOString(),
    }),
    'REMOVAL_NOT_FOUND',
  );
  const { right, area } = orRefuse(wholeOf(restored.noun), 'REMOVAL_NOT_FOUND');
  if (right !== null && !collaborator.permissions.includes(right)) refuse('NOT_PERMITTED');
  if (restored.noun === 'resource_blocks')
    await refuseBookedMeanwhile(db, { kept: restored.kept, since: restored.created_at, now });
  const stored = storedRecords.find(({ table }) => table === restored.noun);
  if (stored?.unique !== undefined) await lockValues(db, stored);
  if (!(await putBack(db, restored.kept))) refuse('REMOVAL_NOT_RESTORABLE');
  if (restored.noun === 'availabilities' && restored.entity_cuid !== null)
    await recount(context, restored.entity_cuid);
  if (area !== null) {
    const { entity_cuid, summary } = restored;
    await logAct(context, {
      act: `${area}.restore`,
      noun: restored.noun,
      cuid: entity_cuid,
      summary,
    });
  }
  await noteAccess(context, restored);
  if (restored.noun === 'report_schedules' && restored.entity_cuid !== null)
    await goOnSending(db, { schedule: restored.entity_cuid, now });
  return { message: null };
});

/**
 * Recounts the places of an availability: those shared with others may have been taken, or freed,
 * while it was away.
 */
async function recount(
  { db, now }: Pick<Context, 'db' | 'now'>,
  availability: string,
): Promise<void> {
  const id = await findOfficeAvailabilityId(db, availability);
  if (id !== undefined) await releasePlaces(db, { now, availability_ids: [id] });
}

/**
 * Records in the security log that a role or a host name was restored, as its removal was recorded.
 */
async function noteAccess(
  context: Pick<Context, 'db' | 'organiser' | 'address' | 'now'> & {
    readonly collaborator: SignedInCollaborator;
  },
  { noun, summary }: Restored,
): Promise<void> {
  const { db, collaborator, address, now } = context;
  const said = { actor: collaboratorActor(collaborator), address, now };
  if (noun === 'collaborator_roles')
    await recordSecurityEvent(db, { ...said, type: 'role.changed', details: { role: summary } });
  if (noun === 'host_names')
    await recordSecurityEvent(db, {
      ...said,
      type: 'host-name.changed',
      details: { from: '', to: summary },
    });
}
