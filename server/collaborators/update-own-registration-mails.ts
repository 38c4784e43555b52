import { updateOwnRegistrationMails as endpoint } from '@ribambelle/api/collaborators/update-own-registration-mails.ts';
import { action } from '../action.ts';
import { saveAccount } from './account-store.ts';

/** Switches the e-mails about new registrations on or off for a collaborator. */
export const updateOwnRegistrationMails = action(
  endpoint,
  async ({ db, request: { registration_mails }, collaborator, now }) => {
    await saveAccount(db, {
      collaborator_id: collaborator.id,
      now,
      changes: { registration_mails },
    });
    return { message: null };
  },
);
