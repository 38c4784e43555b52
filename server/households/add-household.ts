import { addHousehold as endpoint } from '@ribambelle/api/households/add-household.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { decideToShare } from '@ribambelle/domain/households/add-household.ts';
import { action } from '../action.ts';
import { requireVersion } from '../audit/require-version.ts';
import { lockCustomer } from '../customers/index.ts';
import { lockOfficeParticipant } from '../participants/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { insertHousehold, loadToShare } from './household-store.ts';
import { recordSharing } from './record-sharing.ts';

/**
 * Shares a child with a further family, under the locks of both; every family of the child gets an
 * e-mail, and can object.
 */
export const addHousehold = action(endpoint, async (context) => {
  const { db, request, collaborator, now, emit } = context;
  const family = orRefuse(await lockCustomer(db, request.customer), 'CUSTOMER_NOT_FOUND');
  const participant = orRefuse(
    await lockOfficeParticipant(db, request.participant),
    'PARTICIPANT_NOT_FOUND',
  );
  await requireVersion(db, { record: participant, read: request.participant_version });
  const of = { participant_id: participant.id, customer_id: family.id };
  const decision = decideToShare(await loadToShare(db, of));
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const household = await insertHousehold(db, { ...of, added_by: collaborator.id, now });
  for (const customer_id of household.families)
    emit('participant.shared', { participant_household_id: household.id, customer_id });
  const change = { from: null, to: fullname(family) };
  await recordSharing(context, { act: 'participants.share', participant, family, change });
  return { message: null };
});
