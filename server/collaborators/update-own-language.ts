import { updateOwnLanguage as endpoint } from '@ribambelle/api/collaborators/update-own-language.ts';
import { action } from '../action.ts';
import { saveAccount } from './account-store.ts';

/** Changes the language in which a collaborator works. */
export const updateOwnLanguage = action(endpoint, async ({ db, request, collaborator, now }) => {
  await saveAccount(db, {
    collaborator_id: collaborator.id,
    now,
    changes: { language: request.language },
  });
  return { message: null };
});
