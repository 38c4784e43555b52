import { listAvailabilityTags as endpoint } from '@ribambelle/api/availabilities/list-availability-tags.ts';
import { action } from '../../action.ts';
import { loadTags } from '../../tags/index.ts';

/** Lists the tags to choose from for availabilities. */
export const listAvailabilityTags = action(endpoint, async ({ db }) => {
  const tags = await loadTags(db, 'availabilities');
  return { tags: tags.map(({ name }) => name) };
});
