import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { deleteParticipant as endpoint } from '@ribambelle/api/participants/delete-participant.ts';
import { isConfirmed } from '@ribambelle/domain/customers/delete-confirmation.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockParticipant, markParticipantDeleted } from './participant-store.ts';
import { hasSomethingAhead } from './participant-views.ts';
import { isBusy, isExpected, isShared, leaveShared } from '../households/index.ts';

/**
 * Removes one of the caller's participants from the account; refused while anything is ahead of
 * them (1 §7). A shared one stays with the other families (decision 147).
 */
export const deleteParticipant = action(
  endpoint,
  async ({ db, request, customer, language, now }) => {
    const { participant_id, confirmation } = request;
    const locked = await lockParticipant(db, { customer_id: customer.id, id: participant_id });
    const participant = orRefuse(locked, 'PARTICIPANT_NOT_FOUND');
    if (confirmation !== null && !isConfirmed(confirmation, participant.firstname)) {
      refuse('CONFIRMATION_MISMATCH', { confirmation: 'CONFIRMATION_MISMATCH' });
    }
    const of = { participant_id, now };
    const key = { ...of, customer_id: customer.id };
    if (await isShared(db, of.participant_id)) {
      // registrations by the other family for the child do not block this
      if ((await isBusy(db, key)) || (await isExpected(db, key)))
        refuse('PARTICIPANT_HAS_REGISTRATIONS');
      await leaveShared(db, key);
      return { message: textsFor(language).participants.left };
    }
    if (await hasSomethingAhead(db, of)) refuse('PARTICIPANT_HAS_REGISTRATIONS');
    await markParticipantDeleted(db, { id: participant.id, now });
    return { message: textsFor(language).participants.deleted };
  },
);
