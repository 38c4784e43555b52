import { said } from '@ribambelle/testing/said.ts';
import type { Answer } from '@ribambelle/api/client.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { notesAndTags } from '@ribambelle/testing/note-cases.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedRecords } from '../records.ts';
import type { Part } from './part.ts';
import { type RemovedNoun, WHOLE } from './whole.ts';

type Removed = Answer<'deleteLocation'>;

let shop: Shop;
let organiser: Made;
let chief: Made & { token: string };
let colleague: Made & { token: string };
let stranger: Made & { token: string };

const NOW = '2026-01-05T08:00:00.000Z';

beforeAll(async () => {
  shop = await openShop({ now: NOW });
  organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  colleague = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  stranger = await shop.make.collaborator(neighbour, [...ALL_PERMISSIONS]);
});
afterAll(() => shop.close());

const title = { fr: 'Un', en: 'One' };
const json = JSON.stringify(title);
const restore = (removal: string, as = chief) => shop.office('restoreRemoval', { removal }, as);
const row = (table: string, columns: Readonly<Record<string, unknown>>) => {
  const named = { organiser_id: organiser.id, ...columns };
  const names = Object.keys(named);
  return shop.sql<{ id: number; cuid: string }>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning *`,
    Object.values(named),
  );
};

/** Everything kept of a noun, as its rows are in the database. */
async function rowsOf(noun: RemovedNoun, key: number | string): Promise<unknown> {
  const parts: readonly Part[] = WHOLE[noun].parts;
  const found = parts.map(async ({ table, column, through }) => {
    const is =
      through === undefined
        ? '= $2'
        : `in (select id from ${through.table} where ${through.column} = $2)`;
    return shop.sql(
      `select to_jsonb(t)::text as row from ${table} t where organiser_id = $1 and ${column} ${is} order by 1`,
      [organiser.id, key],
    );
  });
  return Promise.all(found);
}

/**
 * One of each noun with everything that goes with it: the key by which its rows are found, and the
 * way staff remove it.
 */
const ONE_OF: Readonly<
  Record<
    RemovedNoun,
    () => Promise<{ readonly key: number | string; readonly remove: () => Promise<Removed> }>
  >
> = {
  activities: async () => {
    const activity = await shop.make.activity(organiser);
    const category = await shop.make.category(organiser);
    await shop.make.option(organiser, activity, { prices: [{ amount: 500, percentage: 0 }] });
    await shop.make.question(organiser, activity);
    await row('activity_categories', { activity_id: activity.id, category_id: category.id });
    const counts = { minimum_availabilities: 1, maximum_availabilities: 2 };
    await row('registration_request_tiers', { activity_id: activity.id, name: '{}', ...counts });
    await row('registration_request_constraints', {
      activity_id: activity.id,
      label: '{}',
      type: 'registrations.count.maximum',
      payload: '{"count":1}',
    });
    const remove = () => shop.office('deleteActivity', { activity: activity.cuid }, chief);
    return { key: activity.id, remove };
  },
  availabilities: async () => {
    const activity = await shop.make.activity(organiser);
    const days = ['2026-07-06', '2026-07-07'];
    const made = await shop.make.availability(organiser, activity, { days });
    await row('availability_collaborators', {
      availability_id: made.id,
      collaborator_id: colleague.id,
    });
    await row('availability_date_collaborators', {
      availability_id: made.id,
      date_id: made.dates[0]?.id ?? 0,
      collaborator_id: colleague.id,
    });
    const hall = await shop.make.resource(
      organiser,
      await shop.make.bookingConfiguration(organiser),
    );
    await row('availability_resources', { availability_id: made.id, resource_id: hall.id });
    await row('synchronised_availabilities', { availability_id: made.id, group_id: 1 });
    const family = await shop.make.customer(organiser);
    await row('waiting_list_entries', {
      availability_id: made.id,
      customer_id: family.id,
      participant_id: family.participant.id,
      turn: 1,
    });
    await row('automatic_cancellations', {
      availability_id: made.id,
      minimum: 4,
      decide_at: NOW,
    });
    const remove = () => shop.office('deleteAvailability', { availability: made.cuid }, chief);
    return { key: made.id, remove };
  },
  notification_definitions: async () => {
    const made = await shop.make.notificationDefinition(organiser);
    const { id, cuid: notification_definition } = made;
    return {
      key: id,
      remove: () => shop.office('deleteNotificationDefinition', { notification_definition }, chief),
    };
  },
  segments: async () => {
    const { id, cuid: segment } = await shop.make.segment(organiser);
    return { key: id, remove: () => shop.office('deleteSegment', { segment }, chief) };
  },
  resource_blocks: async () => {
    const configuration = await shop.make.bookingConfiguration(organiser);
    const { cuid: resource } = await shop.make.resource(organiser, configuration);
    const { cuid: block } = await shop.office(
      'createResourceBlock',
      { resources: [resource], first_day: '2026-03-02', last_day: '2026-03-03' },
      chief,
    );
    const [made] = await shop.sql<{ id: string }>(
      'select id from resource_blocks where cuid = $1',
      [block],
    );
    const remove = () => shop.office('deleteResourceBlock', { block }, chief);
    return { key: Number(made?.id), remove };
  },
  categories: async () => {
    const { id, cuid } = await shop.make.category(organiser);
    return { key: id, remove: () => shop.office('deleteCategory', { category: cuid }, chief) };
  },
  category_groups: async () => {
    const [made] = await row('category_groups', { title: json });
    const { id, cuid } = made ?? { id: 0, cuid: '' };
    return { key: id, remove: () => shop.office('deleteCategoryGroup', { group: cuid }, chief) };
  },
  collaborator_roles: async () => {
    const { cuid } = await shop.office(
      'createRole',
      { name: 'Accueil', permissions: ['locations.read'] },
      chief,
    );
    const [made] = await shop.sql<{ id: number }>(
      'select id from collaborator_roles where cuid = $1',
      [cuid],
    );
    return { key: made?.id ?? 0, remove: () => shop.office('deleteRole', { role: cuid }, chief) };
  },
  custom_fields: async () => {
    const [made] = await row('custom_fields', { entity: 'CUSTOMERS', type: 'TEXT', title: json });
    const { id, cuid } = made ?? { id: 0, cuid: '' };
    return { key: id, remove: () => shop.office('deleteCustomField', { field: cuid }, chief) };
  },
  host_names: async () => {
    const hostname = 'stages.example.test';
    await row('host_names', { hostname });
    await shop.sql('update host_names set main = true where hostname = $1', ['127.0.0.1']);
    await row('host_name_checks', {
      hostname,
      result: 'HERE',
      proof: 'PROVEN',
      addresses: ['203.0.113.7'],
      checked_at: NOW,
    });
    return { key: hostname, remove: () => shop.office('removeHostName', { hostname }, chief) };
  },
  ...notesAndTags(() => ({ shop, organiser, chief })),
  report_schedules: async () => {
    const { cuid } = await weekly();
    const [made] = await shop.sql<{ id: number }>(
      'select id from report_schedules where cuid = $1',
      [cuid],
    );
    const remove = () => shop.office('deleteReportSchedule', { schedule: cuid }, chief);
    return { key: made?.id ?? 0, remove };
  },
  mail_templates: async () => {
    const content = said({ fr: '<p>Bonjour</p>', en: '' });
    const template = { name: 'Rappel', content, default_for: 'MAILS' as const };
    const { cuid } = await shop.office('createMailTemplate', template, chief);
    const [stored] = await shop.sql<{ id: number }>(
      'select id from mail_templates where cuid = $1',
      [cuid],
    );
    const remove = () => shop.office('deleteMailTemplate', { mail_template: cuid }, chief);
    return { key: stored?.id ?? 0, remove };
  },
  saved_sections: async () => {
    const element = { id: 'one', name: '', element: 'blocks-heading', settings: {}, children: [] };
    const { cuid } = await shop.office(
      'createSavedSection',
      { name: 'Nos lieux', content: [element] },
      chief,
    );
    return { key: cuid, remove: () => shop.office('deleteSavedSection', { section: cuid }, chief) };
  },
  saved_views: async () => {
    const { cuid } = await shop.office(
      'createSavedView',
      { list: 'customers', name: 'Nouvelles', filters: { search: 'Dubois' } },
      chief,
    );
    return { key: cuid, remove: () => shop.office('deleteSavedView', { view: cuid }, chief) };
  },
};

const weekly = () =>
  shop.office(
    'createReportSchedule',
    {
      of: { report: 'occupancy', by: 'activity', period: 'THIS_MONTH' },
      weekday: 1,
      hour: 7,
      recipients: [chief.cuid, colleague.cuid],
    },
    chief,
  );

const NOUNS = Object.keys(ONE_OF).filter((noun): noun is RemovedNoun => Object.hasOwn(WHOLE, noun));

describe('removed records', () => {
  test.each(NOUNS)('200 is restored as it was, once, and this is logged: %s', async (noun) => {
    const { key, remove } = await ONE_OF[noun]();
    const before = await rowsOf(noun, key);
    const { removal } = await remove();
    expect(await rowsOf(noun, key)).toEqual(WHOLE[noun].parts.map(() => []));
    expect(await restore(removal)).toEqual({ message: null });
    expect(await rowsOf(noun, key)).toEqual(before);
    await expect(restore(removal)).rejects.toMatchObject({ code: 'REMOVAL_NOT_FOUND' });
    const { area } = WHOLE[noun];
    const logged = await shop.sql('select from audit_log where action = $1 and entity = $2', [
      `${area}.restore`,
      noun,
    ]);
    expect(logged).toHaveLength(area === null ? 0 : 1);
  });

  test('every table that cascades with a removed record is among its parts', async () => {
    const cascades = await shop.sql<{ child: string; parent: string }>(
      `select conrelid::regclass::text as child, confrelid::regclass::text as parent
       from pg_constraint where contype = 'f' and confdeltype = 'c'`,
    );
    const ofRecords = storedRecords.map(({ table, parts }) => [{ table, column: 'id' }, ...parts]);
    const wholes: readonly (readonly Part[])[] = NOUNS.map((noun) => WHOLE[noun].parts);
    for (const parts of [...wholes, ...ofRecords]) {
      const tables = parts.map(({ table }) => table);
      const going = cascades.filter(({ parent }) => tables.includes(parent));
      expect(tables).toEqual(expect.arrayContaining(going.map(({ child }) => child)));
    }
  });
});

describe('refused', () => {
  const removeLocation = async () => {
    const { cuid } = await shop.make.location(organiser);
    return (await shop.office('deleteLocation', { location: cuid }, chief)).removal;
  };

  test('404 for a colleague, for another organiser, and after fifteen minutes', async () => {
    const removal = await removeLocation();
    const refused = { code: 'REMOVAL_NOT_FOUND', status: 404 };
    await expect(restore(removal, colleague)).rejects.toMatchObject(refused);
    await expect(restore(removal, stranger)).rejects.toMatchObject(refused);
    await expect(restore('nothing')).rejects.toMatchObject(refused);
    shop.clock.set('2026-01-05T08:15:01.000Z');
    await expect(restore(removal)).rejects.toMatchObject(refused);
    shop.clock.set(NOW);
    await restore(removal);
  });

  test('403 for a collaborator who lost the right meanwhile', async () => {
    const removal = await removeLocation();
    await shop.sql(
      `update collaborator_roles r set permissions = array_remove(permissions, 'locations.delete')
       from collaborators c where c.id = $1 and r.id = c.role_id`,
      [chief.id],
    );
    await expect(restore(removal)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await shop.sql(
      `update collaborator_roles r set permissions = array_append(permissions, 'locations.delete')
       from collaborators c where c.id = $1 and r.id = c.role_id`,
      [chief.id],
    );
    await restore(removal);
  });

  test('409 when another record took its name meanwhile; the removal is kept', async () => {
    const view = { list: 'customers', filters: { search: 'Dubois' }, name: 'Nouvelles' } as const;
    await shop.sql('delete from saved_views');
    const { key, remove } = await ONE_OF.saved_views();
    const { removal } = await remove();
    const taken = await shop.office('createSavedView', view, chief);
    const refused = { code: 'REMOVAL_NOT_RESTORABLE', status: 409 };
    await expect(restore(removal)).rejects.toMatchObject(refused);
    await shop.office('deleteSavedView', { view: taken.cuid }, chief);
    await restore(removal);
    expect(await rowsOf('saved_views', key)).toHaveLength(1);
  });

  test('409 when a record that it refers to is gone', async () => {
    const { remove } = await ONE_OF.categories();
    const { removal } = await remove();
    const [kept] = await shop.sql<{ group_id: number }>(
      `select (kept -> 0 -> 'rows' -> 0 ->> 'group_id')::bigint as group_id from removals where cuid = $1`,
      [removal],
    );
    await shop.sql('delete from category_groups where id = $1', [kept?.group_id]);
    await expect(restore(removal)).rejects.toMatchObject({ code: 'REMOVAL_NOT_RESTORABLE' });
  });

  test('of two attempts at the same moment, one restores it', async () => {
    const removal = await removeLocation();
    const outcomes = await Promise.allSettled([restore(removal), restore(removal)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

test('200 a restored weekly report is sent again, even when its time passed meanwhile', async () => {
  const { cuid } = await weekly();
  const { removal } = await shop.office('deleteReportSchedule', { schedule: cuid }, chief);
  const [kept] = await shop.sql<{ key: string }>(
    `select 'report-schedule ' || (kept -> 0 -> 'rows' -> 0 ->> 'id') as key from removals where cuid = $1`,
    [removal],
  );
  await shop.sql('delete from graphile_worker._private_jobs where key = $1', [kept?.key]);
  await restore(removal);
  const jobs = await shop.sql('select run_at from graphile_worker._private_jobs where key = $1', [
    kept?.key,
  ]);
  expect(jobs).toHaveLength(1);
});
