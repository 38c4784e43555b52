import { removeHousehold as endpoint } from '@ribambelle/api/households/remove-household.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { requireVersion } from '../audit/require-version.ts';
import { findBuyer } from '../customers/index.ts';
import { lockOfficeParticipant } from '../participants/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { endHousehold, isBusy, lockCartOf } from './household-store.ts';
import { recordSharing } from './record-sharing.ts';

/**
 * Removes a further household of a child, under the locks of its cart and of the child; the orders
 * of the household stay its own.
 */
export const removeHousehold = action(endpoint, async (context) => {
  const { db, request, collaborator, now } = context;
  const family = orRefuse(await findBuyer(db, request.customer), 'HOUSEHOLD_NOT_FOUND');
  await lockCartOf(db, family.id);
  const participant = orRefuse(
    await lockOfficeParticipant(db, request.participant),
    'PARTICIPANT_NOT_FOUND',
  );
  await requireVersion(db, { record: participant, read: request.participant_version });
  const of = { participant_id: participant.id, customer_id: family.id, now };
  const ended = await endHousehold(db, { ...of, ended_by: collaborator.id });
  if (!ended) refuse('HOUSEHOLD_NOT_FOUND');
  if (await isBusy(db, of)) refuse('HOUSEHOLD_BUSY');
  const change = { from: fullname(family), to: null };
  await recordSharing(context, { act: 'participants.unshare', participant, family, change });
  return { message: null };
});
