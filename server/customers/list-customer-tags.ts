import { listCustomerTags as endpoint } from '@ribambelle/api/customers/list-customer-tags.ts';
import { action } from '../action.ts';
import { loadTags } from '../tags/index.ts';

/** Lists the tags to choose from for families. */
export const listCustomerTags = action(endpoint, async ({ db }) => ({
  tags: await loadTags(db, 'customers'),
}));
