import { resources } from '@ribambelle/api/resources/record.ts';
import { sql } from 'kysely';
import { searchWords, wholeFirst } from '../activities/index.ts';
import { titleOrder } from '../lists/title-order-views.ts';
import { firstPicture, isOfferUsed, picturesOf, withDrawing } from '../offers/index.ts';
import { refuseOtherCategory } from '../organisers/index.ts';
import { type Reference, storedRecord } from '../records/stored-record.ts';
import { itemsOf } from '../records/unsafe.ts';
import { refuse } from '../refusal.ts';
import { inGroups, loadGroupsOf, NAMES_OF_GROUPS, setGroupsOf } from '../resource-groups/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { isResourceNeeded } from './resource-store.ts';

/** By its cuid in the form, by its name in the list. */
const named: Pick<Reference, 'shows' | 'shown' | 'listed'> = {
  shows: ['name'],
  shown: ({ cuid }) => cuid,
  listed: ({ name = null }) => name,
};

const drawn = withDrawing('paper');

/** Resources: one that was booked, is in a cart or is needed by an availability stays. */
export const storedResources = storedRecord(resources, {
  table: 'resources',
  dated: true,
  parts: [
    { table: 'resource_images', column: 'resource_id' },
    { table: 'resource_group_members', column: 'resource_id' },
    { table: 'resource_block_times', column: 'resource_id' },
  ],
  facts: { groups: NAMES_OF_GROUPS, picture: firstPicture('resources') },
  references: {
    location: {
      ...named,
      table: 'locations',
      column: 'location_id',
      unknown: 'LOCATION_NOT_FOUND',
    },
    configuration: {
      ...named,
      table: 'booking_configurations',
      column: 'booking_configuration_id',
      unknown: 'BOOKING_CONFIGURATION_NOT_FOUND',
    },
  },
  links: {
    images: picturesOf('resources'),
    groups: {
      load: async (db, { id, text }) =>
        (await loadGroupsOf(db, id)).map(({ cuid, name }) => ({
          cuid,
          name: text(name),
        })),
      save: async (db, { id, cuids }) => {
        if (!(await setGroupsOf(db, { resource_id: id, groups: cuids })))
          refuse('RESOURCE_GROUP_NOT_FOUND', { groups: 'RESOURCE_GROUP_NOT_FOUND' });
      },
    },
  },
  matches: ({ search, published, group }) => [
    ...searchWords(search).map((word) => sql`r.search_name @@ word_query(${word})`),
    ...(published === undefined ? [] : [sql`r.published = ${published}`]),
    ...(group === undefined ? [] : [inGroups([group])]),
  ],
  orders: (language) => ({ name: [titleOrder(sql`r.name`, language)] }),
  order: ({ search }) => sql`${wholeFirst(sql`r.search_name`, search)}r."order"`,
  present: (row, reader) => ({
    ...drawn(row, reader),
    groups: itemsOf(row['groups']).map(textReader(reader)),
  }),
  settled: (values, organiser) => {
    refuseOtherCategory(values.vat_category, { organiser });
    return values;
  },
  refusedUse: async (db, id) =>
    (await isOfferUsed(db, { id, of: 'resources' })) || (await isResourceNeeded(db, id))
      ? 'RESOURCE_IN_USE'
      : null,
});
