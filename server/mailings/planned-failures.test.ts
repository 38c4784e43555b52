import { said } from '@ribambelle/testing/said.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { until } from '@ribambelle/testing/until.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

const NOW = '2096-01-05T08:00:00.000Z';
const SEND_AT = '2096-01-05T09:00:00.000Z';
const RIGHTS: readonly Permission[] = [
  'customer-notifications.read',
  'customer-notifications.create',
  'registrations.read',
];

let shop: Shop;
let organiser: Made;
let camp: MadeAvailability;
let author: Made & { token: string };

beforeAll(async () => {
  shop = await openShop({ jobs: true, now: NOW });
  organiser = await shop.make.organiser();
  const activity = await shop.make.activity(organiser);
  camp = await shop.make.availability(organiser, activity, { days: ['2096-07-02'] });
  author = await shop.make.collaborator(organiser, RIGHTS);
  const family = await shop.make.customer(organiser);
  await shop.make.registration(organiser, family, {
    availability_id: camp.id,
    date_ids: camp.dates.map(({ id }) => id),
  });
});
afterAll(() => shop.close());

/** Plans a mailing of a colleague, and returns it. */
async function plannedBy(planner: Made & { token: string }): Promise<string> {
  const { cuid: mailing } = await shop.office(
    'createMailing',
    {
      recipients: {
        on: 'AVAILABILITIES',
        selection: { by: 'CHOSEN', chosen: [camp.cuid] },
      },
      subject: { fr: 'Rappel', en: '' },
      content: said({ fr: '<p>Bonjour</p>', en: '' }),
    },
    author,
  );
  const plan = { mailing, as_read: 1, families: 1, send_at: SEND_AT };
  await shop.office('planMailing', plan, planner);
  return mailing;
}

/** Runs the job of a planned mailing, and returns the mailing as it is then. */
async function arrived(mailing: string) {
  await shop.sql(
    `select graphile_worker.add_job('begin-planned-mailing', json_build_object(
       'organiser_id', organiser_id, 'mailing_id', id, 'send_at', $2::text),
       job_key => 'arrived', max_attempts => 1)
     from mailings where cuid = $1`,
    [mailing, SEND_AT],
  );
  const waiting = () =>
    shop.sql(
      `select 1 from graphile_worker.jobs
       where key = 'arrived' and (attempts < max_attempts or locked_at is not null)`,
    );
  await until(async () => (await waiting()).length === 0);
  return shop.office('getMailing', { mailing }, author);
}

const roleOf = ({ id }: Made) => `(select role_id from collaborators where id = ${id})`;

test('a planner who may no longer write to families sends nothing', async () => {
  const planner = await shop.make.collaborator(organiser, RIGHTS);
  const mailing = await plannedBy(planner);
  await shop.sql(
    `update collaborator_roles set permissions = array_remove(permissions, 'customer-notifications.create')
     where id = ${roleOf(planner)}`,
  );
  expect(await arrived(mailing)).toMatchObject({ state: 'DRAFT', not_begun: 'NOT_PERMITTED' });
});

test('a planner who sees own groups alone since sends no mailing of a colleague', async () => {
  const planner = await shop.make.collaborator(organiser, RIGHTS);
  const mailing = await plannedBy(planner);
  await shop.sql(
    'insert into availability_collaborators (organiser_id, availability_id, collaborator_id) values ($1, $2, $3)',
    [organiser.id, camp.id, planner.id],
  );
  await shop.sql(`update collaborator_roles set scope = 'OWN' where id = ${roleOf(planner)}`);
  expect(await arrived(mailing)).toMatchObject({ state: 'DRAFT', not_begun: 'NOT_PERMITTED' });
});

test('one that still fails at the last try is a draft again', async () => {
  const planner = await shop.make.collaborator(organiser, RIGHTS);
  const mailing = await plannedBy(planner);
  await shop.sql('alter table mailing_recipients add constraint none check (false) not valid');
  onTestFinished(async () => {
    await shop.sql('alter table mailing_recipients drop constraint none');
  });
  expect(await arrived(mailing)).toMatchObject({ state: 'DRAFT', not_begun: 'UNKNOWN_ERROR' });
});
