import { resourceGroups } from '@ribambelle/api/resource-groups/record.ts';
import { sql } from 'kysely';
import { searchWords, wholeFirst } from '../activities/index.ts';
import { titleOrder } from '../lists/title-order-views.ts';
import { storedRecord } from '../records/stored-record.ts';

/** Groups of resources. Deleting one keeps its resources; restoring it puts them back into it. */
export const storedResourceGroups = storedRecord(resourceGroups, {
  table: 'resource_groups',
  dated: true,
  parts: [{ table: 'resource_group_members', column: 'group_id' }],
  facts: {
    resources: sql`(select count(*) from resource_group_members m
      where m.organiser_id = r.organiser_id and m.group_id = r.id)`,
  },
  matches: ({ search }) =>
    searchWords(search).map((word) => sql`r.search_name @@ word_query(${word})`),
  orders: (language) => ({ name: [titleOrder(sql`r.name`, language)] }),
  order: ({ search }) => sql`${wholeFirst(sql`r.search_name`, search)}r."order"`,
});
