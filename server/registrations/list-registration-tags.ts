import { listRegistrationTags as endpoint } from '@ribambelle/api/registrations/list-registration-tags.ts';
import { action } from '../action.ts';
import { loadTags } from '../tags/index.ts';

/** Answers the tags to choose from for registrations. */
export const listRegistrationTags = action(endpoint, async ({ db }) => ({
  tags: await loadTags(db, 'customers'),
}));
